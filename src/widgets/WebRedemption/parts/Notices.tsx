import { useEffect, useRef } from "react";
import { SetbackAlert } from "../../../shared/payment/SetbackAlert.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { useShown } from "../../../shared/ui/useShown.ts";
import type { CheckoutNotice } from "../state.ts";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * Why the payment was interrupted, and what that means for the money. It scrolls into view, because
 * Pay is far below. Problems of a field show at the field, and a decline above the cards.
 */
export function Notices({ notice }: { notice: CheckoutNotice | null }) {
  const { split } = useTexts(paymentTexts);
  const shownNotice =
    notice?.kind === "card" || notice?.kind === "tip" || notice?.kind === "declined"
      ? null
      : notice;
  const ref = useShown(shownNotice);
  if (!shownNotice) return null;
  return (
    <div ref={ref} className="stack" tabIndex={-1}>
      {shownNotice.kind === "cannot-split" ? (
        <Alert kind="info">{split.refused}</Alert>
      ) : (
        <SetbackAlert why={shownNotice} />
      )}
    </div>
  );
}

/** A decline, directly above the other ways to pay. It takes the focus after the screen's heading has. */
export function DeclineNotice({ notice }: { notice: CheckoutNotice | null }) {
  const decline = notice?.kind === "declined" ? notice : null;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!decline || !ref.current) return;
    ref.current.focus({ preventScroll: true });
    ref.current.scrollIntoView({ block: "start" });
  }, [decline]);
  return (
    decline && (
      <div ref={ref} className="redemption-declined" tabIndex={-1}>
        <SetbackAlert why={decline} />
      </div>
    )
  );
}
