import { http, HttpResponse } from "msw";
import {
  checkoutPage,
  purchaseCredit,
  purchaseGiftCard,
  subscribe,
} from "../src/shared/contracts/checkout.ts";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { afterPurchaseCalls } from "./checkoutAfter.ts";
import { sell } from "./checkoutSale.ts";
import {
  accountWith,
  checkoutStore,
  pay,
  receipt,
  visitor,
  type CheckoutState,
} from "./checkoutState.ts";
import { goods, type Goods } from "./goods.ts";
import { refuse } from "./refusal.ts";
import { publicPart, signIn } from "./session.ts";
import { paidOnce } from "./paidOnce.ts";

/** The checkout: products, purchases, gifts and the first password. */
export const checkout: Area<CheckoutState> = {
  ...checkoutStore,
  scenarios: {
    "saved-cards": (state) => void (state.knowsVisitor = true),
    "payment-unknown": (state) => void (state.paying = "lost"),
    "payment-not-arrived": (state) => void (state.paying = "lost-before"),
    "payment-never-known": (state) =>
      void Object.assign(state, { paying: "lost", returnsPurchase: false }),
    "payment-refused": (state) => void (state.paying = "refused"),
    "gift-refused": (state) => void (state.giving = "refused"),
    "gift-not-arrived": (state) => void (state.giving = "lost-before"),
    "gift-unknown": (state) =>
      void Object.assign(state, { giving: "lost", returnsPurchase: false }),
    "checkout-new-zealand": (state) => void (state.country = "NZ"),
    "billed-on-the-31st": (state) => void (state.billingDay = 31),
    "card-script-blocked": (state) => void (state.knowsVisitor = true),
    "card-not-kept": (state) => void (state.knowsVisitor = true),
    "no-card-key": (state) => void (state.stripeKey = "unset"),
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
        const purchase = backend.state(checkoutStore).bought.find((one) => one.id === id);
        if (purchase) pay(backend, purchase);
        return HttpResponse.json({ status: purchase ? "succeeded" : "requires_payment_method" });
      },
    ),
    answer(checkoutPage, ({ query, token, headers }) => {
      const item = goods(backend, query);
      return item
        ? pageOf(backend, item, token, visitOf(headers))
        : refuse(404, "This offer is no longer available");
    }),
    answer(
      purchaseGiftCard,
      paidOnce(backend, ({ body: { gift_card_purchase: purchase }, token, headers }) => {
        const item = goods(backend, { gco_id: purchase?.gift_card_option_id });
        return sell(backend, item, purchase, token, visitOf(headers));
      }),
    ),
    answer(
      purchaseCredit,
      paidOnce(backend, ({ body, token, headers }) => {
        const [purchase] = Object.values(body);
        const item = goods(backend, { ico_id: purchase?.ico_id });
        return sell(backend, item, purchase, token, visitOf(headers));
      }),
    ),
    answer(
      subscribe,
      paidOnce(backend, ({ body: { subscription }, token, headers }) => {
        const item = goods(backend, { subscription_level_id: subscription?.subscription_level_id });
        return sell(backend, item, subscription, token, visitOf(headers));
      }),
    ),
    ...afterPurchaseCalls(backend),
  ],
};

function visitOf(headers: Headers): string {
  return headers.get("x-session-id") ?? "";
}

function pageOf(backend: Backend, item: Goods, token: string | null, visit: string) {
  const { stripeKey, country, returnsPurchase, bought, giftsOff } = backend.state(checkoutStore);
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
