import { hostDocument } from "../../../../../shared/host/hostDocument.ts";
import type { Rect } from "./cropRect.ts";

/** The longest edge of a cropped photo, in pixels. */
const maxEdge = 4000;
const quality = 0.92;

/**
 * A part of a photo as a new JPEG file. The photo itself does not change. Null if the browser
 * cannot read its pixels, for example from an image host without CORS. Never throws.
 */
export async function cropImage(
  photo: HTMLImageElement,
  { left, top, width, height }: Rect,
): Promise<File | null> {
  const scale = Math.min(1, maxEdge / Math.max(width, height));
  const canvas = hostDocument.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // Transparent areas of a photo would become black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  try {
    context.drawImage(photo, left, top, width, height, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", quality),
    );
    return blob && new File([blob], "cropped-photo.jpg", { type: "image/jpeg" });
  } catch {
    return null;
  }
}
