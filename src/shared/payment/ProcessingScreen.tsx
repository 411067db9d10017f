import type { Progress } from "./intent/intent.ts";
import { LiveRegion } from "../ui/LiveRegion.tsx";
import { Screen } from "../ui/Screen.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { useLongWait } from "../ui/useLongWait.ts";
import { waitTexts } from "../ui/waitTexts.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface ProcessingScreenProps {
  phase: Exclude<Progress["phase"], "elsewhere">;
  /** Whether a card is charged. */
  byCard: boolean;
  /** Whether a card pays everything. */
  onlyCard?: boolean | undefined;
}

/** 'Redeeming Credit', or the search for a payment's outcome. */
export function ProcessingScreen({ phase, byCard, onlyCard = false }: ProcessingScreenProps) {
  const { processing, reconciling } = useTexts(texts);
  const { still } = useTexts(waitTexts);
  const isReconciling = phase === "lookingUp";
  const words = isReconciling ? reconciling : onlyCard ? processing.byCard : processing;
  const isLong = useLongWait(true);
  const progress =
    isReconciling || phase === "confirming"
      ? processing.checking
      : phase === "asking"
        ? processing.authenticating
        : byCard
          ? processing.card
          : processing.credit;
  return (
    <Screen
      screenKey={isReconciling ? "reconciling" : "processing"}
      heading={words.heading}
      lead={words.text}
    >
      <div className="pay-progress" aria-busy="true">
        <Spinner />
        <span>{progress}</span>
      </div>
      <p className="muted">{isLong ? still : "\u00a0"}</p>
      <LiveRegion>{isLong ? still : progress}</LiveRegion>
    </Screen>
  );
}
