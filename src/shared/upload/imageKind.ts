export type ImageKind = "jpeg" | "png" | "webp";

/**
 * The kind of an image by its first twelve bytes, whatever its name or type (fault B6); null for
 * anything else.
 */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  return isAscii(bytes, 0, "RIFF") && isAscii(bytes, 8, "WEBP") ? "webp" : null;
}

/** Whether the bytes from `offset` on spell an ASCII text. */
export function isAscii(bytes: Uint8Array, offset: number, text: string): boolean {
  return startsWith(
    bytes,
    offset,
    [...text].map((letter) => letter.charCodeAt(0)),
  );
}

function startsWith(bytes: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}
