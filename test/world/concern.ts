import type { Charge, Received } from "./charge.ts";
import type { Claim, WorldFlow } from "./flow.ts";
import type { Page } from "./page.ts";
import type { WorldServer } from "./server.ts";

/** Whether a screen of this page speaks of the attempt. */
export function isConcern(
  attempt: Received,
  { page, heardFrom }: { readonly page: Page; readonly heardFrom: number },
): boolean {
  return attempt.page === page || attempt.moment < heardFrom;
}

/** Whether the page that has sent it has ended, and no storage tells another one of it. */
export function isForgotten({ attempt }: Charge): boolean {
  return attempt?.page.hasForgotten(attempt.moment) ?? false;
}

/** Whether anybody has paid for the check. */
export function isPaid({ charges, check }: WorldServer, ofCheck: number = check): boolean {
  return charges.some((one) => one.check === ofCheck);
}

/** Whether a screen takes a success back. */
export function hides({ kind }: Claim, { owes }: Pick<WorldFlow, "owes">): boolean {
  if (kind === "unknown") return true;
  return owes !== undefined && (kind === "idle" || kind === "notCharged");
}
