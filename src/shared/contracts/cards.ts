import * as z from "zod/mini";
import { answer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { id, list, maybe, numeric, text } from "./fields.ts";

/** A card that the provider stores for a person (B3.03). `lastFour` always has four digits. */
export const creditCard = z.object({
  id,
  brand: maybe(text),
  lastFour: z.pipe(
    text,
    z.transform((digits) => digits.padStart(4, "0").slice(-4)),
  ),
  expMonth: maybe(numeric),
  expYear: maybe(numeric),
});

export type CreditCard = z.output<typeof creditCard>;

const cards = z.pipe(
  z.transform((raw: unknown) => (Array.isArray(raw) ? { creditCards: raw } : raw)),
  z.object({ creditCards: list(creditCard) }),
);

/**
 * Stores a tokenized card for the signed-in person. Returns all of their cards, including the new
 * one (B7.06).
 */
export const saveCard = endpoint<{ body: { stripe_token: string } }>()({
  name: "saveCard",
  method: "POST",
  path: "/api/v3/current_user/stripe_sources",
  auth: "required",
  output: answer(cards),
});
