import { useEffect, useState } from "react";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import type { Claim } from "../state.ts";
import { OfferLine } from "../offer/OfferSummary.tsx";
import { deferredTexts } from "../deferredTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Milliseconds until the longer text shows. */
const longWaitMs = 8_000;

/** Shown while the claim, or the read after a lost answer, is in flight. */
export function ClaimingScreen({ claim, isReconciling }: { claim: Claim; isReconciling: boolean }) {
  const deferredCopy = useTexts(deferredTexts);
  const words = isReconciling ? deferredCopy.reconciling : deferredCopy.claiming;
  const isLong = useIsLongWait();
  return (
    <Screen
      screenKey="claiming"
      eyebrow={<OfferLine offer={claim.offer} />}
      heading={words.heading}
      lead={words.lead}
    >
      <Skeleton
        shape={["line", "line", "line"]}
        text={isLong ? deferredCopy.claiming.still : words.heading}
      />
    </Screen>
  );
}

function useIsLongWait(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, longWaitMs, true);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
