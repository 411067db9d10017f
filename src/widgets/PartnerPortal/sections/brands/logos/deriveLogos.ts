import { hostDocument } from "../../../../../shared/host/hostDocument.ts";
import type { LogoField } from "../values.ts";
import { logoVersions, widened, type Pixels } from "./logoPixels.ts";

/** The longest edge of a derived logo, in pixels. */
const maxEdge = 1600;

/** A logo derived from another, ready for upload. */
export interface DerivedLogo {
  readonly field: LogoField;
  readonly file: File;
  /** A `data:` URL. */
  readonly preview: string;
}

/**
 * Derives all versions of a logo from one picture, in the browser. With `keepsColors`, skips
 * versions in another color. Null if that is not possible. Never throws.
 */
export async function deriveLogos(
  picture: File,
  keepsColors: boolean,
): Promise<readonly DerivedLogo[] | null> {
  try {
    const pixels = await pixelsOf(picture);
    const versions = pixels && logoVersions(pixels);
    if (!versions) return null;
    const { original, opposite, isLight } = versions;
    const [dark, light] = isLight ? [opposite, original] : [original, opposite];
    const all: readonly (readonly [LogoField, Pixels])[] = [
      ["logo_dark_id", dark],
      ["logo_light_id", light],
      ["logo_dark_wide_id", widened(dark)],
      ["logo_light_wide_id", widened(light)],
      ["base_logo_id", original],
    ];
    const derivedVersions = all.filter(([field]) => !keepsColors || isOwnColor(field, isLight));
    return await Promise.all(derivedVersions.map(([field, version]) => encoded(field, version)));
  } catch {
    return null;
  }
}

function isOwnColor(field: LogoField, isLight: boolean): boolean {
  return field === "base_logo_id" || field.startsWith(isLight ? "logo_light" : "logo_dark");
}

async function pixelsOf(picture: File): Promise<Pixels | null> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, maxEdge / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = contextOf(width, height);
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context?.getImageData(0, 0, width, height) ?? null;
}

async function encoded(field: LogoField, { width, height, data }: Pixels): Promise<DerivedLogo> {
  const context = contextOf(width, height);
  if (!context) throw new Error("no canvas");
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  const { canvas } = context;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("the browser cannot write PNG");
  const name = `${field.replace(/_id$/, "").replaceAll("_", "-")}.png`;
  return {
    field,
    file: new File([blob], name, { type: "image/png" }),
    preview: canvas.toDataURL("image/png"),
  };
}

function contextOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = hostDocument.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d");
}
