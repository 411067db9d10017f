import type { Outcome } from "../../api/outcome.ts";
import { toJson } from "../../api/json.ts";
import type { PaymentResult } from "../../contracts/bill.ts";
import type { PaymentFacts, PaymentRecord } from "./facts.ts";
import { mostBodies } from "./kept.ts";
import type { PaymentRequest, Resend } from "./paymentDeps.ts";
import type { PaymentEvent } from "./state.ts";
import { isRefusal, readAnswer } from "./verdict.ts";

type Bodies = PaymentFacts["bodies"];
type Send = () => Promise<Outcome<PaymentResult>>;

/** The answer to an attempt, as `payAnswered` tells it. */
export type Answered = Omit<
  Extract<PaymentEvent<never>, { type: "payAnswered" }>,
  "type" | "nowMs"
>;

/** The last place stands for all bodies for which the record has no room. */
const lastPlace = mostBodies - 1;

/**
 * Adds the body of a request to those that were sent before under its key. Also returns its place.
 * Once the record is full, nobody can ask about every body, so the outcome stays open until a
 * reading or an answer tells it.
 */
export function withBody(earlier: Bodies, request: PaymentRequest) {
  const storable = request.storable ?? null;
  const text = toJson(storable);
  const place = storable ? earlier.findIndex((body) => toJson(body) === text) : -1;
  if (place >= 0) return { place, bodies: earlier };
  return earlier.length < lastPlace
    ? { place: earlier.length, bodies: [...earlier, storable] }
    : { place: lastPlace, bodies: [...earlier.slice(0, lastPlace), null] };
}

/**
 * The bodies that were sent under each key. `resend` sends one that was stored. It is omitted if
 * the widget stores none.
 */
export function createSentBodies(resend?: Resend) {
  /** What this page has sent, by key and by place in `bodies`. */
  const sentHere = new Map<string, Send[]>();

  return {
    note(key: string, place: number, request: PaymentRequest): void {
      const sends = sentHere.get(key) ?? [];
      sends[place] = () => request.send({ intent: key });
      sentHere.set(key, sends);
    },
    /**
     * Call after a refusal under a key whose earlier attempt is open. The server may have refused
     * the body rather than the payment, so the other bodies are sent again under the key, byte for
     * byte. A server that honors keys repeats its answer and charges nothing more.
     */
    async ask(
      { key, facts: { bodies, receipt } }: PaymentRecord,
      refusedPlace: number,
      refusal: Outcome<PaymentResult>,
    ): Promise<Answered> {
      let already: Outcome<PaymentResult> | null = null;
      const open = { outcome: refusal, isRetry: true, earlierReceipt: null };
      for (const [place, body] of bodies.entries()) {
        if (place === lastPlace) return open;
        if (place === refusedPlace) continue;
        const sent = sentHere.get(key)?.[place]?.() ?? (body && resend?.(body, key));
        if (!sent) return open;
        const outcome = await sent;
        // The record describes the first attempt under its key.
        const earlierReceipt = receipt && (place === 0 ? receipt : { ...receipt, sums: null });
        const answer = readAnswer(outcome);
        if (answer.kind === "already") already = outcome;
        else if (!isRefusal(answer)) return { outcome, isRetry: true, earlierReceipt };
      }
      // No body was charged. The bill was paid by somebody else before one of them arrived.
      return { ...open, ...(already && { outcome: already }), isRetry: false };
    },
  };
}
