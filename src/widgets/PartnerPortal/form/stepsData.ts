import { isoInstant } from "../../../shared/time/instant.ts";
import type { StepsData } from "../../../shared/contracts/partnerFields.ts";

/**
 * Returns `steps_data` with this step marked as visited; unknown steps and members are kept (P5).
 */
export function markVisited(steps: StepsData, step: string, nowMs: number): StepsData {
  const existing = Object.hasOwn(steps, step) ? steps[step] : undefined;
  const members = typeof existing === "object" && existing ? existing : {};
  return { ...steps, [step]: { ...members, complete: true, visited_at: isoInstant(nowMs) } };
}
