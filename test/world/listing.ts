import type { Charge } from "./charge.ts";

/** When a charge is seen by those who read. */
export class Listing {
  /** Milliseconds until a charge is listed. What is listed once stays listed. */
  listsAfterMs = 0;
  /** How many milliseconds the copy that is read lags behind what is listed. */
  replicaLagMs = 0;
  private readonly wasListed = new Set<Charge>();

  shown(charges: readonly Charge[]): Charge[] {
    const nowMs = performance.now();
    for (const charge of charges)
      if (charge.atMs + this.listsAfterMs <= nowMs) this.wasListed.add(charge);
    return charges.filter(
      (charge) => this.wasListed.has(charge) && charge.atMs + this.replicaLagMs <= nowMs,
    );
  }
}
