import { useEffect, useState } from "react";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { lateCopy } from "../lateCopy.ts";
import type { Claim } from "../state.ts";
import { OfferLine } from "./OfferHead.tsx";

/** When a wait needs more words, in milliseconds. */
const stillAfterMs = 8_000;

/** The claim is on its way, or its outcome is being looked up. */
export function ClaimingScreen({ claim, isReconciling }: { claim: Claim; isReconciling: boolean }) {
  const words = isReconciling ? lateCopy.reconciling : lateCopy.claiming;
  const isLong = useStill();
  return (
    <Screen
      screenKey="claiming"
      eyebrow={<OfferLine offer={claim.offer} />}
      heading={words.heading}
      lead={words.lead}
    >
      <Skeleton
        shape={["line", "line", "line"]}
        text={isLong ? lateCopy.claiming.still : words.heading}
      />
    </Screen>
  );
}

function useStill(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, stillAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
