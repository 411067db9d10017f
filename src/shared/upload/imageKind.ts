export type ImageKind = "jpeg" | "png" | "webp";

/** What a picture is by its first bytes, whatever its name or its browser says (faults B6); null for everything else. Twelve bytes are enough. */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  return isAscii(bytes, 0, "RIFF") && isAscii(bytes, 8, "WEBP") ? "webp" : null;
}

/** Whether the bytes at a place spell an ASCII text. */
export function isAscii(bytes: Uint8Array, at: number, text: string): boolean {
  return startsWith(
    bytes,
    at,
    Array.from(text, (letter) => letter.charCodeAt(0)),
  );
}

function startsWith(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte);
}
