import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { useLongWait } from "../../../shared/ui/useLongWait.ts";
import { waitTexts } from "../../../shared/ui/waitTexts.ts";
import type { Claim } from "../state.ts";
import { OfferLine } from "../offer/OfferSummary.tsx";
import { deferredTexts } from "../deferredTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Shown while the claim, or the read after a lost answer, is in flight. */
export function ClaimingScreen({ claim, isReconciling }: { claim: Claim; isReconciling: boolean }) {
  const deferredCopy = useTexts(deferredTexts);
  const words = isReconciling ? deferredCopy.reconciling : deferredCopy.claiming;
  const { still } = useTexts(waitTexts);
  const isLong = useLongWait(true);
  return (
    <Screen
      screenKey="claiming"
      eyebrow={<OfferLine offer={claim.offer} />}
      heading={words.heading}
      lead={words.lead}
    >
      <Skeleton shape={["line", "line", "line"]} text={isLong ? still : words.heading} />
    </Screen>
  );
}
