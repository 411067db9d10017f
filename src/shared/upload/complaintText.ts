import type { ImageComplaint } from "./checkImage.ts";
import type { ImageKind } from "./imageKind.ts";

const names: Record<ImageKind, string> = { jpeg: "JPEG", png: "PNG", webp: "WebP" };

/** `JPEG, PNG or WebP`. */
export function kindNames(kinds: readonly ImageKind[]): string {
  const words = kinds.map((kind) => names[kind]);
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** The `accept` of a file field: a help for the person, never a check. */
export function acceptOf(kinds: readonly ImageKind[]): string {
  return kinds.map((kind) => `image/${kind}`).join(",");
}

/** Why a file was refused and what to do, in one or two sentences. */
export function complaintText(complaint: ImageComplaint): string {
  switch (complaint.kind) {
    case "empty":
      return "This file is empty. Choose another one.";
    case "not-an-image":
      return `This isn’t a ${kindNames(complaint.allowed)} picture. Save it as one and choose it again.`;
    case "too-big":
      return `This picture is ${rounded(complaint.megabytes)} MB. The limit is ${complaint.maxMegabytes} MB.`;
    case "too-many-pixels":
      return `This picture has ${rounded(complaint.megapixels)} megapixels. The limit is ${complaint.maxMegapixels}.`;
    case "broken":
      return "This picture is damaged. Choose another one, or save it anew.";
    case "unreadable":
      return "We couldn’t read this file. Choose it again.";
  }
}

/** One decimal, upwards, so that a refused size never reads like the limit. */
function rounded(value: number): string {
  return (Math.ceil(value * 10) / 10).toLocaleString("en-US");
}
