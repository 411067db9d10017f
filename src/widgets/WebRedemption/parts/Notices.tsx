import { useLayoutEffect, useRef } from "react";
import { SetbackAlert } from "../../../shared/payment/SetbackAlert.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import type { CheckoutNotice } from "../state.ts";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * Why the payment was interrupted, and what that means for the money. It scrolls into view, because
 * Pay is far below. Problems of a field show at the field.
 */
export function Notices({
  notice,
  onOtherCard,
}: {
  notice: CheckoutNotice | null;
  onOtherCard: () => void;
}) {
  const { split } = useTexts(paymentTexts);
  const ref = useRef<HTMLDivElement>(null);
  const shownNotice = notice?.kind === "card" || notice?.kind === "tip" ? null : notice;
  useLayoutEffect(() => {
    if (!shownNotice || !ref.current) return;
    ref.current.focus({ preventScroll: true });
    if (ref.current.getBoundingClientRect().top < 0) ref.current.scrollIntoView({ block: "start" });
  }, [shownNotice]);
  if (!shownNotice) return null;
  return (
    <div ref={ref} className="stack" tabIndex={-1}>
      {shownNotice.kind === "cannot-split" ? (
        <Alert kind="info">{split.refused}</Alert>
      ) : (
        <SetbackAlert why={shownNotice} onOtherCard={onOtherCard} />
      )}
    </div>
  );
}
