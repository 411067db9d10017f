import type { EffectContext } from "../../flow/flow.ts";
import type { IntentName } from "../intent/names.ts";
import type { BillOrder } from "../order.ts";
import { isPending, isSameRecord, type PaymentRecord } from "./facts.ts";
import { holdPayment } from "./hold.ts";
import { keptPart } from "./kept.ts";
import type { PaymentStart } from "./paymentStart.ts";
import type { createSettlement } from "./settlement.ts";
import type { PaymentEvent, SentPayment } from "./state.ts";
import { readAnswer } from "./verdict.ts";

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
  start: PaymentStart<O, R>,
  known: KnownRecords,
  { settleAnswer }: Pick<ReturnType<typeof createSettlement<O, R>>, "settleAnswer">,
) {
  const { intents, clock, nameOf } = start;
  /**
   * The settled payment whose record the current attempt replaces. The attempt pays what it left
   * open.
   */
  let paidBefore: PaymentRecord | null = null;

  async function pay(sent: SentPayment<O>, { send, signal }: Context<R>): Promise<void> {
    const name = nameOf(sent.order);
    const unlock = holdPayment(start);
    // Another tab or widget may have paid after this page read the bill. The record tells.
    const isFree = await intents.acquire(name);
    const earlier = intents.read(name);
    if (!isFree || isUnseen(earlier, known.shown) || !isSameRecord(earlier, known.atReading)) {
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
    known.shown = intents.read(name);
    const outcome = await intents.during(request.send({ intent }));
    settleAnswer(sent, readAnswer(outcome), { isRetry, isUnseen: signal.aborted });
    restorePaid(name);
    if (signal.aborted) unlock();
    send({ type: "payAnswered", outcome, nowMs: clock(), isRetry });
  }

  /**
   * Restores the record of an earlier payment after an attempt that replaced it has charged
   * nothing.
   */
  function restorePaid(name: IntentName): void {
    if (!paidBefore || intents.read(name)) return;
    const { facts, phase } = paidBefore;
    intents.settlePaid(name, facts, phase === "posUnconfirmed" ? phase : "paid");
  }

  return { pay, restorePaid };
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
