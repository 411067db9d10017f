import { hostDocument } from "../host/hostDocument.ts";

/**
 * A small copy of an image, at most `maxHeight` pixels high, as a `data:` URL, because strict
 * content policies refuse `blob:`. Null for a file that the browser cannot decode. Never throws.
 */
export async function previewOf(file: Blob, maxHeight: number): Promise<string | null> {
  if (typeof createImageBitmap !== "function") return readAsDataUrl(file);
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, maxHeight / bitmap.height);
    const canvas = hostDocument.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas.toDataURL(file.type === "image/jpeg" ? "image/jpeg" : "image/png", 0.85);
  } catch {
    return null;
  }
}

function readAsDataUrl(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
