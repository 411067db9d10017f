import type { PurchaseBody } from "../src/shared/contracts/checkout.ts";
import type { Account } from "./accounts.ts";
import type { Sent } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { checkoutStore, pay, receipt, visitor, type Bought } from "./checkoutState.ts";
import type { Goods } from "./goods.ts";
import { lost, refuse, reply } from "./refusal.ts";
import { accountBy, newAccount } from "./session.ts";
import { factsOf, keepCard, outcomeOf } from "./wallet.ts";

/** Sells what was chosen; the card decides how the purchase ends. */
export function sell(
  backend: Backend,
  item: Goods | undefined,
  body: Sent<PurchaseBody> | undefined,
  token: string | null,
  visit: string,
) {
  const state = backend.state(checkoutStore);
  if (!item) return refuse(422, { errors: { base: ["This offer is no longer available"] } });
  if (!body?.email || body.agrees_with_tos_privacy !== "on")
    return refuse(422, { errors: { email: ["can't be blank"] } });
  if (state.paying === "lost-before") {
    state.paying = "ok";
    return lost;
  }
  if (state.paying === "refused")
    return refuse(422, { errors: { base: ["This project accepts no more credit today."] } });
  const outcome = outcomeFor(body.stripe_source_id, visitor(backend, token));
  if (outcome === "declined")
    return refuse(402, { error: { code: "card_declined", message: "Your card was declined." } });
  if (outcome === "insufficient")
    return refuse(402, {
      error: {
        code: "card_declined",
        decline_code: "insufficient_funds",
        message: "Your card has insufficient funds.",
      },
    });
  if (!outcome) return refuse(422, { errors: { base: ["No such card."] } });
  return settle(backend, item, body, {
    token,
    visit,
    challenge: outcome === "ok" ? null : outcome,
  });
}

function outcomeFor(source: string | undefined, owner: Account | undefined): string | undefined {
  if (source?.startsWith("pm_wallet")) return "ok";
  const savedCard = owner?.credit_cards.find(({ id }) => String(id) === source);
  return savedCard ? outcomeOf(savedCard.last_four) : factsOf(source)?.outcome;
}

interface Visit {
  readonly token: string | null;
  readonly visit: string;
  /** The bank's decision. Null if the bank asks nothing. */
  readonly challenge: string | null;
}

function settle(
  backend: Backend,
  item: Goods,
  body: Sent<PurchaseBody>,
  { token, visit, challenge }: Visit,
) {
  const state = backend.state(checkoutStore);
  const existing = visitor(backend, token) ?? accountBy(backend, body.email);
  const owner =
    existing ??
    newAccount(backend, {
      email: String(body.email).toLowerCase(),
      first_name: body.first_name ?? "",
      last_name: body.last_name ?? "",
      email_confirmed: false,
      email_verified_at: null,
    });
  const bought: Bought = {
    id: `p${state.bought.length + 1}`,
    goodsId: item.id,
    accountId: owner.id,
    visit,
    credit: item.get_amount,
    giftSent: false,
    isPaid: false,
  };
  state.bought.push(bought);
  if (!challenge) pay(backend, bought);
  const facts = factsOf(body.stripe_source_id);
  if (String(body.save_card) === "true" && facts && !token) keepCard(backend, owner, facts);
  if (!existing) state.passwordTokens[`reset-${owner.id}`] = owner.id;
  if (state.paying === "lost") return lost;
  const answered = receipt(backend, bought, item, owner);
  return reply(
    201,
    challenge
      ? {
          ...answered,
          requires_action: true,
          payment_intent_client_secret: `pi_${bought.id}_secret_${challenge}`,
        }
      : answered,
  );
}
