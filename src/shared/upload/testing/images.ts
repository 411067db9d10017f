/** Headers of images of any size. The checks read only headers. */
function bytes(...parts: (string | number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
}

const big = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => (value >>> (8 * (length - 1 - index))) & 0xff);
const little = (value: number, length: number): number[] => big(value, length).toReversed();

export const png = (width: number, height: number) =>
  bytes(
    [0x89],
    "PNG\r\n",
    [0x1a, 0x0a],
    big(13, 4),
    "IHDR",
    big(width, 4),
    big(height, 4),
    [8, 6, 0, 0, 0],
  );

/** The header comes after camera metadata whose bytes look like markers. */
export const jpeg = (width: number, height: number, marker = 0xc2) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1],
    big(40, 2),
    Array.from({ length: 38 }, () => 0xff),
    [0xff, 0xff, marker],
    big(17, 2),
    [8],
    big(height, 2),
    big(width, 2),
    [3, 1, 0x22, 0],
  );

export const webpLossy = (width: number, height: number) =>
  bytes(
    "RIFF",
    little(100, 4),
    "WEBPVP8 ",
    little(80, 4),
    [0, 0, 0, 0x9d, 0x01, 0x2a],
    little(width, 2),
    little(height, 2),
  );
export const webpLossless = (width: number, height: number) =>
  bytes(
    "RIFF",
    little(100, 4),
    "WEBPVP8L",
    little(80, 4),
    [0x2f],
    little((width - 1) | ((height - 1) << 14), 4),
  );
export const webpExtended = (width: number, height: number) =>
  bytes(
    "RIFF",
    little(100, 4),
    "WEBPVP8X",
    little(10, 4),
    [0, 0, 0, 0],
    little(width - 1, 3),
    little(height - 1, 3),
  );

export function file(content: BlobPart, name = "photo.jpg", type = "image/jpeg"): File {
  return new File([content], name, { type });
}

/** The image followed by zeros up to `size` bytes. */
export function padded(image: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  whole.set(image);
  return whole;
}
