import { BackLink } from "../../../../shared/ui/BackLink.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

/** A link to the previous step. Entered values stay. */
export function StepBack({ onBack }: { onBack: () => void }) {
  const copy = useTexts(texts);
  return <BackLink onBack={onBack}>{copy.back}</BackLink>;
}
