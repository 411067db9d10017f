import type { GuestFile } from "../../../../shared/widget/examples.ts";

type Rgb = readonly [number, number, number];

interface Painting {
  readonly width: number;
  readonly height: number;
  /** Four colors; the first may be transparent. */
  readonly colors: readonly [Rgb, Rgb, Rgb, Rgb];
  readonly isSeeThrough?: boolean;
  /** Returns the color index of a pixel. */
  readonly paint: (x: number, y: number) => 0 | 1 | 2 | 3;
}

/**
 * Draws the image when its bytes are first read, because this takes a tenth of a second and every
 * example of the widget imports this module.
 */
function image(name: string, painting: Painting): GuestFile {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  return {
    name,
    type: "image/png",
    get bytes() {
      return (bytes ??= pngOf(painting));
    },
  };
}

/** A wide photo of a plate on a table. */
export function platePhoto(name: string, soup: Rgb = [196, 84, 44]): GuestFile {
  const paint = (x: number, y: number) => {
    const distance = Math.hypot(x - 800, y - 500);
    if (distance > 400) return 0;
    if (distance > 300) return 1;
    return Math.hypot((x % 150) - 75, (y % 130) - 65) < 14 ? 3 : 2;
  };
  return image(name, {
    width: 1600,
    height: 1000,
    colors: [[88, 63, 50], [246, 241, 230], soup, [70, 120, 62]],
    paint,
  });
}

/** A photo of one gray, which has no other versions as a logo. */
export function plainPhoto(name: string): GuestFile {
  const gray: Rgb = [153, 153, 153];
  const colors = [gray, gray, gray, gray] as const;
  return image(name, { width: 1600, height: 1000, colors, paint: () => 0 });
}

/** A logo of a ring beside three bars, with a transparent background. */
export function ringLogo(name: string, ink: Rgb): GuestFile {
  const paint = (x: number, y: number) => {
    const distance = Math.hypot(x - 110, y - 100);
    const isRing = distance < 80 && distance > 52;
    const isBar = x > 230 && x < 560 - (y > 100 ? 110 : 0) && y % 60 > 18 && y % 60 < 44 && y < 180;
    return isRing || isBar ? 1 : 0;
  };
  return image(name, {
    width: 600,
    height: 200,
    colors: [[0, 0, 0], ink, ink, ink],
    isSeeThrough: true,
    paint,
  });
}

/** A broken image of this many bytes: a valid header without content. */
export function heavyPhoto(name: string, size: number): GuestFile {
  const bytes = new Uint8Array(size);
  bytes.set(
    pngOf({
      width: 4,
      height: 4,
      colors: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      paint: () => 0,
    }),
  );
  return { name, type: "image/png", bytes };
}

/** An SVG drawing named like a photo. */
export const disguisedDrawing: GuestFile = {
  name: "terrace.jpg",
  type: "image/jpeg",
  bytes: ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

/** An uncompressed PNG with four colors, which needs no library and no canvas. */
function pngOf({
  width,
  height,
  colors,
  isSeeThrough = false,
  paint,
}: Painting): Uint8Array<ArrayBuffer> {
  const rowBytes = 1 + Math.ceil(width / 4);
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * rowBytes + 1 + (x >> 2)]! |= paint(x, y) << (6 - 2 * (x & 3));
  const head = new Uint8Array([...uint32(width), ...uint32(height), 2, 3, 0, 0, 0]);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", head),
    chunk("PLTE", Uint8Array.from(colors.flat())),
    ...(isSeeThrough ? [chunk("tRNS", Uint8Array.of(0))] : []),
    chunk("IDAT", stored(rows)),
    chunk("IEND", new Uint8Array()),
  ];
  return joined(parts);
}

/** The zlib format without compression: blocks of at most 65,535 bytes. */
function stored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const maxBlockLength = 65_535;
  const blocks: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let offset = 0; offset < bytes.length; offset += maxBlockLength) {
    const block = bytes.subarray(offset, offset + maxBlockLength);
    const isLast = offset + maxBlockLength >= bytes.length ? 1 : 0;
    blocks.push(
      Uint8Array.of(
        isLast,
        block.length & 255,
        block.length >> 8,
        ~block.length & 255,
        (~block.length >> 8) & 255,
      ),
      block,
    );
  }
  return joined([...blocks, Uint8Array.from(uint32(adler32(bytes)))]);
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const body = joined([ascii(name), content]);
  return joined([
    Uint8Array.from(uint32(content.length)),
    body,
    Uint8Array.from(uint32(crc32(body))),
  ]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

function ascii(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function uint32(value: number): number[] {
  return [24, 16, 8, 0].map((bits) => (value >>> bits) & 255);
}

function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
