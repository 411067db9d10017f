import { toJson } from "../../api/json.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentRecord } from "./facts.ts";
import { mostBodies, type PaymentFacts } from "./kept.ts";
import type { PaymentDeps } from "./paymentDeps.ts";
import type { PaymentRequest } from "./paymentRequest.ts";
import type { BillWish, SentPayment } from "./state.ts";

type Bodies = PaymentFacts["bodies"];

/** Adds the body of a request to those that were sent before under its key. */
export function withBody(earlier: Bodies, request: PaymentRequest): Bodies {
  const storable = request.storable ?? null;
  const text = toJson(storable);
  const isKnown = storable !== null && earlier.some((body) => toJson(body) === text);
  return isKnown || earlier.length >= mostBodies ? earlier : [...earlier, storable];
}

interface First<O> {
  readonly order: O;
  readonly source: string | null;
  /** The first payment under the key. */
  readonly first: SentPayment<O>;
}

/**
 * The stored bodies of a record, each to be sent again byte for byte. The record describes the first
 * attempt alone, so the amounts of the others are unknown.
 */
export function storedWishes<O extends BillOrder, R>(
  { resend }: Pick<PaymentDeps<O, R>, "resend">,
  { facts }: PaymentRecord,
  { order, source, first }: First<O>,
): BillWish<O>[] {
  return facts.bodies.flatMap((body, place) => {
    if (!body || !resend) return [];
    const receipt = place === 0 ? first.receipt : { ...first.receipt, sums: null };
    const request: PaymentRequest = {
      body,
      storable: body,
      send: ({ intent }) => resend(body, intent),
    };
    return [{ order, source, ready: { sent: { ...first, receipt }, request } }];
  });
}
