/** Longitude and latitude in degrees. */
export type LngLat = [longitude: number, latitude: number];

/** Lines in the encoded polyline format with two decimals, longitude first, parted by spaces. */
export function decodedLines(text: string): LngLat[][] {
  return text.split(" ").map(decodedLine);
}

function decodedLine(text: string): LngLat[] {
  const line: LngLat[] = [];
  let [x, y, at] = [0, 0, 0];
  const next = (): number => {
    let [value, shift, digit] = [0, 0, 0x20];
    while (digit >= 0x20 && at < text.length) {
      digit = text.charCodeAt(at++) - 63;
      value |= (digit & 0x1f) << shift;
      shift += 5;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < text.length) {
    x += next();
    y += next();
    line.push([x / 100, y / 100]);
  }
  return line;
}
