import * as z from "zod/mini";
import type { Outcome } from "../../src/shared/api/outcome.ts";
import { parseResponse } from "../../src/shared/api/parseResponse.ts";

export const later = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** An answer as it comes through the network, read by the product's own table. */
export function http(
  status: number,
  body: object | string,
  isGuest: boolean = false,
): Outcome<never> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return parseResponse({ status, text, header: () => null }, z.never(), !isGuest);
}

/** What the server says with a refusal. */
export const words = {
  declined: "Your card was declined",
  frozen: "This account is frozen",
  otherBody: "This key belongs to another request",
  alreadyDone: "Payment is already done",
} as const;
