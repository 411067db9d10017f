/** In degrees. */
export type LngLat = [longitude: number, latitude: number];

/**
 * Decodes lines in the encoded polyline format: two decimals, longitude first, separated by spaces.
 */
export function decodeLines(text: string): LngLat[][] {
  return text.split(" ").map(decodeLine);
}

function decodeLine(text: string): LngLat[] {
  const line: LngLat[] = [];
  let [x, y, offset] = [0, 0, 0];
  const next = (): number => {
    let [value, shift, digit] = [0, 0, 0x20];
    while (digit >= 0x20 && offset < text.length) {
      digit = text.charCodeAt(offset++) - 63;
      value |= (digit & 0x1f) << shift;
      shift += 5;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (offset < text.length) {
    x += next();
    y += next();
    line.push([x / 100, y / 100]);
  }
  return line;
}
