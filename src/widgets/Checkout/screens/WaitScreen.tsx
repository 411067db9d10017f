import { useEffect, useState } from "react";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Spinner } from "../../../shared/ui/Spinner.tsx";
import { copy } from "../copy.ts";

/** When a wait needs more words, in milliseconds. */
const stillAfterMs = 8_000;

/** Something that was sent is being looked up. */
export function WaitScreen({ heading, lead }: { heading: string; lead: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, stillAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Screen screenKey="waiting" heading={heading} lead={lead}>
      <p className="checkout-waiting" aria-busy="true">
        <Spinner />
        <span className="muted">{isLong ? copy.reconciling.still : "\u00a0"}</span>
      </p>
      <LiveRegion>{isLong ? copy.reconciling.still : heading}</LiveRegion>
    </Screen>
  );
}
