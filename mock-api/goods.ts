import type { Backend } from "./backend.ts";
import { sellable } from "./purchase.ts";

/** Products of the checkout in the API's format (K1). */
export interface Goods {
  readonly kind: "credit" | "gift_card" | "subscription";
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly pay_amount: number;
  readonly get_amount: number;
  readonly strike_through_get: number | null;
  readonly banner_label: string | null;
  readonly expires_text: string;
  readonly bonus_expires_text: string | null;
  readonly billing_interval?: string;
}

interface Wanted {
  readonly ico_id?: string | undefined;
  readonly gco_id?: string | undefined;
  readonly subscription_level_id?: string | undefined;
}

/** The products that an address asks for; undefined for an unknown id. */
export function goods(
  backend: Backend,
  { ico_id: ico, gco_id: gco, subscription_level_id: level }: Wanted,
): Goods | undefined {
  if (level !== undefined || (!ico && !gco)) return subscription(level ?? "1");
  const tier = sellable(backend, ico ?? gco ?? "");
  if (!tier) return undefined;
  const { id, payAmount, getAmount } = tier;
  const isCredit = tier.kind === "credit";
  return {
    kind: isCredit ? "credit" : "gift_card",
    id,
    slug: id,
    name: isCredit ? "House credit at Osteria Lucca" : "Osteria Lucca gift card",
    pay_amount: payAmount,
    get_amount: getAmount,
    strike_through_get: null,
    banner_label: null,
    expires_text: isCredit ? "The amount you pay never expires" : "Valid for five years from today",
    bonus_expires_text: getAmount > payAmount ? "The bonus is valid for one year" : null,
  };
}

function subscription(level: string): Goods | undefined {
  if (!/^[1-3]$/.test(level)) return undefined;
  return {
    kind: "subscription",
    id: level,
    slug: `level-${level}`,
    name: "Regulars’ club",
    pay_amount: 25 * Number(level),
    get_amount: 30 * Number(level),
    strike_through_get: null,
    banner_label: null,
    expires_text: "Each month’s credit is valid for one year",
    bonus_expires_text: null,
    billing_interval: "month",
  };
}
