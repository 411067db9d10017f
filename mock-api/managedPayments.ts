import type { ManagedPayment } from "../src/shared/contracts/managers.ts";
import type { Sent } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { bill } from "./bill.ts";
import { dollars, openOf, type BillTicket } from "./billTickets.ts";
import type { RequestedPayment } from "./managedPayment.ts";
import { managersState, transactionsOf } from "./managersState.ts";
import { Answer, lost, refuse } from "./refusal.ts";
import { session } from "./session.ts";
import { outcomeOf } from "./wallet.ts";

/** A guest's check paid by a manager: the offer first, then credit, then the guest's card. */
export function payFor(backend: Backend, request: Sent<ManagedPayment>): Answer | object {
  const state = backend.state(managersState);
  const diner = state.diners.find(({ id }) => `${id}` === `${request.user_id}`);
  const ticket = request.ticket_number
    ? backend.state(bill).tickets.find(({ number }) => number === request.ticket_number)
    : null;
  const card = diner?.cards.find(({ id }) => `${id}` === request.charge_stripe_source_id);
  const amount = Math.round(Number(request.amount) * 100);
  if (!diner || ticket === undefined || !request.project || !(amount > 0))
    return refuse(422, { errors: { base: ["Missing project or ticket"] } });
  if (request.charge_stripe_source_id && !card)
    return refuse(422, { errors: { base: ["No such card."] } });
  const refusal = refusalOf(backend, ticket, card?.last_four);
  if (refusal) return refusal;
  const payment: RequestedPayment = {
    diner: diner.id,
    ticket: ticket?.number ?? null,
    amount,
    tip: Number(request.tip?.amount ?? 0),
    claim: request.offer_claim_id ?? null,
    location: Number(request.location_id),
    card: card?.last_four ?? null,
  };
  const question = outcomeOf(card?.last_four ?? "");
  if (question === "agreed" || question === "disagreed") {
    const intent = `pi_m${Object.keys(state.pendingPayments).length + 1}`;
    state.pendingPayments[intent] = payment;
    return { requires_action: true, payment_intent_client_secret: `${intent}_secret_${question}` };
  }
  const settled = settlePayment(backend, payment);
  if (state.paying === "lost") return lost;
  return {
    id: `M-${1000 + transactionsOf(backend).length}`,
    subscription_credit_back: { amount: dollars(Math.round((settled.card - settled.tip) * 0.2)) },
    opt_in_dine: false,
    pos_success:
      state.paying === "pos-silent"
        ? false
        : {
            payments: [
              { type: "credit", amount: dollars(settled.credit) },
              { type: "card", amount: dollars(settled.card) },
            ],
          },
  };
}

/** Answers that take no money. */
function refusalOf(
  backend: Backend,
  ticket: BillTicket | null,
  lastFour: string | undefined,
): Answer | null {
  const state = backend.state(managersState);
  const { paying } = state;
  if ((ticket && openOf(ticket) <= 0) || paying === "already")
    return refuse(422, { errors: { base: ["Payment is already done"] } });
  const outcome = outcomeOf(lastFour ?? "");
  if (outcome === "challenge")
    return refuse(402, {
      error: {
        code: "authentication_required",
        message: "Your card was declined. This transaction requires authentication.",
      },
    });
  if (paying === "refused" || outcome === "declined" || outcome === "insufficient")
    return refuse(402, { error: { code: "card_declined", message: "Your card was declined." } });
  if (paying === "broken") return new Answer(500, "<h1>Something went wrong</h1>");
  if (paying !== "lost-before" && paying !== "signed-out") return null;
  state.paying = "ok";
  if (paying === "lost-before") return lost;
  backend.state(session).tokens = {};
  return refuse(401, "Unauthorized");
}

export function settlePayment(
  backend: Backend,
  { diner: dinerId, ticket: number, amount, tip, claim, location, card }: RequestedPayment,
) {
  const diner = backend.state(managersState).diners.find(({ id }) => id === dinerId);
  const ticket = backend.state(bill).tickets.find((one) => one.number === number);
  const worth = diner?.offers.find(({ id }) => `claim-${id}` === claim)?.amount ?? 0;
  const offer = Math.min(amount, worth);
  const credit = Math.min(amount - offer, diner?.credit ?? 0);
  if (diner) diner.credit -= credit;
  if (diner && worth) diner.offers = diner.offers.filter(({ id }) => `claim-${id}` !== claim);
  if (ticket) ticket.paid += amount;
  const all = transactionsOf(backend);
  all.push({
    id: `T-${9500 + all.length}`,
    location,
    diner: dinerId,
    at: backend.now(),
    check: number,
    amount,
    tip,
    refunded: 0,
    refundable: amount,
    isRefund: false,
    card,
  });
  return { credit, card: amount - offer - credit + tip, tip };
}
