import type { Charge } from "./charge.ts";

/** When a charge is seen by those who read. */
export class Listing {
  /** Milliseconds until a charge is listed. What is listed once stays listed. */
  listsAfterMs = 0;
  /** How many milliseconds the copy that is read lags behind what is listed. */
  replicaLagMs = 0;
  private readonly wasListed = new Set<Charge>();
  private readonly wasOvernight = new Set<Charge>();

  /** Hours pass, after which each copy shows these charges. */
  passNight(charges: readonly Charge[]): void {
    for (const charge of charges) this.wasOvernight.add(charge);
  }

  /** `check`: the one that has the number now. */
  shown(charges: readonly Charge[], check: number): Charge[] {
    const nowMs = performance.now();
    for (const charge of charges)
      if (charge.atMs + this.listsAfterMs <= nowMs) this.wasListed.add(charge);
    // Numbers of checks are used again after hours, by which no copy lags.
    const lagOf = (charge: Charge): number => (charge.check < check ? 0 : this.replicaLagMs);
    return charges.filter(
      (charge) =>
        this.wasOvernight.has(charge) ||
        (this.wasListed.has(charge) && charge.atMs + lagOf(charge) <= nowMs),
    );
  }
}
