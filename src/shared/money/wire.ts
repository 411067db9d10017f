import * as z from "zod/mini";
import { cash, credit, type CashCents, type Cents, type CreditCents } from "./cents.ts";
import { parseCents } from "./parse.ts";

/** The only place where decimal dollars live: the API's own amounts, as numbers or texts (G9). */
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

/** Decimal dollars for a request: 1234 cents are 12.34. (`tip.amount` alone goes out as the cents themselves, B:L155.) */
export function toWire(amount: Cents): number {
  return amount / 100;
}
