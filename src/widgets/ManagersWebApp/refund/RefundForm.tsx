import { useRef } from "react";
import { useStore } from "zustand";
import { FramingWarning } from "../../../shared/payment/FramingWarning.tsx";
import { NotChargedAlert } from "../../../shared/payment/intent/NotChargedAlert.tsx";
import { asSent } from "../../../shared/texts/serverTexts.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { ConnectionAlert } from "../../../shared/ui/ConnectionAlert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import type { Workspace } from "../workspace/workspaceType.ts";
import { isTooMuch, requestIn, tipBox, wholeDollars, type RefundDraft } from "./refundForm.ts";
import { refundSums, type RefundSums } from "./refundSums.ts";
import type { RefundFormError, RefundIn } from "./refundState.ts";
import { useMissing } from "../../../shared/ui/useMissing.ts";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { refundableOf } from "../transactions/transaction.ts";
import { CentsField } from "./CentsField.tsx";
import { NotesField } from "../workspace/NotesField.tsx";
import { RefundConfirm } from "./RefundConfirm.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export interface RefundFormProps {
  state: RefundIn<"editing"> | RefundIn<"confirming"> | RefundIn<"refunding">;
  workspace: Workspace;
}

/** Reason, amount, notes and tip. Nothing is sent before the confirmation (C4.16, C4.17). */
export function RefundForm({ state, workspace }: RefundFormProps) {
  const copy = useTexts(texts);
  const { refund } = workspace;
  const draft = useStore(refund.draft);
  const { transaction } = state.subject;
  const isBusy = state.kind === "refunding";
  const request = requestIn(draft, transaction);
  const tip = tipBox(draft, transaction);
  const form = useRef<HTMLFormElement>(null);
  const { isAsked, askForMissing } = useMissing(form);

  return (
    <form
      ref={form}
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
        error={isAsked && !draft.reason ? copy.reasonMissing : undefined}
      />
      <AmountFields
        draft={draft}
        transaction={transaction}
        before={state.subject.before}
        isAsked={isAsked}
        isBusy={isBusy}
        onChange={(digits) => refund.keep({ digits })}
      />
      {tip && (
        <Checkbox
          label={copy.adjustTip}
          hint={copy.tipNote}
          checked={tip.isChecked}
          disabled={tip.isFixed || isBusy}
          onChange={(adjustsTip) => refund.keep({ adjustsTip })}
        />
      )}
      {request && <Sums sums={refundSums(state.subject.before, request)} />}
      <NotesField
        value={draft.notes}
        onChange={(notes) => refund.keep({ notes })}
        readOnly={isBusy}
      />
      <Button
        type="submit"
        kind="primary"
        wide
        busy={isBusy}
        disabled={!request}
        onBlocked={askForMissing}
      >
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

interface AmountFieldsProps {
  draft: RefundDraft;
  transaction: ManagedTransaction;
  before: RefundIn<"editing">["subject"]["before"];
  isAsked: boolean;
  isBusy: boolean;
  onChange: (digits: string) => void;
}

/** The amount field, and buttons for the two most common amounts. */
function AmountFields(props: AmountFieldsProps) {
  const { draft, transaction, before, isAsked, isBusy, onChange } = props;
  const copy = useTexts(texts);
  const { money } = useMoney();
  const refundable = refundableOf(transaction);
  const amount = money(refundable);
  const all = refundSums(before, { amount: before.refundable, modifiesTip: true }).total;
  const dollars = wholeDollars(draft, transaction);
  const hasTip = tipBox(draft, transaction) !== null;
  const missing = isAsked && !draft.digits ? copy.amountMissing : undefined;
  return (
    <>
      <CentsField
        label={copy.amount}
        digits={draft.digits}
        onChange={onChange}
        readOnly={isBusy}
        hint={hasTip ? copy.amountHintNoTip({ amount }) : copy.amountHint({ amount })}
        error={isTooMuch(draft, transaction) ? copy.tooMuch({ amount }) : missing}
      />
      <div className="managers-amounts">
        <Button kind="quiet" disabled={isBusy} onClick={() => onChange(`${refundable}`)}>
          <span translate="no">{copy.full({ amount: money(all) })}</span>
        </Button>
        {dollars !== null && (
          <Button kind="quiet" disabled={isBusy} onClick={() => onChange(`${dollars}`)}>
            <span translate="no">{copy.wholeDollars({ amount: money(dollars) })}</span>
          </Button>
        )}
      </div>
    </>
  );
}

/** The same totals that the confirmation and the proof show. */
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
    case "refused":
      return (
        <Alert title={formError.message ? copy.failedTitle : undefined}>
          <p>{asSent(formError.message) || copy.failed}</p>
        </Alert>
      );
    case "notSent":
      if (formError.cause === "elsewhere") return <NotChargedAlert kind="refund" />;
      return formError.cause === "offline" ? (
        <ConnectionAlert>{copy.offline}</ConnectionAlert>
      ) : (
        <Alert>{copy.unread}</Alert>
      );
    case "changed":
      return <Alert kind="info">{copy.changed}</Alert>;
    default:
      return null;
  }
}
