import type { EffectContext } from "../../flow/flow.ts";
import { onOnline } from "../../host/connection.ts";
import { blockUnload } from "../../host/navigation.ts";
import type { IntentName } from "../intent/names.ts";
import type { BillOrder } from "../order.ts";
import { isPending } from "../intent/record.ts";
import { isSameRecord, type PaymentRecord } from "./facts.ts";
import { holdPayment } from "./hold.ts";
import { keptPart } from "./kept.ts";
import type { PaymentStart } from "./paymentStart.ts";
import { createSettlement } from "./settlement.ts";
import type { PaymentEvent, PaymentIn, SentPayment } from "./state.ts";
import { isSettled, readAnswer } from "./verdict.ts";

type Context<R> = EffectContext<PaymentEvent<R>>;

const notSent = { ok: false, problem: { kind: "offline" } } as const;

/** The effects of the payment states. The only place that sends money, keeps its record and tells the host page. */
export function createPaymentEffects<O extends BillOrder, R>(start: PaymentStart<O, R>) {
  const { intents, clock, nameOf } = start;
  const { settle, settleChallenge, onSetback: setBack } = createSettlement(start);
  let recordAtReading: PaymentRecord | null = null;
  /** The last payment that this page has shown to the person: its own, or one whose outcome is unknown. */
  let shownRecord: PaymentRecord | null = null;

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
    const intent = intents.begin(name, request.identity ?? request.body, {
      sums: sent.sums,
      receipt: keptPart(sent.receipt),
      isAnnounced: false,
      knownIds: [...(start.knownIds?.(sent.order) ?? [])],
    });
    shownRecord = intents.read(name);
    const outcome = await intents.during(request.send({ intent, signal }));
    settleAnswer(intents, name, readAnswer(outcome));
    if (signal.aborted) unlock();
    send({ type: "payAnswered", outcome, nowMs: clock(), isRetry });
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
    unconfirmed({ order, evidence }: PaymentIn<"unconfirmed", O>, { send, signal }: Context<R>) {
      shownRecord = intents.read(nameOf(order));
      if (evidence.finding === "unread") onOnline(signal, () => send({ type: "retried" }));
      if (evidence.finding === "unchanged") intents.settleNotFound(nameOf(order));
    },
    success: (state: PaymentIn<"success", O>) => settle(state, "paid"),
    posUnconfirmed: (state: PaymentIn<"posUnconfirmed", O>) => settle(state, "posUnconfirmed"),
    async confirming({ sent }: PaymentIn<"confirming", O>, context: Context<R>) {
      if (sent) await read(sent.order, context);
    },
    setBack,
  };
}

/** Ends the attempt that was answered for certain, or that never left. */
function settleAnswer(
  intents: PaymentStart<BillOrder, never>["intents"],
  name: IntentName,
  answer: ReturnType<typeof readAnswer>,
): void {
  if (answer.kind === "not-sent") intents.settleNotSent(name);
  if (isSettled(answer)) intents.settleNotCharged(name);
}

/** A tab that is gone may have left a payment whose outcome is unknown: the person is told before paying again. */
function isUnseen(earlier: PaymentRecord | null, shown: PaymentRecord | null): boolean {
  return earlier?.phase === "sent" && earlier.key !== shown?.key;
}
