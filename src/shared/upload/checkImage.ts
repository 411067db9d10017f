import { imageKindOf, type ImageKind } from "./imageKind.ts";
import { pixelSizeOf, type PixelSize } from "./pixelSize.ts";

export interface ImageLimits {
  readonly kinds: readonly ImageKind[];
  /** Megabytes of 1,000,000 bytes. */
  readonly maxMegabytes: number;
  /** Width times height, in millions. */
  readonly maxMegapixels: number;
}

/** The portal's limits (P19). */
export const brandImageLimits: ImageLimits = {
  kinds: ["jpeg", "png", "webp"],
  maxMegabytes: 10,
  maxMegapixels: 60,
};

/**
 * The most pixels in a row or column. No JPEG can have more, so a header with a larger number is
 * damaged.
 */
const mostPixels = 65_535;

export type ImageError =
  | { readonly kind: "empty" }
  | { readonly kind: "not-an-image"; readonly allowed: readonly ImageKind[] }
  | { readonly kind: "too-big"; readonly megabytes: number; readonly maxMegabytes: number }
  | {
      readonly kind: "too-many-pixels";
      readonly megapixels: number;
      readonly maxMegapixels: number;
    }
  /** The header is that of an image, but its size cannot be read. */
  | { readonly kind: "broken" }
  /** The browser could not read the file: it was moved, or access was revoked. */
  | { readonly kind: "unreadable" };

export interface CheckedImage extends PixelSize {
  readonly file: File;
  readonly kind: ImageKind;
  /**
   * SHA-256 of the content in hexadecimal; null where `crypto.subtle` is missing, as on plain http.
   */
  readonly fingerprint: string | null;
}

export type ImageCheck =
  | { readonly ok: true; readonly image: CheckedImage }
  | { readonly ok: false; readonly error: ImageError };

/** Checks a chosen file by its content, never by its name (fault B6). Never throws. */
export async function checkImage(file: File, limits: ImageLimits): Promise<ImageCheck> {
  const megabytes = file.size / 1e6;
  if (!file.size) return rejected({ kind: "empty" });
  try {
    const kind = imageKindOf(await bytesOf(file.slice(0, 12)));
    if (!kind || !limits.kinds.includes(kind))
      return rejected({ kind: "not-an-image", allowed: limits.kinds });
    if (megabytes > limits.maxMegabytes)
      return rejected({ kind: "too-big", megabytes, maxMegabytes: limits.maxMegabytes });
    const bytes = await bytesOf(file);
    const size = pixelSizeOf(bytes);
    if (!size || Math.max(size.width, size.height) > mostPixels)
      return rejected({ kind: "broken" });
    const megapixels = (size.width * size.height) / 1e6;
    if (megapixels > limits.maxMegapixels)
      return rejected({ kind: "too-many-pixels", megapixels, maxMegapixels: limits.maxMegapixels });
    return { ok: true, image: { file, kind, ...size, fingerprint: await fingerprintOf(bytes) } };
  } catch {
    return rejected({ kind: "unreadable" });
  }
}

function rejected(error: ImageError): ImageCheck {
  return { ok: false, error };
}

async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const digest = await globalThis.crypto?.subtle?.digest("SHA-256", bytes).catch(() => null);
  return digest
    ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
    : null;
}

/** FileReader, since jsdom has no `Blob.arrayBuffer`. */
function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    // SAFETY: `readAsArrayBuffer` gives an ArrayBuffer when it loads.
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}
