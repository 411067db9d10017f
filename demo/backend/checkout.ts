import { http, HttpResponse } from "msw";
import {
  checkoutPage,
  purchaseCredit,
  purchaseGiftCard,
  sendGift,
  setPassword,
  subscribe,
  type PurchaseBody,
} from "../../src/shared/contracts/checkout.ts";
import type { Account } from "./accounts.ts";
import { answer, type Sent } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { goods, type Goods } from "./goods.ts";
import { lost, refuse, reply } from "./refusal.ts";
import { accountBy, accountOf, newAccount, publicPart, session, signIn } from "./session.ts";
import { factsOf, keepCard, outcomeOf, savedCards } from "./wallet.ts";

interface Bought {
  readonly id: string;
  readonly goodsId: string;
  readonly accountId: number;
  /** The visit of a buyer without an account. */
  readonly visit: string;
  readonly credit: number;
  giftSent: boolean;
  isPaid: boolean;
}

export interface CheckoutState {
  bought: Bought[];
  gifts: { purchase: string; recipient: string; amount: number }[];
  /** Tokens for a first password by account. */
  passwordTokens: Record<string, number>;
  /** How the next purchase ends, apart from its card. */
  paying: "ok" | "lost" | "lost-before" | "refused";
  /** Whether the checkout returns the newest purchase. */
  returnsPurchase: boolean;
  giving: "ok" | "refused" | "lost";
  stripeKey: string | null;
  /** Whether the page signs its visitor in as `guest@example.com`. */
  knowsVisitor: boolean;
  country: string;
  billingDay: number;
  giftsOff: boolean;
}

/** The checkout: products, purchases, gifts and the first password. */
export const checkout: Area<CheckoutState> = {
  key: "checkout",
  initial: () => ({
    bought: [],
    gifts: [],
    passwordTokens: {},
    paying: "ok",
    returnsPurchase: true,
    giving: "ok",
    stripeKey: "pk_test_harness",
    knowsVisitor: false,
    country: "US",
    billingDay: 15,
    giftsOff: false,
  }),
  scenarios: {
    "saved-cards": (state) => void (state.knowsVisitor = true),
    "payment-unknown": (state) => void (state.paying = "lost"),
    "payment-not-arrived": (state) => void (state.paying = "lost-before"),
    "payment-never-known": (state) =>
      void Object.assign(state, { paying: "lost", returnsPurchase: false }),
    "payment-refused": (state) => void (state.paying = "refused"),
    "gift-refused": (state) => void (state.giving = "refused"),
    "gift-unknown": (state) =>
      void Object.assign(state, { giving: "lost", returnsPurchase: false }),
    "checkout-new-zealand": (state) => void (state.country = "NZ"),
    "billed-on-the-31st": (state) => void (state.billingDay = 31),
    "card-script-blocked": (state) => void (state.knowsVisitor = true),
    "card-not-kept": (state) => void (state.knowsVisitor = true),
    "no-card-key": (state) => void (state.stripeKey = "unset"),
    "foreign-card-key": (state) => void (state.stripeKey = "pk_test_foreign"),
    wallets: (state) => void (state.stripeKey = "pk_test_wallets"),
    "refusing-wallets": (state) =>
      void Object.assign(state, { stripeKey: "pk_test_wallets", paying: "refused" }),
    "no-gifts": (state) => void (state.giftsOff = true),
  },
  handlers: (backend) => [
    // The card provider reports that the bank has agreed.
    http.post(
      /^https:\/\/api\.stripe\.com\/v1\/payment_intents\/pi_\w+\/confirm$/,
      ({ request }) => {
        const id = /pi_(\w+)\/confirm/.exec(request.url)?.[1];
        const found = backend.state(checkout).bought.find((one) => one.id === id);
        if (found) pay(backend, found);
        return HttpResponse.json({ status: found ? "succeeded" : "requires_payment_method" });
      },
    ),
    answer(checkoutPage, ({ query, token, headers }) => {
      const wanted = goods(backend, query);
      return wanted
        ? pageOf(backend, wanted, token, visitOf(headers))
        : refuse(404, "This offer is no longer available");
    }),
    answer(purchaseGiftCard, ({ body, token, headers }) => {
      const given = body.gift_card_purchase;
      return sell(
        backend,
        goods(backend, { gco_id: given?.gift_card_option_id }),
        given,
        token,
        visitOf(headers),
      );
    }),
    answer(purchaseCredit, ({ body, token, headers }) => {
      const [given] = Object.values(body);
      return sell(
        backend,
        goods(backend, { ico_id: given?.ico_id }),
        given,
        token,
        visitOf(headers),
      );
    }),
    answer(subscribe, ({ body, token, headers }) =>
      sell(
        backend,
        goods(backend, { subscription_level_id: body.subscription?.subscription_level_id }),
        body.subscription,
        token,
        visitOf(headers),
      ),
    ),
    answer(sendGift, ({ body }) => {
      const state = backend.state(checkout);
      const found = state.bought.find(({ id }) => id === body.gift?.purchase_id);
      if (!found || state.giving === "refused")
        return refuse(422, { errors: { base: ["We can’t deliver to this address."] } });
      found.giftSent = true;
      state.gifts.push({
        purchase: found.id,
        recipient: String(body.gift?.recipient_email),
        amount: Number(body.gift?.amount),
      });
      const owner = accountWith(backend, found.accountId);
      if (owner)
        owner.credit_balance = Math.max(0, owner.credit_balance - Number(body.gift?.amount ?? 0));
      return state.giving === "lost" ? lost : reply(201, {});
    }),
    answer(setPassword, ({ body }) => {
      const {
        reset_token: token = "",
        password = "",
        password_confirmation: again,
      } = body.user ?? {};
      const owner = accountWith(backend, backend.state(checkout).passwordTokens[token]);
      if (!owner) return refuse(422, { errors: { base: ["This link has expired."] } });
      if (password !== again || password.length < 8)
        return refuse(422, { errors: { password: ["is too short"] } });
      if (/^(password|12345678)/i.test(password))
        return refuse(422, {
          errors: { base: ["This password appears in lists of stolen ones."] },
        });
      owner.password = password;
      delete backend.state(checkout).passwordTokens[token];
      return { token: signIn(backend, owner), user: publicPart(owner) };
    }),
  ],
};

function visitOf(headers: Headers): string {
  return headers.get("x-session-id") ?? "";
}

function accountWith(backend: Backend, id: number | undefined): Account | undefined {
  return backend.state(session).accounts.find((one) => one.id === id);
}

/** The visitor's account: by token, or in some scenarios the guest known to the page. */
function visitor(backend: Backend, token: string | null): Account | undefined {
  const known = accountOf(backend, token);
  if (known || !backend.state(checkout).knowsVisitor || token) return known;
  const guest = accountBy(backend, "guest@example.com");
  if (guest && !guest.credit_cards.length) guest.credit_cards = savedCards();
  return guest;
}

function pageOf(backend: Backend, item: Goods, token: string | null, visit: string) {
  const { stripeKey, country, returnsPurchase, bought, giftsOff } = backend.state(checkout);
  const who = visitor(backend, token);
  const newest = bought.findLast(
    (one) =>
      one.goodsId === item.id && one.isPaid && (one.visit === visit || one.accountId === who?.id),
  );
  return {
    item,
    project: { id: "42", name: "Osteria Lucca", disable_gifting: giftsOff },
    enterprise: {
      name: "Dine",
      terms_url: "https://host.example/terms",
      privacy_url: "https://host.example/privacy",
      app_store_url: "https://apps.example/dine",
      play_store_url: "https://play.example/dine",
    },
    stripe_public_key: stripeKey,
    country_code: country,
    // The answer signs in a guest known to the page.
    user: who
      ? {
          ...publicPart(who),
          credit_cards: who.credit_cards,
          ...(!token && { token: signIn(backend, who) }),
        }
      : null,
    ...(returnsPurchase && {
      purchase: newest
        ? receipt(backend, newest, item, accountWith(backend, newest.accountId))
        : null,
    }),
  };
}

function sell(
  backend: Backend,
  item: Goods | undefined,
  given: Sent<PurchaseBody> | undefined,
  token: string | null,
  visit: string,
) {
  const state = backend.state(checkout);
  if (!item) return refuse(422, { errors: { base: ["This offer is no longer available"] } });
  if (!given?.email || given.agrees_with_tos_privacy !== "on")
    return refuse(422, { errors: { email: ["can't be blank"] } });
  if (state.paying === "lost-before") {
    state.paying = "ok";
    return lost;
  }
  if (state.paying === "refused")
    return refuse(422, { errors: { base: ["This project accepts no more credit today."] } });
  const outcome = outcomeFor(given.stripe_source_id, visitor(backend, token));
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
  return settle(backend, item, given, {
    token,
    visit,
    challenge: outcome === "ok" ? null : outcome,
  });
}

function pay(backend: Backend, bought: Bought): void {
  const owner = accountWith(backend, bought.accountId);
  if (bought.isPaid || !owner) return;
  bought.isPaid = true;
  owner.credit_balance += bought.credit;
}

function outcomeFor(source: string | undefined, owner: Account | undefined): string | undefined {
  if (source?.startsWith("pm_wallet")) return "ok";
  const savedCard = owner?.credit_cards.find(({ id }) => String(id) === source);
  return savedCard ? outcomeOf(savedCard.last_four) : factsOf(source)?.outcome;
}

interface Visit {
  readonly token: string | null;
  readonly visit: string;
  /** The bank's decision; null when it asks nothing. */
  readonly challenge: string | null;
}

function settle(
  backend: Backend,
  item: Goods,
  given: Sent<PurchaseBody>,
  { token, visit, challenge }: Visit,
) {
  const state = backend.state(checkout);
  const known = visitor(backend, token) ?? accountBy(backend, given.email);
  const owner =
    known ??
    newAccount(backend, {
      email: String(given.email).toLowerCase(),
      first_name: given.first_name ?? "",
      last_name: given.last_name ?? "",
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
  const facts = factsOf(given.stripe_source_id);
  if (String(given.save_card) === "true" && facts && !token) keepCard(backend, owner, facts);
  if (!known) state.passwordTokens[`reset-${owner.id}`] = owner.id;
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

function receipt(
  backend: Backend,
  { id, giftSent }: Bought,
  item: Goods,
  owner: Account | undefined,
) {
  const { passwordTokens, billingDay } = backend.state(checkout);
  const resetToken =
    Object.entries(passwordTokens).find(([, account]) => account === owner?.id)?.[0] ?? null;
  return {
    id,
    new_user: resetToken !== null,
    reset_token: resetToken,
    credit_to_give: item.get_amount,
    amount: item.pay_amount,
    amount_to_charge: item.pay_amount,
    amount_charged: item.pay_amount,
    amount_credited: item.get_amount,
    credit_balance: owner?.credit_balance ?? null,
    keep_gift_bonus: false,
    billing_interval: item.billing_interval ?? null,
    monthly_billing_day: item.billing_interval ? billingDay : null,
    user_email: owner?.email ?? null,
    email_confirmed: owner?.email_confirmed ?? null,
    gift_sent: giftSent,
  };
}
