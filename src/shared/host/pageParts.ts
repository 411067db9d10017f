import { hostDocument } from "./hostDocument.ts";

export interface PageParts extends Pick<Location, "origin" | "pathname" | "search" | "hash"> {
  /** The page that led here, as far as the browser tells; empty where it does not. */
  readonly referrer: string;
}

/** The page's address in its parts, query and fragment as they are written. */
export function pageParts(): PageParts {
  const { origin, pathname, search, hash } = location;
  return { origin, pathname, search, hash, referrer: hostDocument.referrer };
}
