import type { Received } from "./charge.ts";
import type { Claim, WorldFlow } from "./flow.ts";
import type { Page } from "./page.ts";

/** Whether a screen of this page speaks of the attempt. */
export function isConcern(
  attempt: Received,
  { page, heardFrom }: { readonly page: Page; readonly heardFrom: number },
): boolean {
  return attempt.page === page || attempt.moment < heardFrom;
}

/** Whether a screen takes a success back. */
export function hides({ kind }: Claim, { owes }: Pick<WorldFlow, "owes">): boolean {
  if (kind === "unknown") return true;
  return owes !== undefined && (kind === "idle" || kind === "notCharged");
}
