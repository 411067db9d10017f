import type { Outcome } from "../../api/outcome.ts";
import { toJson } from "../../api/json.ts";
import { restAfter } from "../../bill/rest.ts";
import { isAlreadyDone, type SentSums } from "../../bill/settled.ts";
import type { Challenged } from "../../card/cardPort.ts";
import type { PaymentResult } from "../../contracts/bill.ts";
import type { Answer, Confirmation, Evidence, IntentFlow } from "../intent/intent.ts";
import type { IntentName } from "../intent/names.ts";
import { hasSeveralBodies } from "../intent/sentBodies.ts";
import type { BillOrder } from "../order.ts";
import { receiptOfAnswer } from "./answered.ts";
import { factsOfAttempt, paidFacts } from "./attemptFacts.ts";
import { changedSince, paidSince, unseenPayment } from "./confirm.ts";
import { isPending, type PaymentFacts, type PaymentRecord } from "./facts.ts";
import { unread } from "./finding.ts";
import { noFacts } from "./notedBill.ts";
import type { Parts } from "./parts.ts";
import type { PaymentDeps } from "./paymentDeps.ts";
import type { PaymentRequest } from "./paymentRequest.ts";
import { certainReceipt } from "./receipt.ts";
import type { BillWish, Paid, PaymentState, ReadyPayment, Seen, SentPayment } from "./state.ts";
import { storedWishes } from "./storedBodies.ts";

const offline = { ok: false, problem: { kind: "offline" } } as const;

/** The body of a request as text. */
export const textOf = ({ body, storable }: PaymentRequest): string => toJson(storable ?? body);

/**
 * The payment of a bill for `src/shared/payment/intent`, which sends it once. Attempts may differ in
 * anything, since the bill itself changes: to the server they are other bodies under one key.
 */
export class BillFlow<O extends BillOrder, S, R> implements IntentFlow<
  BillWish<O>,
  PaymentResult,
  Paid<O>,
  PaymentState<O> | S,
  PaymentFacts,
  Seen<O>
> {
  /** What this widget has sent last under each key. */
  private readonly sentHere = new Map<string, SentPayment<O>>();

  constructor(
    private readonly deps: PaymentDeps<O, R>,
    private readonly parts: Parts<O, S, R>,
    /**
     * Called if the server says that the bill is paid, and not by this payment. `isOfEarlier`: it may
     * repeat what it has said to an earlier attempt, and the bill may have grown since.
     */
    private readonly notePaidByOther: (isOfEarlier: boolean) => void,
  ) {}

  name({ order }: BillWish<O>): IntentName {
    return this.deps.nameOf(order);
  }

  identity(): null {
    return null;
  }

  source({ ready }: BillWish<O>): string {
    return ready ? textOf(ready.request) : "";
  }

  facts(wish: BillWish<O>, done: Paid<O> | null): PaymentFacts {
    const record = this.recordOf(wish);
    if (done) return paidFacts(done, record, this.foundBy(wish, done));
    return wish.ready ? factsOfAttempt(wish.ready, record) : (record?.facts ?? noFacts);
  }

  underNewKey(facts: PaymentFacts): PaymentFacts {
    const { receipt } = facts;
    return { ...facts, bodies: [], receipt: receipt && { ...receipt, sums: null } };
  }

  /** The bill is read before a settled payment is shown, so that the rest can be paid. */
  doneBefore(record: PaymentRecord, { order }: BillWish<O>): { readonly done: null } | null {
    return unseenPayment(record, order) && { done: null };
  }

  async confirm(
    wish: BillWish<O>,
    signal: AbortSignal,
  ): Promise<Confirmation<BillWish<O>, Paid<O>, PaymentState<O> | S>> {
    const { clock, read, requestOf } = this.deps;
    const { rules, evidence, earlier } = this.parts;
    const { order, source } = wish;
    const outcome = await read(order, signal, true);
    const record = this.recordOf(wish);
    if (!outcome.ok) {
      if (outcome.problem.kind === "signed-out") return { kind: "signedOut" };
      const paid = paidSince(earlier, order, record);
      return paid ? { kind: "changed", wish, changes: paid } : { kind: "unread" };
    }
    const nowMs = clock();
    const fresh = rules.renewed(order, outcome.value, nowMs);
    const changes = changedSince(this.parts, order, {
      order: fresh,
      reading: outcome.value,
      record,
    });
    if (changes) return { kind: "changed", wish, changes };
    const sent = evidence.sentNow(fresh, { source, nowMs, record });
    const request = requestOf(sent);
    return request
      ? { kind: "same", wish: { order: fresh, source, ready: { sent, request } } }
      : { kind: "unread" };
  }

  async send(wish: BillWish<O>, key: string): Promise<Outcome<PaymentResult>> {
    const { ready } = wish;
    if (!ready) return offline;
    this.sentHere.set(key, ready.sent);
    const outcome = await ready.request.send({ intent: key });
    if (saysPaid(outcome)) this.notePaidByOther(hasSeveralBodies(this.recordOf(wish)));
    return outcome;
  }

  stored(record: PaymentRecord, { order, source }: BillWish<O>): readonly BillWish<O>[] {
    const first = this.parts.evidence.sentBefore(record, order);
    return storedWishes(this.deps, record, { order, source, first });
  }

  answer(result: PaymentResult, wish: BillWish<O>, isRepeated: boolean): Answer<Paid<O>> {
    const { ready } = wish;
    return ready ? this.answerTo(ready, result, isRepeated) : { kind: "unknown" };
  }

  private answerTo(
    { sent }: ReadyPayment<O>,
    result: PaymentResult,
    isRepeated: boolean,
  ): Answer<Paid<O>> {
    const { states } = this.parts;
    const { error, challenge: secret, isConfirmed } = result;
    if (isAlreadyDone(error)) return refusal(error);
    const { receipt, isEarlier } = receiptOfAnswer(sent, result, {
      isRepeated,
      record: this.recordOf(sent),
      nowMs: this.deps.clock(),
    });
    const notConfirmed = states.notConfirmed(sent, receipt);
    if (secret) return { kind: "challenge", secret, done: notConfirmed };
    if (isConfirmed) {
      const how = isEarlier ? "found" : "paid";
      return { kind: "succeeded", done: states.paid(how, sent.order, receipt) };
    }
    return error ? refusal(error) : { kind: "succeeded", done: notConfirmed };
  }

  phase({ kind }: Paid<O>): "paid" | "posUnconfirmed" {
    return kind === "success" ? "paid" : "posUnconfirmed";
  }

  challenge(secret: string): Promise<Challenged> {
    return this.deps.challenge(secret);
  }

  async lookUp(
    wish: BillWish<O>,
    _: PaymentFacts | null,
    signal: AbortSignal,
    agreed: Paid<O> | null,
  ): Promise<Evidence<Paid<O>, Seen<O>>> {
    const { rules, states } = this.parts;
    const { order } = wish;
    const outcome = await this.deps.read(order, signal, false);
    if (agreed) return { kind: "mine", done: this.asAgreed(wish, agreed, outcome) };
    const reading = outcome.ok ? outcome.value : null;
    // Another tab has paid, or has found the payment.
    const unseen = unseenPayment(this.recordOf(wish), order);
    if (unseen) {
      const ticket = reading === null ? null : rules.ticketIn(reading);
      return { kind: "mine", done: states.settledBefore(unseen, order, ticket) };
    }
    if (!outcome.ok && outcome.problem.kind === "signed-out") return { kind: "signedOut" };
    return this.evidenceIn(wish, reading);
  }

  private evidenceIn(wish: BillWish<O>, reading: R | null): Evidence<Paid<O>, Seen<O>> {
    const { rules, evidence, states } = this.parts;
    const sent = this.sentOf(wish);
    if (reading === null) return { kind: "unread", seen: { sent, evidence: unread } };
    const record = this.recordOf(wish);
    const ticket = rules.ticketIn(reading);
    const seen = { sent, evidence: evidence.evidenceIn(sent, reading, record) };
    switch (seen.evidence.finding) {
      case "paid": {
        const rest = ticket && restAfter(sent.sums, ticket, true);
        // This page's amounts say nothing about a payment that has left no record.
        const receipt = record
          ? certainReceipt(sent.receipt, record)
          : { ...sent.receipt, sums: null, card: null };
        return { kind: "mine", done: states.paid("found", wish.order, { ...receipt, rest }) };
      }
      case "unchanged":
        return { kind: "none", seen };
      case "cleared":
      case "less":
        return { kind: "unclear", seen };
      case "unread":
        return { kind: "unread", seen };
    }
  }

  /** A payment that the bank has approved. The reading tells whether the restaurant knows of it. */
  private asAgreed(wish: BillWish<O>, agreed: Paid<O>, outcome: Outcome<R>): Paid<O> {
    const { rules, evidence, states } = this.parts;
    if (!wish.ready) return agreed;
    const { sent } = wish.ready;
    if (!outcome.ok) return states.notConfirmed(sent, agreed.receipt, unread);
    const found = evidence.evidenceIn(sent, outcome.value, this.recordOf(wish));
    const isListed = found.finding === "paid";
    if (!isListed && found.finding !== "cleared")
      return states.notConfirmed(sent, agreed.receipt, found);
    const ticket = rules.ticketIn(outcome.value);
    const rest = ticket && restAfter(sent.sums, ticket, isListed);
    return states.paid("paid", wish.order, { ...agreed.receipt, rest });
  }

  /** The sums of the attempt that a reading has found, if it does not tell what was paid. */
  private foundBy(wish: BillWish<O>, { how, receipt }: Paid<O>): SentSums | null {
    return how === "found" && receipt.sums === null ? this.sentOf(wish).sums : null;
  }

  /** The payment to look up: this widget's own, or that of its record. */
  private sentOf(wish: BillWish<O>): SentPayment<O> {
    const { evidence } = this.parts;
    const { order, source } = wish;
    const record = this.recordOf(wish);
    if (!record || !isPending(record))
      return evidence.sentNow(order, { source, nowMs: this.deps.clock(), record: null });
    const first = evidence.sentBefore(record, order);
    const own = this.sentHere.get(record.key);
    if (!own) return first;
    if (hasSeveralBodies(record) || !first.receipt.sums)
      return { ...own, knownIds: first.knownIds };
    // With one body under the key, what was tried since has sent the same or has never left.
    const { cardId } = record.facts;
    const isSameCard = own.source === cardId || cardId === null;
    return {
      ...first,
      source: cardId ?? own.source,
      receipt: {
        ...own.receipt,
        sums: first.receipt.sums,
        card: isSameCard ? own.receipt.card : null,
        atMs: first.receipt.atMs,
      },
    };
  }

  private recordOf({ order }: Pick<BillWish<O>, "order">): PaymentRecord | null {
    return this.deps.intents.read(this.deps.nameOf(order));
  }
}

function saysPaid(outcome: Outcome<PaymentResult>): boolean {
  if (outcome.ok) return isAlreadyDone(outcome.value.error);
  return outcome.problem.kind === "rejected" && isAlreadyDone(outcome.problem.message);
}

function refusal(message: string | null): Answer<never> {
  return { kind: "refused", message, isDecline: false, problem: null };
}
