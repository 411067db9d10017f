import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The number of the current step: find, confirm, details, bank. */
export function Eyebrow({ step, steps }: { step: number; steps: number }) {
  const copy = useTexts(texts);
  return <>{copy.stepOf({ step, steps })}</>;
}
