import type { EffectContext } from "../../flow/flow.ts";
import { onOnline } from "../../host/connection.ts";
import { blockUnload } from "../../host/navigation.ts";
import { after } from "../../host/timers.ts";
import type { IntentName } from "../intent/names.ts";
import type { BillOrder } from "../order.ts";
import { isPending, isSameRecord, type PaymentRecord } from "./facts.ts";
import { holdPayment } from "./hold.ts";
import { keptPart } from "./kept.ts";
import type { PaymentStart } from "./paymentStart.ts";
import { createSettlement } from "./settlement.ts";
import type { PaymentEvent, PaymentIn, SentPayment, Setback } from "./state.ts";
import { readAnswer } from "./verdict.ts";

type Context<R> = EffectContext<PaymentEvent<R>>;

/** When a payment of unknown outcome is looked up by itself, in milliseconds after it became unknown. */
const looksAfterMs = [5_000, 15_000, 30_000, 60_000] as const;

const notSent = { ok: false, problem: { kind: "offline" } } as const;

/** The effects of the payment states. The only place that sends money, keeps its record and tells the host page. */
export function createPaymentEffects<O extends BillOrder, R>(start: PaymentStart<O, R>) {
  const { intents, clock, nameOf } = start;
  const { settle, settleAnswer, settleChallenge, onSetback: setBack } = createSettlement(start);
  let recordAtReading: PaymentRecord | null = null;
  /** The last payment that this page has shown to the person: its own, or one whose outcome is unknown. */
  let shownRecord: PaymentRecord | null = null;
  /** The settled payment that the record of the last attempt has replaced: what it left open was paid. */
  let paidBefore: PaymentRecord | null = null;

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
    const unlock = holdPayment(start);
    // If another tab or widget has paid since, the bill was read before that payment.
    const isFree = await intents.acquire(name);
    const earlier = intents.read(name);
    if (!isFree || isUnseen(earlier, shownRecord) || !isSameRecord(earlier, recordAtReading)) {
      unlock();
      return send({ type: "heldBack", isHere: intents.isHere(name) });
    }
    const request = start.requestOf(sent);
    const isRetry = earlier !== null && isPending(earlier) && earlier.facts.receipt !== null;
    if (!request || signal.aborted) {
      send({ type: "payAnswered", outcome: notSent, nowMs: clock(), isRetry });
      return unlock();
    }
    paidBefore = earlier && !isPending(earlier) ? earlier : null;
    const intent = intents.begin(name, request.identity ?? request.body, {
      sums: sent.sums,
      receipt: keptPart(sent.receipt),
      isAnnounced: false,
      knownIds: storableIds(sent.knownIds),
    });
    shownRecord = intents.read(name);
    const outcome = await intents.during(request.send({ intent }));
    settleAnswer(sent, readAnswer(outcome), { isRetry, isUnseen: signal.aborted });
    restorePaid(name);
    if (signal.aborted) unlock();
    send({ type: "payAnswered", outcome, nowMs: clock(), isRetry });
  }

  /** A payment of the same bill that was replaced by an attempt which charged nothing is known again. */
  function restorePaid(name: IntentName): void {
    if (!paidBefore || intents.read(name)) return;
    const { facts, phase } = paidBefore;
    intents.settlePaid(name, facts, phase === "posUnconfirmed" ? phase : "paid");
  }

  function onSetback(order: O, why: Setback): void {
    setBack(order, why);
    restorePaid(nameOf(order));
  }

  /** The bill is looked at again by itself: as soon as the browser is online, and a few times while it may be late. */
  function lookAgain(order: O, context: Context<R>): void {
    const look = () => read(order, context);
    onOnline(context.signal, look);
    for (const ms of looksAfterMs) after(ms, context.signal, look);
  }

  return {
    checking: ({ order }: PaymentIn<"checking", O>, context: Context<R>) =>
      read(order, context, true),
    paying: pay,
    async elsewhere({ order }: PaymentIn<"elsewhere", O>, { send, signal }: Context<R>) {
      const { outcome } = await intents.follow(nameOf(order), signal);
      send({ type: "otherEnded", outcome });
    },
    async authenticating(
      { secret, ...sent }: PaymentIn<"authenticating", O>,
      { send }: Context<R>,
    ) {
      const unblock = blockUnload();
      const challenge = await start.challenge(secret);
      unblock();
      settleChallenge(sent, challenge);
      send({ type: "challengeAnswered", challenge });
    },
    reconciling: ({ order }: PaymentIn<"reconciling", O>, context: Context<R>) =>
      read(order, context),
    unconfirmed({ order, evidence }: PaymentIn<"unconfirmed", O>, context: Context<R>) {
      shownRecord = intents.read(nameOf(order));
      if (evidence.finding === "unchanged") intents.settleNotFound(nameOf(order));
      lookAgain(order, context);
    },
    success: (state: PaymentIn<"success", O>) => settle(state, "paid"),
    posUnconfirmed: (state: PaymentIn<"posUnconfirmed", O>) => settle(state, "posUnconfirmed"),
    async confirming({ sent }: PaymentIn<"confirming", O>, context: Context<R>) {
      if (sent) await read(sent.order, context);
    },
    setBack: onSetback,
  };
}

/** Ids that fit into a record. */
function storableIds(ids: readonly string[]): string[] {
  return ids.filter(({ length }) => length <= 128).slice(0, 500);
}

/** A tab that is gone may have left a payment whose outcome is unknown: the person is told before paying again. */
function isUnseen(earlier: PaymentRecord | null, shown: PaymentRecord | null): boolean {
  return earlier?.phase === "sent" && earlier.key !== shown?.key;
}
