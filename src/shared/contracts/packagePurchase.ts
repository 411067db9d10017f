import * as z from "zod/mini";
import { answer, namesError } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { flag, maybe, text } from "./fields.ts";

export interface PackagePurchase {
  /** The client secret of a 3-D Secure challenge. Null if there is none. */
  readonly challenge: string | null;
  /** The answer is empty: only the balance tells whether credit was bought. */
  readonly isBlank: boolean;
}

const purchased = z.pipe(
  z.looseObject({ requiresAction: flag, paymentIntentClientSecret: maybe(text) }),
  z.transform(({ requiresAction, paymentIntentClientSecret, ...others }): PackagePurchase => ({
    challenge: (requiresAction && paymentIntentClientSecret) || null,
    isBlank: !Object.keys(others).length,
  })),
);

/**
 * Buys credit. Only two things of the answer are used: a challenge of the bank, and whether the
 * answer is empty. The project is read again to show what was bought.
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
