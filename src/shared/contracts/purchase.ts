import * as z from "zod/mini";
import { cashOnWire, creditOnWire } from "../money/wire.ts";
import { answer, anyAnswer, camelCased } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { flag, id, list, maybe, numeric, open, text } from "./fields.ts";

/**
 * How a purchase with an open amount is rewarded (A3.13). Unknown values are kept and mean no
 * reward.
 */
export const incentiveTypes = [
  "flat_bonus_amount_per_spend",
  "flat_discount_amount_per_spend",
  "flat_bonus_percent",
  "flat_discount_percent",
] as const;

/** A purchase with a fixed price (A3.14). */
const tier = z.object({
  id: maybe(id),
  icoSlug: maybe(text),
  gcoSlug: maybe(text),
  payAmount: cashOnWire,
  getAmount: creditOnWire,
  strikeThroughGet: maybe(creditOnWire),
  bannerLabel: maybe(text),
});

const project = z.object({
  id,
  name: maybe(text),
  slug: maybe(text),
  planning: flag,
  raising: flag,
  disableGifting: flag,
  countryCode: maybe(text),
  heroImage: maybe(text),
});

const options = z.object({
  openAmountType: maybe(open(...incentiveTypes)),
  openAmountPresets: list(cashOnWire),
  openAmountMinimum: maybe(cashOnWire),
  openAmountIncentiveAmount: maybe(cashOnWire),
  /** A percentage: 20 and 0.2 both mean 20 % (H6). */
  openAmountPercentage: maybe(numeric),
  promoSlug: maybe(text),
  promoEndDate: maybe(text),
  /** The `{product}_cash` flag, which gets this name for every product. */
  cash: flag,
  gcos: list(tier),
  standardGcos: list(tier),
  icos: list(tier),
});

export type PurchaseTier = z.output<typeof tier>;
export type PurchaseProject = z.output<typeof project>;
export type PurchaseOptions = z.output<typeof options>;

export interface PurchasePage {
  readonly project: PurchaseProject;
  readonly options: PurchaseOptions;
}

/** Adds `cash`, which is true if the item has `{product}_cash: true` for any product. */
const withCash = z.pipe(
  z.transform((raw: unknown) => ({
    ...Object(raw),
    cash: Object.entries(Object(raw)).some(
      ([key, value]) => key.endsWith("Cash") && value === true,
    ),
  })),
  options,
);

const page = z.object({ project, options: withCash });

/**
 * Reads the options `project` and `options` of a host's template, in snake or camel case. Null if
 * they are not usable.
 */
export function readPurchasePage(raw: unknown): PurchasePage | null {
  const result = page.safeParse(camelCased(raw));
  return result.success ? result.data : null;
}

/** The purchases on a project's page (H1). */
export const purchasePage = endpoint<{ path: { id: string } }>()({
  name: "purchasePage",
  method: "GET",
  path: "/api/v2/projects/{id}.json",
  output: answer(page),
});

/**
 * Decimal dollars with two decimals. `code` and `promotion_slug` are omitted if there are none
 * (H4).
 */
export interface OpenAmount extends Readonly<Record<string, string>> {
  readonly amount: string;
}

const openAmountAnswer = (name: RegExp) =>
  answer(
    z.pipe(
      z.transform((raw: unknown) => ({
        id: Object.entries(Object(raw)).find(([key]) => name.test(key))?.[1],
      })),
      z.object({ id }),
    ),
  );

/** Creates an offer of cash-like credit with this amount. Returns `{product}_cash_offer_id`. */
export const createOpenAmountOffer = endpoint<{ body: OpenAmount }>()({
  name: "createOpenAmountOffer",
  method: "POST",
  path: "/{product}_cash/open_amount_offers",
  encoding: "form",
  output: openAmountAnswer(/CashOfferId$/),
});

/** Creates a gift card option with this amount. Returns `gco_id`. */
export const createGiftCardOption = endpoint<{ body: OpenAmount }>()({
  name: "createGiftCardOption",
  method: "POST",
  path: "/gift_card_options",
  encoding: "form",
  output: openAmountAnswer(/^gcoId$/),
});

/** Asks to be told when a project starts. */
export const sendInquiry = endpoint<{
  path: { id: string };
  body: { inquiry: { email: string } };
}>()({
  name: "sendInquiry",
  method: "POST",
  path: "/api/v2/projects/{id}/inquiry",
  output: anyAnswer,
});
