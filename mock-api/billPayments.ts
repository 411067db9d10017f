import type { BillPayment } from "../src/shared/contracts/bill.ts";
import type { Account } from "./accounts.ts";
import type { Sent } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { billState, offersOf, type PaymentRequest } from "./billState.ts";
import { dollars, openOf, type BillTicket } from "./billTickets.ts";
import { Answer, lost, refuse } from "./refusal.ts";
import { session } from "./session.ts";
import { outcomeOf } from "./wallet.ts";

interface Took {
  readonly ticket: string;
  readonly amount: number;
  readonly credit: number;
  readonly offer: number;
  readonly card: number;
  readonly tip: number;
}

/** A diner's payment by credit, offer and card. */
export function pay(backend: Backend, diner: Account, body: Sent<BillPayment>) {
  const { tickets } = backend.state(billState);
  const ticket = tickets.find(({ number }) => number === body.ticket_number);
  if (!ticket || body.project !== "osteria-lucca")
    return refuse(422, { errors: { base: ["Missing project or ticket"] } });
  const source = body.transaction?.charge_stripe_source_id ?? "";
  const card = diner.credit_cards.find(({ id }) => `${id}` === source);
  if (!card && !source.startsWith("pm_wallet"))
    return refuse(422, { errors: { base: ["No such card."] } });
  const request = {
    ticket: ticket.number,
    account: diner.id,
    amount: Math.round(Number(body.transaction?.amount) * 100),
    tip: Number(body.tip?.amount ?? 0),
    claim: body.transaction?.offer_claim_id ?? null,
  };
  return charge(backend, ticket, request, card ? outcomeOf(card.last_four) : "ok");
}

/**
 * Charges as the card's bank and the scenario decide; `more` adds the guest's parts to the answer.
 */
export function charge(
  backend: Backend,
  ticket: BillTicket,
  request: PaymentRequest,
  outcome: string,
  extraParts: (payment: Took) => object = () => ({}),
) {
  const state = backend.state(billState);
  const refusal = refusalOf(backend, ticket, outcome);
  if (refusal) return refusal;
  if (/challenge|agreed/.test(outcome))
    return challengeAnswer(backend, request, outcome, extraParts);
  const payment = settle(backend, request);
  if (state.paying === "lost") return lost;
  // The money was taken before the failure.
  return state.paying === "refused-after"
    ? refuse(422, { errors: { base: ["The check could not be closed."] } })
    : paidAnswer(backend, payment, extraParts);
}

function paidAnswer(backend: Backend, payment: Took, extraParts: (payment: Took) => object) {
  const { paying, payments } = backend.state(billState);
  const parts = { offer: payment.offer, credit: payment.credit, card: payment.card };
  const listed = Object.entries(parts).flatMap(([type, cents]) =>
    cents ? [{ type, amount: dollars(cents) }] : [],
  );
  return {
    return_url_override: null,
    subscription_credit_back: { amount: dollars(Math.round((payment.card - payment.tip) * 0.2)) },
    id: `R-${1000 + payments.length}`,
    pos_success: paying === "pos-silent" ? false : { payments: listed },
    ...extraParts(payment),
  };
}

/** Answers that take no money; a payment that is lost before it arrives is lost once. */
function refusalOf(backend: Backend, ticket: BillTicket, outcome: string): Answer | null {
  const state = backend.state(billState);
  const { paying } = state;
  if (openOf(ticket) <= 0 || paying === "already")
    return refuse(422, { errors: { base: ["Payment is already done"] } });
  if (paying === "declined" || /declined|insufficient/.test(outcome))
    return refuse(402, { error: { code: "card_declined", message: "Your card was declined." } });
  if (paying === "refused")
    return refuse(422, { errors: { base: ["The kitchen has locked this check."] } });
  if (paying === "broken") return new Answer(500, "<h1>Something went wrong</h1>");
  if (paying === "lost-before" || paying === "signed-out") {
    state.paying = "ok";
    if (paying === "lost-before") return lost;
    backend.state(session).tokens = {};
    return refuse(401, "Unauthorized");
  }
  return null;
}

/** Nothing is taken before the bank has agreed; the answer already states the amounts. */
function challengeAnswer(
  backend: Backend,
  request: PaymentRequest,
  outcome: string,
  extraParts: (payment: Took) => object,
) {
  const { intents } = backend.state(billState);
  const id = `pi_bill${Object.keys(intents).length + 1}`;
  intents[id] = { request, isPaid: false };
  return {
    ...paidAnswer(backend, plan(backend, request).took, extraParts),
    pos_success: false,
    requires_action: true,
    payment_intent_client_secret: `${id}_secret_${outcome}`,
  };
}

/** The bank has agreed: pays the requested amounts once. */
export function confirmPayment(backend: Backend, id: string): void {
  const intent = backend.state(billState).intents[id];
  if (!intent || intent.isPaid) return;
  intent.isPaid = true;
  settle(backend, intent.request);
}

/** Applies the offer first, then credit, then the card, as `src/shared/bill` plans it. */
function plan(
  backend: Backend,
  { ticket: number, account, amount: challengeAnswer, tip, claim }: PaymentRequest,
) {
  const ticket = backend.state(billState).tickets.find((one) => one.number === number);
  const diner = backend.state(session).accounts.find(({ id }) => id === account);
  const amount = ticket ? Math.min(openOf(ticket), challengeAnswer) : 0;
  const offer =
    diner &&
    offersOf(backend, diner).find(({ claim_details: details }) => details.offer_claim_id === claim);
  const worth = offer
    ? (ticket?.itemOffers[offer.id] ?? Math.round(offer.claim_details.balance * 100))
    : 0;
  const byOffer = Math.min(amount, worth);
  const credit = diner ? Math.min(amount - byOffer, Math.round(diner.credit_balance * 100)) : 0;
  return {
    ticket,
    diner,
    offer,
    took: {
      ticket: number,
      amount,
      credit,
      offer: byOffer,
      card: amount - byOffer - credit + tip,
      tip,
    } satisfies Took,
  };
}

function settle(backend: Backend, request: PaymentRequest): Took {
  const state = backend.state(billState);
  const { ticket, diner, offer, took: payment } = plan(backend, request);
  if (diner)
    diner.credit_balance = dollars(Math.round(diner.credit_balance * 100) - payment.credit);
  if (request.claim && offer) state.spent.push(request.claim);
  // When the restaurant's system never learns of the payment, the bill stays open.
  if (ticket && state.paying !== "unreported") ticket.paid += payment.amount;
  state.payments.push(payment);
  return payment;
}
