import type { ImageError } from "./checkImage.ts";
import type { ImageKind } from "./imageKind.ts";
import type { texts } from "./texts.ts";

/** The texts of images that are chosen and sent. */
export type UploadTexts = typeof texts.messages;

const kindLabels: Record<ImageKind, string> = { jpeg: "JPEG", png: "PNG", webp: "WebP" };

/** Formats `JPEG, PNG or WebP`. */
export function kindNames(kinds: readonly ImageKind[], messages: UploadTexts): string {
  const labels = kinds.map((kind) => kindLabels[kind]);
  return labels.length < 2
    ? labels.join("")
    : messages.kinds({ others: labels.slice(0, -1).join(", "), last: labels.at(-1) ?? "" });
}

/** The `accept` attribute of a file input, which filters the dialog but checks nothing. */
export function acceptOf(kinds: readonly ImageKind[]): string {
  return kinds.map((kind) => `image/${kind}`).join(",");
}

/** Why a file was rejected and what to do, in one or two sentences. */
export function imageErrorText(error: ImageError, messages: UploadTexts): string {
  const { errors } = messages;
  switch (error.kind) {
    case "empty":
      return errors.empty;
    case "not-an-image":
      return errors.notAnImage({ kinds: kindNames(error.allowed, messages) });
    case "too-big":
      return errors.tooBig({ megabytes: roundedUp(error.megabytes), limit: error.maxMegabytes });
    case "too-many-pixels":
      return errors.tooManyPixels({
        megapixels: roundedUp(error.megapixels),
        limit: error.maxMegapixels,
      });
    case "broken":
      return errors.broken;
    case "unreadable":
      return errors.unreadable;
  }
}

/** Rounded up to one decimal, so that a rejected size never reads as the limit. */
function roundedUp(value: number): number {
  return Math.ceil(value * 10) / 10;
}
