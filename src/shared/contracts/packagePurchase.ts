import * as z from "zod/mini";
import { answer, namesError } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { flag, maybe, text } from "./fields.ts";

export interface PackagePurchase {
  /** The client secret of a 3-D Secure challenge. Null if there is none. */
  readonly challenge: string | null;
  /** The answer says that credit was bought. Without that, the balance alone shows it. */
  readonly isBought: boolean;
}

const purchased = z.pipe(
  z.looseObject({ requiresAction: flag, paymentIntentClientSecret: maybe(text) }),
  z.transform(({ requiresAction, paymentIntentClientSecret, ...others }): PackagePurchase => ({
    challenge: (requiresAction && paymentIntentClientSecret) || null,
    isBought: !requiresAction && Object.keys(others).length > 0,
  })),
);

/**
 * Buys credit. Two things of the answer are used: a question of the bank, and whether it says anything at all. What was bought
 * shows when the project is read again.
 */
export const buyPackage = endpoint<{
  body: {
    gift_card_purchase: {
      gift_card_option_id: string;
      stripe_source_id: string;
      agrees_with_tos_privacy: "on";
    };
  };
}>()({
  name: "buyPackage",
  method: "POST",
  path: "/api/v2/gift_card_purchases.json",
  auth: "required",
  timeoutPolicy: "payment",
  output: answer(
    z.pipe(
      z.transform((raw) => {
        if (raw === undefined || namesError(raw)) return null;
        return typeof raw === "object" && raw && !Array.isArray(raw) ? raw : {};
      }),
      purchased,
    ),
  ),
});
