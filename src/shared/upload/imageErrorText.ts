import type { ImageError } from "./checkImage.ts";
import type { ImageKind } from "./imageKind.ts";

const kindLabels: Record<ImageKind, string> = { jpeg: "JPEG", png: "PNG", webp: "WebP" };

/** Formats `JPEG, PNG or WebP`. */
export function kindNames(kinds: readonly ImageKind[]): string {
  const labels = kinds.map((kind) => kindLabels[kind]);
  return labels.length < 2
    ? labels.join("")
    : `${labels.slice(0, -1).join(", ")} or ${labels.at(-1)}`;
}

/** The `accept` attribute of a file input: it filters the dialog and checks nothing. */
export function acceptOf(kinds: readonly ImageKind[]): string {
  return kinds.map((kind) => `image/${kind}`).join(",");
}

/** Why a file was rejected and what to do, in one or two sentences. */
export function imageErrorText(error: ImageError): string {
  switch (error.kind) {
    case "empty":
      return "This file is empty. Choose another one.";
    case "not-an-image":
      return `This isn’t a ${kindNames(error.allowed)} picture. Save it as one and choose it again.`;
    case "too-big":
      return `This picture is ${roundedUp(error.megabytes)} MB. The limit is ${error.maxMegabytes} MB.`;
    case "too-many-pixels":
      return `This picture has ${roundedUp(error.megapixels)} megapixels. The limit is ${error.maxMegapixels}.`;
    case "broken":
      return "This picture is damaged. Choose another one, or save it anew.";
    case "unreadable":
      return "We couldn’t read this file. Choose it again.";
  }
}

/** Rounded up to one decimal, so that a rejected size never reads as the limit. */
function roundedUp(value: number): string {
  return (Math.ceil(value * 10) / 10).toLocaleString("en-US");
}
