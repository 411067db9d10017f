import type { Account } from "./accounts.ts";
import type { Area, Backend } from "./backend.ts";
import type { Goods } from "./goods.ts";
import { accountBy, accountOf, session } from "./session.ts";
import { savedCards } from "./wallet.ts";

export interface Bought {
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
  giving: "ok" | "refused" | "lost" | "lost-before";
  stripeKey: string | null;
  /** Whether the page signs its visitor in as `guest@example.com`. */
  knowsVisitor: boolean;
  country: string;
  billingDay: number;
  giftsOff: boolean;
}

/** The area's key and first state, for its handlers in other files. */
export const checkoutStore: Pick<Area<CheckoutState>, "key" | "initial"> = {
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
};

export function accountWith(backend: Backend, id: number | undefined): Account | undefined {
  return backend.state(session).accounts.find((one) => one.id === id);
}

/** The visitor's account: by token, or in some scenarios the guest known to the page. */
export function visitor(backend: Backend, token: string | null): Account | undefined {
  const account = accountOf(backend, token);
  if (account || !backend.state(checkoutStore).knowsVisitor || token) return account;
  const guest = accountBy(backend, "guest@example.com");
  if (guest && !guest.credit_cards.length) guest.credit_cards = savedCards();
  return guest;
}

/** Marks a purchase as paid and adds its credit, once. */
export function pay(backend: Backend, bought: Bought): void {
  const owner = accountWith(backend, bought.accountId);
  if (bought.isPaid || !owner) return;
  bought.isPaid = true;
  owner.credit_balance += bought.credit;
}

/** A purchase as the checkout and its page answer it. */
export function receipt(
  backend: Backend,
  { id, giftSent }: Bought,
  item: Goods,
  owner: Account | undefined,
) {
  const { passwordTokens, billingDay } = backend.state(checkoutStore);
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
