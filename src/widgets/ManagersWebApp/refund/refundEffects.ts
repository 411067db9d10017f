import type { StoreApi } from "zustand/vanilla";
import type { Client } from "../../../shared/api/client.ts";
import {
  issueRefund,
  type ManagedTransaction,
  type RefundBody,
} from "../../../shared/contracts/managers.ts";
import type { Effects } from "../../../shared/flow/flow.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { blockUnload } from "../../../shared/host/navigation.ts";
import { toWire } from "../../../shared/money/wire.ts";
import type { Session } from "../../../shared/session/session.ts";
import type { Before } from "../transactions/evidence.ts";
import { blankRefund, type RefundDraft } from "./refundForm.ts";
import { factsOf, refundName, type createRefundIntents } from "./refundIntent.ts";
import type { RefundEvent, RefundIn, RefundState, Sent, Subject } from "./refundState.ts";

export interface RefundStart {
  readonly client: () => Client;
  readonly session: Pick<Session, "version">;
  readonly signal: AbortSignal;
  /** Every transaction that can be read of the location and the guest; null where nothing could. */
  readonly read: (
    subject: Subject,
    signal: AbortSignal,
  ) => Promise<{
    readonly rows: readonly ManagedTransaction[] | null;
    readonly isSignedOut: boolean;
  }>;
  /** `isNew`: no host has been told of it. */
  readonly issued: (state: RefundIn<"issued">, isNew: boolean) => void;
  readonly onBug: (error: unknown) => void;
}

type RefundIntents = ReturnType<typeof createRefundIntents>;

interface RefundContext {
  readonly start: RefundStart;
  readonly intents: RefundIntents;
  readonly draft: StoreApi<RefundDraft>;
  /** The newest refund of the open transaction that this browser knew of when its form was opened. */
  readonly openedKey: () => string | null;
}

/** The effects of each state of a refund: the only module that awaits. */
export function createRefundEffects(context: RefundContext): Effects<RefundState, RefundEvent> {
  const { start, intents, draft } = context;
  return {
    async editing({ subject, formError }) {
      const name = refundName(subject.before);
      // Refused, and the list does not show it.
      if (formError?.kind === "said" && intents.holds(name)) intents.settleNotCharged(name);
      // Not shown either, and the person has decided to issue another one.
      if (formError?.kind === "not-issued" && (await intents.acquire(name)))
        intents.settleNotFound(name);
      intents.release();
    },
    refunding: (state, tools) => send(context, state, tools),
    async following(state, { send: tell, signal: leaving }) {
      const { outcome } = await intents.follow(refundName(state.subject.before), leaving);
      const isNotIssued = outcome === "notCharged";
      tell({ type: "followed", isNotIssued, sent: lastSentRefund(intents, state) });
    },
    async reconciling({ subject }, { send: tell, signal: leaving }) {
      const name = refundName(subject.before);
      if (!(await intents.acquire(name)))
        return tell({ type: "heldBack", isHere: intents.isHere(name) });
      const { rows, isSignedOut } = await start.read(subject, leaving);
      tell({ type: "read", rows, isSignedOut });
    },
    interrupted: () => intents.release(),
    unconfirmed({ isRead }, { send: tell, signal: leaving }) {
      intents.release();
      if (!isRead) onOnline(leaving, () => tell({ type: "retried" }));
    },
    async issued(state) {
      const { before } = state.subject;
      const name = refundName(before);
      draft.setState(blankRefund);
      const isOurs = await intents.acquire(name);
      const isNew = isOurs && !intents.read(name)?.facts.isAnnounced;
      if (isNew) intents.settlePaid(name, factsOf(before, state.request, true));
      intents.release();
      start.issued(state, isNew);
    },
  };
}

async function send(
  context: RefundContext,
  state: RefundIn<"refunding">,
  { send: tell }: { send(event: RefundEvent): void },
): Promise<void> {
  const { intents } = context;
  const name = refundName(state.subject.before);
  if (!(await intents.acquire(name)))
    return tell({ type: "heldBack", isHere: intents.isHere(name) });
  const phase = intents.read(name)?.phase;
  // Refunded since the form was opened, or being refunded: that one is looked up, and nothing is sent.
  if (phase === "sent" || paidKeyOf(intents, state.subject.before) !== context.openedKey())
    return tell({ type: "followed", isNotIssued: false, sent: lastSentRefund(intents, state) });
  const outcome = await intents.during(post(context, state));
  tell({ type: "answered", outcome, isRetry: phase === "notFound" });
}

async function post({ start, intents }: RefundContext, { subject: { before }, request }: Sent) {
  const name = refundName(before);
  const release = blockUnload();
  try {
    const body = bodyOf(before.transactionId, request);
    const intent = intents.begin(name, body, factsOf(before, request, false));
    const outcome = await start
      .client()
      .call(issueRefund, { body }, { intent, sessionVersion: start.session.version() });
    if (outcome.ok) intents.settlePaid(name, factsOf(before, request, false));
    else if (outcome.problem.kind === "offline") intents.settleNotSent(name);
    return outcome;
  } finally {
    release();
  }
}

/** The refund that this browser has sent for the same transaction, else the one in the form. */
function lastSentRefund(
  intents: RefundIntents,
  { subject, request }: Sent,
): Extract<RefundEvent, { type: "followed" }>["sent"] {
  const facts = intents.read(refundName(subject.before))?.facts;
  return facts
    ? { before: facts.before, request: { ...facts.request, notes: "" } }
    : { before: subject.before, request };
}

export function paidKeyOf(intents: RefundIntents, before: Before): string | null {
  const record = intents.read(refundName(before));
  return record?.phase === "paid" ? record.key : null;
}

/** Letter by letter (C:L97): the amount in dollars. */
function bodyOf(
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
