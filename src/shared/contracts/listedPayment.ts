import * as z from "zod/mini";
import { cashOnWire } from "../money/wire.ts";
import { id, maybe, text } from "./fields.ts";

const optionalText = maybe(text);

/**
 * A payment in the list of a bill, if the server sends one. It distinguishes one's own payment from
 * another guest's: `externalId` and `idempotencyKey` repeat the key of the request, and `amount` is
 * what was paid, with or without the tip, or what one tender paid.
 */
export const listedPayment = z.object({
  id: maybe(id),
  reference: maybe(text),
  externalId: maybe(text),
  idempotencyKey: maybe(text),
  type: optionalText,
  amount: maybe(cashOnWire),
  tip: maybe(cashOnWire),
  lastFour: maybe(text),
  status: optionalText,
});

export type ListedPayment = z.output<typeof listedPayment>;
