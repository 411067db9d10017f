import { copy } from "../copy.ts";

/** The number of the current step: find, confirm, details, bank. */
export function Eyebrow({ step, steps }: { step: number; steps: number }) {
  return <>{copy.stepOf(step, steps)}</>;
}
