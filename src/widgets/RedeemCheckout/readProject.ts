import type { Outcome } from "../../shared/api/outcome.ts";
import { externalLocation, type Project } from "../../shared/contracts/bill.ts";
import type { EffectDeps } from "./effectDeps.ts";

/** Reads the restaurant, with the diner's credit, cards and packages there. */
export function readProject(
  { client, request }: EffectDeps,
  signal: AbortSignal,
): Promise<Outcome<Project>> {
  const { pos, location } = request();
  return client().call(externalLocation, { path: { pos, location } }, { signal });
}
