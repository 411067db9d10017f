import { failed } from "../../shared/api/outcome.ts";
import type { BillPayment } from "../../shared/contracts/bill.ts";
import { payAsDiner, payAsGuest } from "../../shared/contracts/redemption.ts";
import type { StoredBody } from "../../shared/payment/core/kept.ts";
import type { PaymentRequest } from "../../shared/payment/core/paymentRequest.ts";
import type { SentPayment } from "../../shared/payment/core/state.ts";
import { tipCents } from "../../shared/payment/order.ts";
import { billPayment, storable } from "../../shared/payment/payload.ts";
import { guestPayment } from "./contact.ts";
import { asRefusal, type EffectDeps } from "./effectDeps.ts";
import type { Order } from "./order.ts";
import { placeQuery } from "./reading.ts";

/** The body of an order's payment, for a guest or a diner. Null if there is nothing to pay with. */
export function paymentRequest(
  deps: EffectDeps,
  { order, source }: SentPayment<Order>,
): PaymentRequest | null {
  if (!source) return null;
  return deps.isGuest ? guestRequest(deps, order, source) : dinerRequest(deps, order, source);
}

function guestRequest(deps: EffectDeps, order: Order, token: string): PaymentRequest {
  const { client, contact, country, productKey, request, session } = deps;
  const sessionVersion = session.version();
  const body = {
    payment: guestPayment({
      order,
      token,
      contact: contact(),
      productKey: productKey(),
      country: country(),
    }),
  };
  const path = { project_id: order.project.projectId, ticket: order.number };
  const input = { path, query: placeQuery(order.project, request().pos), body };
  return {
    body,
    send: async (options) =>
      asRefusal(deps, await client().call(payAsGuest, input, { sessionVersion, ...options })),
  };
}

function dinerRequest(deps: EffectDeps, order: Order, source: string): PaymentRequest | null {
  const body = billPayment({
    order,
    pos: deps.request().pos,
    source,
    tip: tipCents(order),
  });
  return (
    body && {
      body,
      storable: storable(body, order),
      send: ({ intent }) => sendAsDiner(deps, body, intent),
    }
  );
}

/** Sends a stored body again. A guest's bodies contain a token, and are not stored. */
export async function sendStored(deps: EffectDeps, body: StoredBody, intent: string) {
  return "transaction" in body ? sendAsDiner(deps, body, intent) : failed({ kind: "offline" });
}

function sendAsDiner({ client, session }: EffectDeps, body: BillPayment, intent: string) {
  const options = { intent, sessionVersion: session.version() };
  return client().call(payAsDiner, { body }, options);
}
