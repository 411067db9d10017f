import type { Received } from "./charge.ts";
import type { Page } from "./page.ts";

/** Whether a screen of this page speaks of the attempt. */
export function isConcern(
  attempt: Received,
  { page, heardFrom }: { readonly page: Page; readonly heardFrom: number },
): boolean {
  return attempt.page === page || attempt.moment < heardFrom;
}
