import { copy } from "../copy.ts";

/** Where in the flow this is: find, confirm, details, bank. */
export function Eyebrow({ step, steps }: { step: number; steps: number }) {
  return <>{copy.stepOf(step, steps)}</>;
}
