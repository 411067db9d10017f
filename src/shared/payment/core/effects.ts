import type { Outcome } from "../../api/outcome.ts";
import { owedOf } from "../../bill/ticket.ts";
import type { Challenged } from "../../card/cardPort.ts";
import type { PaymentResult } from "../../contracts/bill.ts";
import type { EffectContext } from "../../flow/flow.ts";
import type { Clock } from "../../host/clock.ts";
import { onOnline } from "../../host/connection.ts";
import { blockUnload } from "../../host/navigation.ts";
import type { Intents } from "../intent/intents.ts";
import type { IntentName } from "../intent/names.ts";
import type { BillOrder } from "../order.ts";
import { isPending, isSameRecord, type PaymentFacts, type PaymentRecord } from "./facts.ts";
import { keptPart } from "./kept.ts";
import type { Receipt } from "./receipt.ts";
import {
  isMoneyMoving,
  type PaidBill,
  type PaymentEvent,
  type PaymentIn,
  type SentPayment,
  type Setback,
} from "./state.ts";
import { isSettled, readAnswer } from "./verdict.ts";

/** Locks and records of payments, as far as they are taken and ended here. */
export type PaymentIntents<F> = Omit<Intents<F>, "holds">;

/** The detail of the host event for a paid bill, with `outcome: "paid"`: ids and cents, no personal data. */
export interface PaidDetail {
  readonly isConfirmed: boolean;
  readonly amountCents?: number;
  readonly tipCents?: number;
  readonly cardCents?: number;
  readonly ticketId?: string;
}

/** A payment that is ready to be sent. */
export interface PaymentRequest {
  readonly body: object;
  send(options: {
    readonly intent: string;
    readonly signal: AbortSignal;
  }): Promise<Outcome<PaymentResult>>;
}

export interface PaymentStart<O extends BillOrder, R> {
  readonly intents: PaymentIntents<PaymentFacts>;
  /** A bill has the same name in every tab and widget. */
  readonly nameOf: (order: O) => IntentName;
  /** By its number alone, where a widget shows the proof of a bill that it could not read. */
  readonly nameOfNumber?: (number: string) => IntentName;
  /** `isWhole`: right before a payment, where everything has to be read; after one, any part may prove it. */
  readonly read: (order: O, signal: AbortSignal, isWhole: boolean) => Promise<Outcome<R>>;
  /** Null where the project takes no payments. */
  readonly requestOf: (sent: SentPayment<O>) => PaymentRequest | null;
  readonly challenge: (secret: string) => Promise<Challenged>;
  readonly clock: Clock;
  /** The payer's transactions that are known before a payment, where those are the proof. */
  readonly knownIds?: (order: O) => readonly string[];
  /** Tells the host page. Called once per paid bill, however that became known. */
  readonly announce: (detail: PaidDetail) => void;
  readonly states: () => {
    getState(): { readonly kind: string };
    subscribe(listener: (state: { readonly kind: string }) => void): () => void;
  };
  /** States of the widget's own in which a payment is not over. */
  readonly holding?: readonly string[];
}

type Context<R> = EffectContext<PaymentEvent<R>>;

const notSent = { ok: false, problem: { kind: "offline" } } as const;

/** The effects of the payment states. The only place that sends money, keeps its record and tells the host page. */
export function createPaymentEffects<O extends BillOrder, R>(start: PaymentStart<O, R>) {
  const { intents, clock } = start;
  const holding = ["paying", "authenticating", "reconciling", ...(start.holding ?? [])];
  let recordAtReading: PaymentRecord | null = null;

  const { nameOf } = start;

  async function read(
    order: O,
    { send, signal }: Context<R>,
    isWhole: boolean = false,
  ): Promise<void> {
    recordAtReading = intents.read(nameOf(order));
    const outcome = await start.read(order, signal, isWhole);
    send({ type: "billRead", outcome, nowMs: clock(), record: intents.read(nameOf(order)) });
  }

  async function pay(sent: SentPayment<O>, { send, signal }: Context<R>): Promise<void> {
    const name = nameOf(sent.order);
    const unlock = hold();
    // Where another tab or widget has paid since the bill was read, what was read may be from before that.
    const isFree = await intents.acquire(name);
    const earlier = intents.read(name);
    if (!isFree || !isSameRecord(earlier, recordAtReading)) {
      unlock();
      return send({ type: "heldBack", isHere: intents.isHere(name) });
    }
    const request = start.requestOf(sent);
    const isRetry = earlier !== null && isPending(earlier);
    if (!request || signal.aborted) {
      send({ type: "payAnswered", outcome: notSent, nowMs: clock(), isRetry });
      return unlock();
    }
    const intent = intents.begin(name, request.body, {
      sums: sent.sums,
      receipt: keptPart(sent.receipt),
      isAnnounced: false,
      knownIds: [...(start.knownIds?.(sent.order) ?? [])],
    });
    const outcome = await intents.during(request.send({ intent, signal }));
    if (isSettled(readAnswer(outcome))) intents.settleNotCharged(name);
    if (signal.aborted) unlock();
    send({ type: "payAnswered", outcome, nowMs: clock(), isRetry });
  }

  /** The lock lasts until the outcome is known; the page asks before it is left while money moves. */
  function hold(): () => void {
    const unblock = blockUnload();
    const stop = start.states().subscribe((state) => {
      if (!isMoneyMoving(state)) unblock();
      if (!holding.includes(state.kind)) unlock();
    });
    function unlock(): void {
      stop();
      unblock();
      intents.release();
    }
    return unlock;
  }

  async function authenticate(
    { order, receipt, secret }: PaymentIn<"authenticating", O>,
    { send }: Context<R>,
  ): Promise<void> {
    const unblock = blockUnload();
    const challenge = await start.challenge(secret);
    unblock();
    const name = nameOf(order);
    // A refusal has charged nothing; a yes has, also where the page is left before the bill was read.
    if (challenge.kind === "refused") intents.settleNotCharged(name);
    if (challenge.kind === "paid")
      intents.settlePaid(name, factsOf(receipt, order, intents.read(name)), "posUnconfirmed");
    send({ type: "challengeAnswered", challenge });
  }

  function factsOf(receipt: Receipt, order: O | null, record: PaymentRecord | null): PaymentFacts {
    const bill = receipt.sums?.bill;
    return {
      sums:
        bill === undefined
          ? null
          : (record?.facts.sums ?? (order && { owed: owedOf(order.ticket), bill })),
      receipt: keptPart(receipt),
      isAnnounced: record?.facts.isAnnounced ?? false,
      knownIds: [],
    };
  }

  function settle({ how, order, receipt }: PaidBill<O>, phase: "paid" | "posUnconfirmed"): void {
    const name = order ? nameOf(order) : start.nameOfNumber?.(receipt.number ?? "");
    if (!name) return;
    const record = intents.read(name);
    const isNew = how !== "already" && !record?.facts.isAnnounced;
    if (how !== "before" || isNew || record?.phase !== phase)
      intents.settlePaid(name, { ...factsOf(receipt, order, record), isAnnounced: true }, phase);
    if (isNew) start.announce(detailOf(receipt, phase === "paid"));
  }

  return {
    checking: ({ order }: PaymentIn<"checking", O>, context: Context<R>) =>
      read(order, context, true),
    paying: pay,
    async elsewhere({ order }: PaymentIn<"elsewhere", O>, { send, signal }: Context<R>) {
      const { outcome } = await intents.follow(nameOf(order), signal);
      send({ type: "otherEnded", outcome });
    },
    authenticating: authenticate,
    reconciling: ({ order }: PaymentIn<"reconciling", O>, context: Context<R>) =>
      read(order, context),
    unconfirmed(
      { order, evidence }: PaymentIn<"unconfirmed", O>,
      { send, signal }: Context<R>,
    ): void {
      if (evidence.finding === "unread") onOnline(signal, () => send({ type: "retried" }));
      if (evidence.finding === "unchanged") intents.settleNotFound(nameOf(order));
    },
    success: (state: PaymentIn<"success", O>) => settle(state, "paid"),
    posUnconfirmed: (state: PaymentIn<"posUnconfirmed", O>) => settle(state, "posUnconfirmed"),
    async confirming({ sent }: PaymentIn<"confirming", O>, context: Context<R>) {
      if (sent) await read(sent.order, context);
    },
    /** The card was refused, or the server has refused in its own words and the bill shows nothing: no payment is open any more. */
    setBack(order: O, why: Setback): void {
      if (why.kind === "declined") return intents.settleNotCharged(nameOf(order));
      if (why.kind !== "refused" || why.evidence.finding !== "unchanged") return;
      if (why.message) intents.settleNotCharged(nameOf(order));
      else intents.settleNotFound(nameOf(order));
    },
  };
}

function detailOf({ sums, ticket, number }: Receipt, isConfirmed: boolean): PaidDetail {
  const ticketId = ticket?.id ?? number;
  return {
    isConfirmed,
    ...(sums && { amountCents: sums.bill, tipCents: sums.tip, cardCents: sums.card }),
    ...(ticketId && { ticketId }),
  };
}
