/** No account has more pages than this. A server that keeps naming further pages is broken. */
export const mostPages = 1_000;

/**
 * The page after a page: another one, nothing, or `broken` if the server repeats a page or never
 * ends.
 */
export function pageAfter(page: number, nextPage: number | null): number | null | "broken" {
  if (nextPage === null) return null;
  return Number.isInteger(nextPage) && nextPage > page && nextPage <= mostPages
    ? nextPage
    : "broken";
}

/** The result of `pageAfter` as a part of a list's state. */
export function nextOf(page: number, nextPage: number | null) {
  const next = pageAfter(page, nextPage);
  return { next: next === "broken" ? null : next, isCut: next === "broken" };
}
