import { createStore } from "zustand/vanilla";
import { createFlow } from "../../../shared/flow/flow.ts";
import { IntentMachine } from "../../../shared/payment/intent/machine.ts";
import { isUnfinished, openFactsIn } from "../../../shared/payment/intent/record.ts";
import { createRefundEffects } from "./refundEffects.ts";
import { blankRefund, type RefundDraft } from "./refundForm.ts";
import { transition } from "./refundFlow.ts";
import {
  createRefundIntents,
  refundFlow,
  refundName,
  type RefundFlowDeps,
} from "./refundIntent.ts";
import type { RefundEvent, RefundIn, RefundState, Subject } from "./refundState.ts";

interface RefundDeps extends Omit<RefundFlowDeps, "openFacts"> {
  readonly signal: AbortSignal;
  /** `isNew`: no host was told about it yet. */
  readonly issued: (state: RefundIn<"issued">, isNew: boolean) => void;
  readonly onBug: (error: unknown) => void;
}

/** Issues refunds, one at a time. A person confirms each. */
export function createRefund(deps: RefundDeps) {
  const { signal } = deps;
  const draft = createStore<RefundDraft>(() => blankRefund);
  const intents = createRefundIntents(signal);
  const openFacts = ({ before }: Subject) => openFactsIn(intents.read(refundName(before)));
  const intent = new IntentMachine(refundFlow({ ...deps, openFacts }), intents, signal);

  const flow = createFlow<RefundState, RefundEvent>({
    initial: { kind: "empty" },
    transition,
    effects: createRefundEffects({ intent, draft, issued: deps.issued }),
    signal,
    onBug: deps.onBug,
  });

  return {
    flow,
    draft,
    send: flow.send,
    keep: (typed: Partial<RefundDraft>) => draft.setState(typed),
    /**
     * Opens the form. If the outcome of an earlier refund of this transaction is unknown, looks
     * that refund up instead.
     */
    open(subject: Subject): void {
      const state = flow.store.getState();
      if (state.kind !== "empty" && state.subject.transaction.id !== subject.transaction.id)
        draft.setState(blankRefund);
      const record = intents.read(refundName(subject.before));
      const isOldList =
        record?.phase === "paid" &&
        record.facts.before.refundable === subject.before.refundable &&
        record.facts.before.status === subject.before.status;
      // An earlier refund whose outcome was not shown yet, or that the list of this form is too old
      // to contain.
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
