import * as z from "zod/mini";
import { creditOnWire } from "../money/wire.ts";
import { answer, camelCased } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { maybe, text } from "./fields.ts";

const optionalText = maybe(text);

/** Every field may be missing. A body without any of them is rejected. */
const gift = z.object({
  senderName: optionalText,
  amount: maybe(creditOnWire),
  code: optionalText,
  /**
   * May have values beyond the documented ones. `src/widgets/RedeemGifting/giftStatus.ts`
   * interprets it.
   */
  status: optionalText,
  /** A day, or a date and time with its zone. */
  expiresAt: optionalText,
  message: optionalText,
});

export type Gift = z.output<typeof gift>;

const documented = ["senderName", "amount", "code", "status", "expiresAt", "message"];

const anyGift = z.pipe(
  z.transform((raw: unknown) =>
    typeof raw === "object" && raw && documented.some((key) => key in raw) ? raw : null,
  ),
  gift,
);

/**
 * Reads the option `gift` of a host's template, in snake or camel case. Null if it is not usable.
 */
export function readGift(raw: unknown): Gift | null {
  const result = anyGift.safeParse(camelCased(raw));
  return result.success ? result.data : null;
}

/** The gift behind a code (GC1). Public: the code alone gives access to the gift (C6.13). */
export const giftByCode = endpoint<{ path: { code: string } }>()({
  name: "giftByCode",
  method: "GET",
  path: "/api/v5/gifts/{code}",
  output: answer(anyGift, "gift"),
});
