import type { WireOrder, WireRecipient } from "../src/shared/contracts/bulkGifting.ts";
import { rateOf, tierFor } from "../src/shared/gifting/tiers.ts";
import { cash } from "../src/shared/money/cents.ts";
import { shareHalfUp } from "../src/shared/money/share.ts";
import { isoInstant } from "../src/shared/time/instant.ts";
import type { Account } from "./accounts.ts";
import type { Sent } from "./answer.ts";
import type { Backend } from "./backend.ts";
import {
  allOf,
  bulkGiftingStore,
  sentTo,
  tiersOf,
  type BulkGiftingState,
} from "./bulkGiftingState.ts";
import { wireOrder, type GiftOrder, type GiftStatus } from "./giftOrders.ts";
import { lost, refuse, reply } from "./refusal.ts";
import { factsOf, outcomeOf } from "./wallet.ts";

/** Creates and charges an order; one with a known external id is answered again. */
export function placeOrder(backend: Backend, account: Account, body: Sent<WireOrder>) {
  const state = backend.state(bulkGiftingStore);
  const existing = allOf(backend, account).find(({ external_id: id }) => id === body.external_id);
  if (existing) return answered(backend, existing);
  if (state.ordering === "lost-before" || state.ordering === "signed-out") {
    const { ordering } = state;
    state.ordering = "ok";
    return ordering === "signed-out" ? refuse(401, "Unauthorized") : lost;
  }
  const refusal = refuse(422, {
    errors: { base: ["This account can’t order right now. Please call us."] },
  });
  if (state.ordering === "refused") return refusal;
  const problem = orderProblem(body, state);
  if (problem) return problem;
  const outcome = outcomeFor(body.stripe_source_id, account);
  if (outcome === "declined")
    return refuse(402, { error: { code: "card_declined", message: "Your card was declined." } });
  if (outcome === "insufficient")
    return refuse(402, {
      error: { code: "card_declined", message: "Your card has insufficient funds." },
    });
  if (!outcome) return refuse(422, { errors: { stripe_source_id: ["No such card."] } });
  const created = newOrder(backend, account, body, outcome === "ok");
  if (!created.isPaid) created.secret = `pi_gift${created.id}_secret_${outcome}`;
  allOf(backend, account);
  state.orders?.unshift(created);
  if (state.ordering === "lost") return lost;
  // The card was charged before the failure.
  if (state.ordering === "refused-late") return refusal;
  return reply(201, answered(backend, created));
}

/** An order as it is answered, with the bank's question as long as that is open. */
function answered(backend: Backend, order: GiftOrder) {
  const wire = wireOrder(order, backend.now());
  const { isPaid, secret } = order;
  return {
    order:
      isPaid || !secret
        ? wire
        : { ...wire, requires_action: true, payment_intent_client_secret: secret },
  };
}

/** The server recalculates the amounts: what was shown and what was sent must match. */
function orderProblem(body: Sent<WireOrder>, state: BulkGiftingState) {
  const recipients = body.recipients ?? [];
  const isLink = body.delivery?.method === "link";
  if (!/^[0-9a-f-]{36}$/.test(body.external_id ?? ""))
    return refuse(422, { errors: { external_id: ["is not a UUID"] } });
  if (body.agrees_with_tos_privacy !== "on")
    return refuse(422, { errors: { base: ["Please agree to the terms."] } });
  if (!isLink && (!recipients.length || recipients.length > 50_000))
    return refuse(422, { errors: { recipients: ["must be between 1 and 50,000"] } });
  const wrong = recipients.flatMap((one, index) =>
    formErrorAbout(one).map(({ field, message }) => ({ index, field, message })),
  );
  if (wrong.length) return refuse(422, { errors: { recipients: wrong } });
  const each = Number(body.amount_per_recipient);
  const cents = isLink
    ? Number(body.recipient_count) * each * 100
    : recipients.reduce((sum, { amount }) => sum + Math.round(Number(amount ?? each) * 100), 0);
  const tier = body.country === "NZ" ? null : tierFor(cash(Math.round(cents)), tiersOf(state));
  const pay = Math.round(cents) - (tier ? shareHalfUp(rateOf(tier), cash(Math.round(cents))) : 0);
  return pay === Math.round(Number(body.total) * 100)
    ? null
    : refuse(422, {
        errors: {
          total: [
            `The price has changed to $${(pay / 100).toFixed(2)}. Please review your order again.`,
          ],
        },
      });
}

function formErrorAbout({
  first_name: name,
  email,
  phone,
}: Sent<WireRecipient>): { field: string; message: string }[] {
  if (!name) return [{ field: "first_name", message: "can't be blank" }];
  if (!email && !phone) return [{ field: "email", message: "can't be blank" }];
  return email?.endsWith("@blocked.example")
    ? [{ field: "email", message: "This mail server takes no mail from us." }]
    : [];
}

function outcomeFor(source: string | undefined, owner: Account): string | undefined {
  const savedCard = owner.credit_cards.find(({ id }) => String(id) === source);
  return savedCard ? outcomeOf(savedCard.last_four) : factsOf(source)?.outcome;
}

function newOrder(
  backend: Backend,
  who: Account,
  body: Sent<WireOrder>,
  isPaid: boolean,
): GiftOrder {
  const recipients = body.recipients ?? [];
  const count = recipients.length || Number(body.recipient_count);
  const statuses: Record<number, GiftStatus> = {};
  recipients.forEach(({ email }, index) => {
    if (email?.startsWith("bounce")) statuses[index] = sentTo(email);
  });
  return {
    id: String(5001 + (backend.state(bulkGiftingStore).orders?.length ?? 0)),
    external_id: String(body.external_id),
    account: who.id,
    name: String(body.name ?? ""),
    sender_name: String(body.sender_name ?? ""),
    message: String(body.message ?? ""),
    created_at: isoInstant(backend.now()),
    deliver_at: body.delivery?.deliver_at ?? null,
    method: String(body.delivery?.method ?? "email"),
    amountEach: Number(body.amount_per_recipient),
    total: Number(body.total),
    isPaid,
    people: Array.from({ length: count }, (_, index) => {
      const {
        first_name: first = "",
        last_name: last = "",
        email = "",
        phone = "",
        amount = "",
      } = recipients[index] ?? {};
      return [`${first} ${last}`.trim() || `Link ${index + 1}`, email, phone, amount].join("\t");
    }),
    giftStatuses: statuses,
  };
}
