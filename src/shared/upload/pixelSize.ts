import { imageKindOf, isAscii, type ImageKind } from "./imageKind.ts";

/** In pixels, as the header states; EXIF rotation is not applied. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size that an image's header states. Nothing is decoded, so a small file that unpacks into
 * gigabytes is recognized before it does harm. Null for a broken header or an unsupported kind.
 */
export function pixelSizeOf(bytes: Uint8Array): PixelSize | null {
  const kind = imageKindOf(bytes);
  if (!kind) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[kind](view, bytes);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // The header ends too early.
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

/** Walks the segments up to the frame header. */
function jpegSize(view: DataView): PixelSize | null {
  let offset = 2;
  while (offset < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) offset += 1;
    else if (isFrameHeader(marker))
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    else if (marker === 0xda) return null;
    else offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** SOF0 to SOF15, without the tables and the reserved marker among them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Lossy, lossless and extended files store the size in different ways. */
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

function uint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
}
