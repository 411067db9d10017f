import { useLayoutEffect, useRef } from "react";
import { BillChanges } from "../../../shared/payment/BillChanges.tsx";
import { paymentCopy } from "../../../shared/payment/copy.ts";
import { useMoney } from "../../../shared/payment/useMoney.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { copy } from "../copy.ts";
import type { Complaint, RedemptionState } from "../state.ts";

type Refusal = Extract<Complaint, { kind: "refused" }>;

/** Why the diner is here again, and what it means for the money; it comes into view, since Pay is far below. What concerns a field stands at the field. */
export function Notices({ state }: { state: RedemptionState }) {
  const { ref, isShown } = useInView(state);
  const { complaint: words } = copy;
  const { changed, split } = paymentCopy;
  if (state.kind !== "checkout" || !isShown) return null;
  const { complaint, notice } = state;
  return (
    <div ref={ref} className="stack" tabIndex={-1}>
      {notice?.kind === "bill-changed" && <BillChanges changes={notice.changes} />}
      {notice?.kind === "offer-ended" && <Alert kind="info">{changed.offerEnded}</Alert>}
      {notice?.kind === "not-charged" && <Alert kind="info">{changed.notCharged}</Alert>}
      {complaint?.kind === "said" && <Alert title={words.title}>{complaint.message}</Alert>}
      {complaint?.kind === "refused" && <Refused {...complaint} />}
      {complaint?.kind === "cannot-split" && <Alert kind="info">{split.refused}</Alert>}
      {(complaint?.kind === "unreachable" || complaint?.kind === "declined") && (
        <Alert>{words[complaint.kind]}</Alert>
      )}
    </div>
  );
}

/** What the server said, and what is known of the money. */
function Refused({ message, owed }: Refusal) {
  const { complaint: words } = copy;
  const { money } = useMoney();
  return (
    <Alert title={words.refused}>
      <p>{message ?? words.unexplained}</p>
      <p>{owed === null ? words.unread : words.owed(money(owed))}</p>
    </Alert>
  );
}

function useInView(state: RedemptionState) {
  const ref = useRef<HTMLDivElement>(null);
  const { complaint, notice } =
    state.kind === "checkout" ? state : { complaint: null, notice: null };
  const isShown =
    notice !== null ||
    (complaint !== null && complaint.kind !== "card" && complaint.kind !== "tip");
  useLayoutEffect(() => {
    if (!isShown || !ref.current) return;
    ref.current.focus({ preventScroll: true });
    if (ref.current.getBoundingClientRect().top < 0) ref.current.scrollIntoView({ block: "start" });
  }, [isShown, complaint, notice]);
  return { ref, isShown };
}
