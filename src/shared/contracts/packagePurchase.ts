import * as z from "zod/mini";
import { answer, namesError } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { flag, maybe, text } from "./fields.ts";

const purchased = z.pipe(
  z.object({ requiresAction: flag, paymentIntentClientSecret: maybe(text) }),
  z.transform(({ requiresAction, paymentIntentClientSecret }) => ({
    challenge: requiresAction ? paymentIntentClientSecret : null,
  })),
);

/** Buys credit. Of the answer only a question of the bank's is used: what was bought shows when the project is read again. */
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
