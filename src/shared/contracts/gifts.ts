import * as z from "zod/mini";
import { creditOnWire } from "../money/wire.ts";
import { answer, camelCased } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { maybe, text } from "./fields.ts";

const optionalText = maybe(text);

/** Every field may be missing (faults, RedeemGifting); a body without any of them is no gift. */
const gift = z.object({
  senderName: optionalText,
  amount: maybe(creditOnWire),
  code: optionalText,
  /** Of an open set; `src/widgets/RedeemGifting/giftStatus.ts` reads it. */
  status: optionalText,
  /** A day, or a moment with its zone. */
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

/** The option `gift` of a host's template, in either case; null when it is not usable. */
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
