import type { EffectContext } from "../../flow/flow.ts";
import type { IntentName } from "../intent/names.ts";
import type { BillOrder } from "../order.ts";
import { isPending, isSameRecord, type PaymentFacts, type PaymentRecord } from "./facts.ts";
import { savedCardOf } from "./evidence.ts";
import { holdPayment } from "./hold.ts";
import type { Receipt } from "./receipt.ts";
import { keptPart, type KeptReceipt } from "./kept.ts";
import type { PaymentDeps, PaymentIntents } from "./paymentDeps.ts";
import { createSentBodies, withBody, type Answered } from "./sentBodies.ts";
import type { createSettlement } from "./settlement.ts";
import type { PaymentEvent, SentPayment } from "./state.ts";
import { withUnknownTenders } from "./sums.ts";
import { isRefusal, readAnswer } from "./verdict.ts";

type Context<R> = EffectContext<PaymentEvent<R>>;

/** What this page knows about the record of its bill. */
export interface KnownRecords {
  /** The record as it was when the bill was read. */
  atReading: PaymentRecord | null;
  /**
   * The last payment that the person has seen: this page's own, or one whose outcome is unknown.
   */
  shown: PaymentRecord | null;
}

const notSent = { ok: false, problem: { kind: "offline" } } as const;

/** The effect of `paying`: the only place that sends money. */
export function createPay<O extends BillOrder, R>(
  deps: PaymentDeps<O, R>,
  known: KnownRecords,
  { settleAnswer }: Pick<ReturnType<typeof createSettlement<O, R>>, "settleAnswer">,
) {
  const { intents, clock, nameOf } = deps;
  /**
   * The settled payment whose record the current attempt replaces. The attempt pays what it left
   * open.
   */
  let paidBefore: PaymentRecord | null = null;
  const sentBodies = createSentBodies(deps.resend);
  /** Ends what holds the page and the lock for the newest payment. */
  let endHold = (): void => {};

  async function pay(sent: SentPayment<O>, { send, signal }: Context<R>): Promise<void> {
    const name = nameOf(sent.order);
    const unlock = (endHold = holdPayment(deps));
    // Another tab or widget may have paid after this page read the bill. The record tells.
    const isFree = await intents.acquire(name);
    const earlier = intents.read(name);
    if (!isFree || isUnseen(earlier, known.shown) || !isSameRecord(earlier, known.atReading)) {
      unlock();
      return send({ type: "heldElsewhere", isHere: intents.isHere(name) });
    }
    const request = deps.requestOf(sent);
    const isRetry = earlier !== null && isPending(earlier) && earlier.facts.receipt !== null;
    if (!request || signal.aborted) {
      const answer = { outcome: notSent, nowMs: clock(), isRetry, earlierReceipt: null };
      send({ type: "payAnswered", ...answer });
      return unlock();
    }
    paidBefore = earlier && !isPending(earlier) ? earlier : null;
    const { place, bodies } = withBody(isRetry ? earlier.facts.bodies : [], request);
    // The record describes the first attempt under its key.
    const facts = isRetry ? factsOfFirst(earlier.facts, sent) : factsOf(sent);
    const intent = intents.begin(name, request.identity ?? request.body, { ...facts, bodies });
    sentBodies.note(intent, place, request);
    const record = intents.read(name);
    known.shown = record;
    const first = await intents.during(request.send({ intent }));
    const answered =
      isRetry && record && isRefusal(readAnswer(first)) && !first.isKeyless
        ? await intents.during(sentBodies.ask(record, place, first))
        : {
            outcome: first,
            isRetry,
            earlierReceipt: ambiguousReceipt(isRetry ? record : null, sent.receipt, first),
          };
    const answer = isRetry && record ? underOldKey(intents, name, record, answered) : answered;
    if (!answer.earlierReceipt)
      settleAnswer(sent, readAnswer(answer.outcome), {
        isRetry: answer.isRetry,
        isUnseen: signal.aborted,
      });
    restorePaid(name);
    if (signal.aborted) unlock();
    send({ type: "payAnswered", ...answer, nowMs: clock() });
  }

  /**
   * Restores the record of an earlier payment after an attempt that replaced it has charged
   * nothing.
   */
  function restorePaid(name: IntentName): void {
    if (paidBefore && !intents.read(name)) intents.restore(name, paidBefore);
  }

  return { pay, restorePaid, endHold: () => endHold() };
}

function factsOf<O extends BillOrder>(sent: SentPayment<O>): Omit<PaymentFacts, "bodies"> {
  return {
    sums: sent.sums,
    receipt: keptPart(sent.receipt),
    isAnnounced: false,
    cardId: savedCardOf(sent.order, sent.source)?.id ?? null,
    knownIds: storableIds(sent.knownIds),
  };
}

/**
 * Returns the facts of the first attempt under a key. If credit was spent or gained since, what each
 * tender pays depends on which attempt is charged, so it is unknown.
 */
function factsOfFirst<O extends BillOrder>(
  facts: PaymentFacts,
  { receipt: planned }: SentPayment<O>,
): PaymentFacts {
  const { receipt } = facts;
  if (!receipt?.sums || receipt.sums.card === planned.sums?.card) return facts;
  return { ...facts, receipt: { ...receipt, sums: withUnknownTenders(receipt.sums) } };
}

/**
 * The receipt of the first attempt, if it may be the one that a retry's answer is about: it was of
 * the same amounts, credit was spent or gained since, and the answer names no tenders. Nobody knows
 * how much each of them has paid then.
 */
function ambiguousReceipt(
  record: PaymentRecord | null,
  { sums: planned }: Receipt,
  outcome: Parameters<typeof readAnswer>[0],
): KeptReceipt | null {
  const answer = readAnswer(outcome);
  if (answer.kind !== "confirmed" && answer.kind !== "silent") return null;
  const first = record?.facts.receipt;
  const isSame = first?.sums?.bill === planned?.bill && first?.sums?.tip === planned?.tip;
  const isNamed = answer.result.payments.length > 0;
  return first?.sums?.card === null && isSame && !isNamed ? first : null;
}

/**
 * Returns what an answer says if the server may have forgotten the key: nothing about the earlier
 * attempt. Once all is refused, the next attempt needs another key.
 */
function underOldKey(
  intents: PaymentIntents<PaymentFacts>,
  name: IntentName,
  { facts }: PaymentRecord,
  answered: Answered,
): Answered {
  if (!intents.isKeyForgotten(name)) return answered;
  const { outcome, isRetry } = answered;
  const { receipt } = facts;
  if (!isRetry && isRefusal(readAnswer(outcome)))
    intents.renewKey(name, {
      ...facts,
      bodies: [],
      receipt: receipt && { ...receipt, sums: null },
    });
  return { ...answered, outcome: { ...outcome, isKeyless: true }, isRetry: true };
}

/** Drops the ids that a record has no room for. */
function storableIds(ids: readonly string[]): string[] {
  return ids.filter(({ length }) => length <= 128).slice(0, 500);
}

/**
 * Whether a closed tab has left a payment with an unknown outcome. The person learns about it
 * before paying again.
 */
function isUnseen(earlier: PaymentRecord | null, shown: PaymentRecord | null): boolean {
  return earlier?.phase === "sent" && earlier.key !== shown?.key;
}
