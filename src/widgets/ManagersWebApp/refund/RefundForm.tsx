import { useStore } from "zustand";
import { FramingWarning } from "../../../shared/payment/FramingWarning.tsx";
import { NotChargedAlert } from "../../../shared/payment/intent/NotChargedAlert.tsx";
import { asSent } from "../../../shared/texts/serverTexts.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import type { Workspace } from "../workspace/workspaceType.ts";
import { isTooMuch, requestIn, tipBox } from "./refundForm.ts";
import { refundSums, type RefundSums } from "./refundSums.ts";
import type { RefundFormError, RefundIn } from "./refundState.ts";
import { refundableOf } from "../transactions/transaction.ts";
import { CentsField } from "./CentsField.tsx";
import { NotesField } from "../workspace/NotesField.tsx";
import { RefundConfirm } from "./RefundConfirm.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface RefundFormProps {
  state: RefundIn<"editing"> | RefundIn<"confirming"> | RefundIn<"refunding">;
  workspace: Workspace;
}

/** Reason, amount, notes and tip; nothing is sent before a second yes (C4.16, C4.17). */
export function RefundForm({ state, workspace }: RefundFormProps) {
  const copy = useTexts(texts);
  const { refund } = workspace;
  const draft = useStore(refund.draft);
  const { money } = useMoney();
  const { transaction } = state.subject;
  const isBusy = state.kind === "refunding";
  const request = requestIn(draft, transaction);
  const refundable = money(refundableOf(transaction));
  const tip = tipBox(draft, transaction);
  const { before } = state.subject;
  const all = refundSums(before, { amount: before.refundable, modifiesTip: true }).total;
  return (
    <form
      className="managers-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (request && !isBusy) refund.send({ type: "submitted", request });
      }}
    >
      <FramingWarning />
      {state.kind === "editing" && <FormError formError={state.formError} />}
      <Select
        label={copy.reason}
        placeholder={copy.chooseReason}
        required
        value={draft.reason}
        onChange={(reason) => isBusy || refund.keep({ reason })}
        options={workspace.refundReasons()}
      />
      <CentsField
        label={copy.amount}
        digits={draft.digits}
        onChange={(digits) => refund.keep({ digits })}
        readOnly={isBusy}
        hint={
          tip
            ? copy.amountHintNoTip({ amount: refundable })
            : copy.amountHint({ amount: refundable })
        }
        error={isTooMuch(draft, transaction) ? copy.tooMuch({ amount: refundable }) : undefined}
      />
      <Button
        kind="quiet"
        className="managers-switch"
        disabled={isBusy}
        onClick={() => refund.keep({ digits: `${refundableOf(transaction)}` })}
      >
        <span translate="no">{copy.full({ amount: money(all) })}</span>
      </Button>
      {tip && (
        <Checkbox
          label={copy.adjustTip}
          hint={copy.tipNote}
          checked={tip.isChecked}
          disabled={tip.isFixed || isBusy}
          onChange={(adjustsTip) => refund.keep({ adjustsTip })}
        />
      )}
      {request && <Sums sums={refundSums(before, request)} />}
      <NotesField
        value={draft.notes}
        onChange={(notes) => refund.keep({ notes })}
        readOnly={isBusy}
      />
      <Button type="submit" kind="primary" wide busy={isBusy} disabled={!request}>
        {isBusy ? copy.processing : copy.submit}
      </Button>
      <LiveRegion>{isBusy ? copy.processing : ""}</LiveRegion>
      {state.kind === "confirming" && (
        <RefundConfirm
          state={state}
          onCancel={() => refund.send({ type: "cancelled" })}
          onConfirm={() => refund.send({ type: "confirmed" })}
        />
      )}
    </form>
  );
}

/** The same sums that the confirmation names and the proof repeats. */
function Sums({ sums }: { sums: RefundSums }) {
  const { sums: words } = useTexts(texts);
  const { money } = useMoney();
  return (
    <dl className="managers-lines" aria-label={words.legend}>
      {(["bill", "tip", "total"] as const)
        .filter((part) => part !== "tip" || sums.tip > 0)
        .map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd translate="no">{money(sums[part])}</dd>
          </div>
        ))}
    </dl>
  );
}

function FormError({ formError }: { formError: RefundFormError | null }) {
  const copy = useTexts(texts);
  switch (formError?.kind) {
    case "said":
      return (
        <Alert title={formError.message ? copy.failedTitle : undefined}>
          <p>{asSent(formError.message) || copy.failed}</p>
          <p>{copy.looked}</p>
        </Alert>
      );
    case "offline":
      return <Alert>{copy.offline}</Alert>;
    case "not-issued-elsewhere":
      return <NotChargedAlert kind="refund" />;
    case "not-issued":
      return <Alert kind="info">{copy.notIssued}</Alert>;
    default:
      return null;
  }
}
