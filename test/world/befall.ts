import type { WorldFlow } from "./flow.ts";
import type { WorldServer } from "./server.ts";
import type { Step } from "./steps.ts";

/** What the person presses for, or somebody else pays, in cents. */
export const amountOf = ({ amounts }: WorldFlow, choice: number): number =>
  amounts[choice % amounts.length]!;

/** A step that is not the person's: of others, and of the server. */
export function befall(server: WorldServer, flow: WorldFlow, next: Step): void {
  switch (next.do) {
    case "readable":
      server.isReadable = next.is;
      return;
    case "lists late":
      server.listing.listsAfterMs = next.ms;
      return;
    case "replica":
      server.listing.replicaLagMs = next.ms;
      return;
    case "credit":
      server.credit = next.cents;
      return;
    case "offer":
      server.offer = next.cents;
      return;
    case "price":
      server.price = next.cents;
      return;
    case "other":
      return flow.other
        ? flow.other(server, amountOf(flow, next.choice))
        : void server.charge(amountOf(flow, next.choice), "other", "other");
    case "next check":
      if (flow.listsNumbers && !server.isAtRest()) return;
      server.check += 1;
      return void server.totals.set(server.check, 12_000);
    case "check reopens":
      // Where the request leaves without a key, the API does not list payments in this walk.
      if (flow.reopensChecks && !server.hasKeys && flow.isKnownToPage) return;
      server.check += 1;
      server.reopened.add(server.check);
      return void server.totals.set(server.check, 12_000);
    case "check grows":
      server.hasGrown = true;
      return void server.totals.set(server.check, (server.totals.get(server.check) ?? 0) + 600);
    default:
      return;
  }
}
