import { Alert } from "../../../shared/ui/Alert.tsx";
import { checkoutCopy } from "../checkoutCopy.ts";
import type { CheckoutIn, CheckoutState } from "../checkoutState.ts";
import { useMoney } from "./useMoney.ts";

/** Why the manager is here again, and what it means for the money. */
export function CheckoutAlerts({ state }: { state: CheckoutState }) {
  if (state.kind !== "reviewing") return null;
  return (
    <>
      <Notice notice={state.notice} />
      <Complaint complaint={state.complaint} />
    </>
  );
}

function Notice({ notice }: Pick<CheckoutIn<"reviewing">, "notice">) {
  const { notice: words } = checkoutCopy;
  const money = useMoney();
  if (!notice) return null;
  if (notice.kind !== "bill-changed") return <Alert kind="info">{words[notice.kind]}</Alert>;
  return (
    <Alert kind="info" title={words["bill-changed"]}>
      <ul translate="no">
        {notice.changes.map(({ part, before, after }) => (
          <li key={part}>{words.change(words.part[part], money(before), money(after))}</li>
        ))}
      </ul>
      {words.look}
    </Alert>
  );
}

function Complaint({ complaint }: Pick<CheckoutIn<"reviewing">, "complaint">) {
  const { complaint: words, card } = checkoutCopy;
  if (!complaint) return null;
  switch (complaint.kind) {
    case "tip":
      return null;
    case "card":
      return <Alert>{card.missing}</Alert>;
    case "said":
      return <Alert title={words.title}>{complaint.message}</Alert>;
    case "refused":
      return (
        <Alert title={words.refusedTitle}>
          <p>{complaint.message ?? words.refused}</p>
          <p>{words.looked}</p>
        </Alert>
      );
    default:
      return <Alert title={words.title}>{words[complaint.kind]}</Alert>;
  }
}
