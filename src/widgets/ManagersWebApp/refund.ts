import { createStore } from "zustand/vanilla";
import type { Client } from "../../shared/api/client.ts";
import { createIntentKeys } from "../../shared/api/intentKeys.ts";
import {
  issueRefund,
  type ManagedTransaction,
  type RefundBody,
} from "../../shared/contracts/managers.ts";
import { createFlow, type Effects } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { holdPage } from "../../shared/host/navigation.ts";
import { randomId } from "../../shared/host/randomId.ts";
import { toWire } from "../../shared/money/wire.ts";
import type { Session } from "../../shared/session/session.ts";
import { blankRefund, type RefundDraft } from "./refundForm.ts";
import { transition } from "./refundFlow.ts";
import { refundMemory, type RefundMemory } from "./refundMemory.ts";
import type { RefundEvent, RefundIn, RefundState, Sent, Subject } from "./refundState.ts";

export interface RefundStart {
  readonly client: () => Client;
  readonly session: Pick<Session, "edition">;
  readonly signal: AbortSignal;
  /** Every transaction that can be read of the location and the guest; null where nothing could. */
  readonly read: (
    subject: Subject,
    signal: AbortSignal,
  ) => Promise<{
    readonly rows: readonly ManagedTransaction[] | null;
    readonly isSignedOut: boolean;
  }>;
  readonly issued: (state: RefundIn<"issued">) => void;
  readonly onBug: (error: unknown) => void;
  readonly memory?: RefundMemory;
}

/** Issuing refunds: one at a time, each confirmed by a person. */
export function createRefund(start: RefundStart) {
  const { signal, memory = refundMemory } = start;
  const draft = createStore<RefundDraft>(() => blankRefund);
  const intents = createIntentKeys(randomId);

  async function send(
    { subject, request }: Sent,
    { send: tell, signal: leaving }: { send(event: RefundEvent): void; signal: AbortSignal },
  ): Promise<void> {
    const { before } = subject;
    const leavePlace = memory.take(before.transactionId);
    if (!leavePlace) return tell({ type: "heldBack" });
    const release = holdPage();
    try {
      memory.remember({ before, request });
      const body = bodyOf(before.transactionId, request);
      const outcome = await start
        .client()
        .call(
          issueRefund,
          { body },
          { signal: leaving, intent: intents.keyFor(body), edition: start.session.edition() },
        );
      if (outcome.ok || outcome.problem.kind === "offline") settle(before.transactionId);
      tell({ type: "answered", outcome });
    } finally {
      leavePlace();
      release();
    }
  }

  function settle(transactionId: string): void {
    memory.forget(transactionId);
    intents.settle();
  }

  const effects: Effects<RefundState, RefundEvent> = {
    /** Refused, and the list does not show it. */
    editing: ({ subject, complaint }) =>
      void (complaint?.kind === "said" && settle(subject.before.transactionId)),
    refunding: send,
    async reconciling({ subject }, { send: tell, signal: leaving }) {
      const { rows, isSignedOut } = await start.read(subject, leaving);
      tell({ type: "read", rows, isSignedOut });
    },
    unconfirmed({ isRead }, { send: tell, signal: leaving }) {
      if (!isRead) onOnline(leaving, () => tell({ type: "retried" }));
    },
    issued(state) {
      settle(state.subject.before.transactionId);
      draft.setState(blankRefund);
      start.issued(state);
    },
  };

  const flow = createFlow<RefundState, RefundEvent>({
    initial: { kind: "empty" },
    transition,
    effects,
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
      const now = flow.store.getState();
      if (now.kind !== "empty" && now.subject.transaction.id !== subject.transaction.id)
        draft.setState(blankRefund);
      const unsettled = memory.of(subject.before.transactionId);
      flow.send({
        type: "opened",
        subject: unsettled ? { ...subject, before: unsettled.before } : subject,
        earlier: unsettled?.request ?? null,
      });
    },
  };
}

/** Letter by letter (C:L97): the amount in dollars. */
export function bodyOf(
  transactionId: string,
  { reason, amount, notes, modifiesTip }: Sent["request"],
): RefundBody {
  return {
    credit_transaction_id: transactionId,
    refund_reason: reason,
    refund_amount: toWire(amount),
    refund_notes: notes,
    modify_tip: modifiesTip,
  };
}
