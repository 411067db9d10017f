import * as z from "zod/mini";
import { cash, credit, type CashCents, type Cents, type CreditCents } from "./cents.ts";
import { parseCents } from "./parse.ts";

/**
 * Decodes the API's decimal dollars, as numbers or text. Everywhere else amounts are cents (G9).
 */
const cents = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((dollars, context) => {
    const parsed = parseCents(dollars);
    if (parsed === null)
      context.issues.push({ code: "custom", input: dollars, message: "no amount" });
    return parsed ?? 0;
  }),
);

export const cashOnWire: z.ZodMiniType<CashCents> = z.pipe(cents, z.transform(cash));

export const creditOnWire: z.ZodMiniType<CreditCents> = z.pipe(cents, z.transform(credit));

/**
 * Encodes cents as decimal dollars: 1234 cents are 12.34. (`tip.amount` alone is sent in cents,
 * B9.10.)
 */
export function toWire(amount: Cents): number {
  return amount / 100;
}
