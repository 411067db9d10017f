import type { Line } from "./simplify.ts";

/** The encoded polyline format, with two decimals, and without the characters that JSON would escape. */
export function encodedLine(line: Line): string {
  let [x, y] = [0, 0];
  return line
    .map(([longitude, latitude]) => {
      const [nextX, nextY] = [Math.round(longitude * 100), Math.round(latitude * 100)];
      const text = encodedNumber(nextX - x) + encodedNumber(nextY - y);
      [x, y] = [nextX, nextY];
      return text;
    })
    .join("");
}

function encodedNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCharCode(rest + 63);
}
