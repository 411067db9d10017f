import { createStore } from "zustand/vanilla";
import { createFlow } from "../../../shared/flow/flow.ts";
import { IntentMachine } from "../../../shared/payment/intent/machine.ts";
import { isUnfinished } from "../../../shared/payment/intent/record.ts";
import { createRefundEffects } from "./refundEffects.ts";
import { blankRefund, type RefundDraft } from "./refundForm.ts";
import { transition } from "./refundFlow.ts";
import {
  createRefundIntents,
  refundFlow,
  refundName,
  type RefundFlowStart,
} from "./refundIntent.ts";
import type { RefundEvent, RefundIn, RefundState, Subject } from "./refundState.ts";

interface RefundStart extends RefundFlowStart {
  readonly signal: AbortSignal;
  /** `isNew`: no host has been told of it. */
  readonly issued: (state: RefundIn<"issued">, isNew: boolean) => void;
  readonly onBug: (error: unknown) => void;
}

/** Issuing refunds: one at a time, each confirmed by a person. */
export function createRefund(start: RefundStart) {
  const { signal } = start;
  const draft = createStore<RefundDraft>(() => blankRefund);
  const intents = createRefundIntents(signal);
  const intent = new IntentMachine(refundFlow(start), intents, signal);

  const flow = createFlow<RefundState, RefundEvent>({
    initial: { kind: "empty" },
    transition,
    effects: createRefundEffects({ intent, draft, issued: start.issued }),
    signal,
    onBug: start.onBug,
  });

  return {
    flow,
    draft,
    send: flow.send,
    keep: (typed: Partial<RefundDraft>) => draft.setState(typed),
    /** Opens the form; a refund of this transaction that was never settled is looked up instead. */
    open(subject: Subject): void {
      const state = flow.store.getState();
      if (state.kind !== "empty" && state.subject.transaction.id !== subject.transaction.id)
        draft.setState(blankRefund);
      const record = intents.read(refundName(subject.before));
      const isOldList =
        record?.phase === "paid" &&
        record.facts.before.refundable === subject.before.refundable &&
        record.facts.before.status === subject.before.status;
      // How it ended was not shown yet; or it was issued, and the list that the form was opened from is older than that.
      const earlier =
        record && (record.phase === "notFound" || isUnfinished(record) || isOldList)
          ? record
          : null;
      flow.send({
        type: "opened",
        subject: earlier ? { ...subject, before: earlier.facts.before } : subject,
        paidKey: record?.phase === "paid" && !earlier ? record.key : null,
        earlier: earlier && { ...earlier.facts.request, notes: "" },
      });
    },
  };
}
