import { hostDocument } from "./hostDocument.ts";

export interface PageParts extends Pick<Location, "origin" | "pathname" | "search" | "hash"> {
  /** The address of the page that linked here. Empty if the browser does not tell. */
  readonly referrer: string;
}

/** The parts of the page's address, with query and fragment as written. */
export function pageParts(): PageParts {
  const { origin, pathname, search, hash } = location;
  return { origin, pathname, search, hash, referrer: hostDocument.referrer };
}
