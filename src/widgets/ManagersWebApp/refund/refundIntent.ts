import * as z from "zod/mini";
import type { Client } from "../../../shared/api/client.ts";
import {
  issueRefund,
  type ManagedTransaction,
  type RefundBody,
} from "../../../shared/contracts/managers.ts";
import type { Evidence, IntentFlow } from "../../../shared/payment/intent/intent.ts";
import { cash, type CashCents } from "../../../shared/money/cents.ts";
import { toWire } from "../../../shared/money/wire.ts";
import {
  firstReleaseKey,
  takeFirstReleaseNote,
} from "../../../shared/payment/intent/firstRelease.ts";
import { createIntents } from "../../../shared/payment/intent/intents.ts";
import { unfinishedAges } from "../../../shared/payment/intent/record.ts";
import type { IntentName } from "../../../shared/payment/intent/names.ts";
import type { Session } from "../../../shared/session/session.ts";
import { before, refundEvidence, type Before } from "../transactions/evidence.ts";
import { refundableOf } from "../transactions/transaction.ts";
import type {
  Issued,
  RefundChange,
  RefundConfirmation,
  RefundRequest,
  Subject,
  Wish,
} from "./refundState.ts";

const cents: z.ZodMiniType<CashCents> = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((value: number) => cash(value)),
);

const refundIds: z.ZodMiniType<readonly string[]> = z.array(z.string());

const facts = z.object({
  /** The transaction before the refund. Later lists are compared with it. */
  before: z.object({
    transactionId: z.string(),
    refundable: cents,
    tip: z._default(cents, cash(0)),
    status: z.nullable(z.string()),
    refundIds,
  }),
  request: z.object({ reason: z.string(), amount: cents, modifiesTip: z.boolean() }),
  /** Whether a host was told about it. */
  isAnnounced: z.boolean(),
});

export type RefundFacts = z.output<typeof facts>;

/** A refund belongs to the restaurant, so that any of its managers can look it up. */
export const createRefundIntents = (signal: AbortSignal) =>
  createIntents({
    facts,
    owner: () => "",
    signal,
    ...unfinishedAges,
    firstRelease: notedRefund,
  });

/** The refund that release 1.0.0 has sent in this tab, and whose outcome it never learned. */
function notedRefund({ ids }: IntentName) {
  const key = firstReleaseKey("dining.managers.refund.", ids);
  const noted = takeFirstReleaseNote(key, z.pick(facts, { before: true, request: true }));
  return noted && { phase: "sent" as const, facts: { ...noted, isAnnounced: false } };
}

export function refundName({ transactionId }: Pick<Before, "transactionId">): IntentName {
  return { kind: "refund", ids: [transactionId] };
}

/** The result of reading the location's and the guest's transactions. */
export interface Reading {
  /** Every transaction that was read. Null if no list could be read. */
  readonly rows: readonly ManagedTransaction[] | null;
  readonly isSignedOut: boolean;
}

export interface RefundFlowDeps {
  readonly client: () => Client;
  readonly session: Pick<Session, "version">;
  readonly read: (subject: Subject, signal: AbortSignal) => Promise<Reading>;
  /**
   * The signed-in manager, as the list names the issuer of a refund: a name or an email address.
   */
  readonly issuers: () => readonly string[];
  /** The refund of this transaction whose outcome is unknown. Null if there is none. */
  readonly openFacts: (subject: Subject) => RefundFacts | null;
}

/** A refund for `src/shared/payment/intent`, which sends it once. */
export function refundFlow({
  client,
  session,
  read,
  issuers,
  openFacts,
}: RefundFlowDeps): IntentFlow<Wish, unknown, Issued, RefundChange, RefundFacts> {
  /** Ids and amounts. The lists are compared with the transaction before the first attempt. */
  const factsOf = (
    subject: Subject,
    { reason, amount, modifiesTip }: RefundRequest,
  ): RefundFacts => ({
    before: openFacts(subject)?.before ?? subject.before,
    // Without the notes, because people write names into them.
    request: { reason, amount, modifiesTip },
    isAnnounced: false,
  });

  const evidenceIn = (rows: readonly ManagedTransaction[], sent: Issued) =>
    refundEvidence(sent.before, sent.request, rows, issuers());

  return {
    name: ({ subject }) => refundName(subject.before),
    identity: ({ subject, request }) => ({
      ...bodyOf(subject.before.transactionId, request),
      refund_notes: null,
    }),
    source: ({ request }) => request.notes,
    facts: ({ subject, request }, done) => ({
      ...factsOf(subject, request),
      ...done,
      isAnnounced: false,
    }),
    // If a refund was issued since the form was opened, it is shown before another one is sent.
    doneBefore: ({ key, facts: done }, { paidKey }) => (key === paidKey ? null : { done }),
    async confirm(wish, signal) {
      const reading = await read(wish.subject, signal);
      const open = openFacts(wish.subject);
      return open && reading.rows && evidenceIn(reading.rows, open) === "mine"
        ? { kind: "done", done: open }
        : confirmed(wish, reading);
    },
    send: ({ subject, request }, intent) =>
      client().call(
        issueRefund,
        { body: bodyOf(subject.before.transactionId, request) },
        { intent, sessionVersion: session.version() },
      ),
    answer: (_, { subject, request }) => ({
      kind: "succeeded",
      done: factsOf(subject, request),
    }),
    async lookUp({ subject, request }, open, signal): Promise<Evidence<Issued>> {
      const { rows, isSignedOut } = await read(subject, signal);
      if (isSignedOut) return { kind: "signedOut" };
      if (!rows) return { kind: "unread" };
      const sent = open ?? factsOf(subject, request);
      const evidence = evidenceIn(rows, sent);
      return evidence === "mine" ? { kind: "mine", done: sent } : { kind: evidence };
    },
  };
}

/** If less can be refunded than the form showed, the new amount is shown first. */
function confirmed(wish: Wish, { rows, isSignedOut }: Reading): RefundConfirmation {
  if (isSignedOut) return { kind: "signedOut" };
  if (!rows) return { kind: "unread" };
  const { subject } = wish;
  const transaction = rows.find(({ id }) => id === subject.transaction.id);
  if (!transaction) return { kind: "same", wish };
  const fresh: Subject = { ...subject, transaction, before: before(transaction, rows) };
  return refundableOf(transaction) === subject.before.refundable &&
    fresh.before.tip === subject.before.tip
    ? { kind: "same", wish: { ...wish, subject: fresh } }
    : { kind: "changed", wish: { ...wish, subject: fresh }, changes: { subject: fresh } };
}

/** The body of the request, exactly as specified (C3.22), with the amount in dollars. */
function bodyOf(
  transactionId: string,
  { reason, amount, notes, modifiesTip }: RefundRequest,
): RefundBody {
  return {
    credit_transaction_id: transactionId,
    refund_reason: reason,
    refund_amount: toWire(amount),
    refund_notes: notes,
    modify_tip: modifiesTip,
  };
}
