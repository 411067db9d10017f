import { isoInstant } from "../../../shared/time/instant.ts";
import type { StepsData } from "../../../shared/contracts/partnerFields.ts";

/** `steps_data` after somebody saved this step; steps and members that nobody here knows stay as they are (P5). */
export function visited(steps: StepsData, step: string, nowMs: number): StepsData {
  const before = Object.hasOwn(steps, step) ? steps[step] : undefined;
  const members = typeof before === "object" && before ? before : {};
  return { ...steps, [step]: { ...members, complete: true, visited_at: isoInstant(nowMs) } };
}
