import { createStore } from "zustand/vanilla";
import { createFlow } from "../../../shared/flow/flow.ts";
import type { Before } from "../transactions/evidence.ts";
import { createRefundEffects, paidKeyOf, type RefundStart } from "./refundEffects.ts";
import { blankRefund, type RefundDraft } from "./refundForm.ts";
import { transition } from "./refundFlow.ts";
import { createRefundIntents, refundName, type RefundRecord } from "./refundIntent.ts";
import type { RefundEvent, RefundState, Subject } from "./refundState.ts";

/** Issuing refunds: one at a time, each confirmed by a person. */
export function createRefund(start: RefundStart) {
  const { signal } = start;
  const draft = createStore<RefundDraft>(() => blankRefund);
  const intents = createRefundIntents(signal);
  /** The newest refund of the open transaction that this browser knew of when its form was opened. */
  let paidKey: string | null = null;

  const flow = createFlow<RefundState, RefundEvent>({
    initial: { kind: "empty" },
    transition,
    effects: createRefundEffects({ start, intents, draft, openedKey: () => paidKey }),
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
      const facts = record && isOpen(record, subject.before) ? record.facts : null;
      paidKey = paidKeyOf(intents, subject.before);
      flow.send({
        type: "opened",
        subject: facts ? { ...subject, before: facts.before } : subject,
        earlier: facts && { ...facts.request, notes: "" },
      });
    },
  };
}

/** Its outcome is not known; or it was issued, and the list that the form was opened from is older than that. */
function isOpen({ phase, facts }: RefundRecord, { refundable, status }: Before): boolean {
  const isOldList = facts.before.refundable === refundable && facts.before.status === status;
  return phase === "sent" || (phase === "paid" && isOldList);
}
