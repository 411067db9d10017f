import { imageKindOf, isAscii, type ImageKind } from "./imageKind.ts";

/** In pixels, as the file's header says; a rotation that the file asks for is not applied. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size that a picture's header claims, without decoding a pixel, so that a small file which unpacks into
 * gigabytes is known before it can do harm. Null where the header is broken or the kind is none of ours.
 */
export function pixelSizeOf(bytes: Uint8Array): PixelSize | null {
  const kind = imageKindOf(bytes);
  if (!kind) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[kind](view, bytes);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // A header that ends too early.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const readers: Record<ImageKind, (view: DataView, bytes: Uint8Array) => PixelSize | null> = {
  png: (view, bytes) =>
    isAscii(bytes, 12, "IHDR") ? { width: view.getUint32(16), height: view.getUint32(20) } : null,
  jpeg: jpegSize,
  webp: webpSize,
};

/** Walks from segment to segment until the frame header. */
function jpegSize(view: DataView): PixelSize | null {
  let at = 2;
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrameHeader(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else if (marker === 0xda) return null;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0…SOF15 without the tables and the reserved marker among them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Lossy, lossless and extended files each say it in their own way. */
function webpSize(view: DataView, bytes: Uint8Array): PixelSize | null {
  if (isAscii(bytes, 12, "VP8 "))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (isAscii(bytes, 12, "VP8L")) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (isAscii(bytes, 12, "VP8X"))
    return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  return null;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
