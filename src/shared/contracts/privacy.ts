import * as z from "zod/mini";
import { camelCased } from "./answer.ts";
import { endpoint } from "./endpoint.ts";

export interface OptOutAnswer {
  /** The server's own number for the request, if it sends one. */
  readonly reference: string | null;
}

const longestReference = 64;
const referenceKeys = [
  "reference",
  "referenceId",
  "referenceNumber",
  "confirmationNumber",
  "requestId",
  "id",
];
const envelopes = ["data", "attributes", "doNotTrack", "request"];

/**
 * Any 2xx answer is a success (D2), whatever its body. A reference is shown if the answer contains
 * one.
 */
const optOutAnswer: z.ZodMiniType<OptOutAnswer> = z.pipe(
  z.transform((raw: unknown) => ({ reference: referenceIn(camelCased(raw), envelopes.length) })),
  z.object({ reference: z.nullable(z.string()) }),
);

function referenceIn(value: unknown, depth: number): string | null {
  if (typeof value !== "object" || !value || depth < 0) return null;
  const entries = new Map<string, unknown>(Object.entries(value));
  for (const key of referenceKeys) {
    const entry = entries.get(key);
    const text = typeof entry === "number" || typeof entry === "string" ? String(entry).trim() : "";
    if (text && text.length <= longestReference) return text;
  }
  for (const key of envelopes) {
    const inner = referenceIn(entries.get(key), depth - 1);
    if (inner) return inner;
  }
  return null;
}

/**
 * The do-not-sell/share request (B3.14, B7.18, D2). `state` is a postal code of a state, `other`,
 * or empty.
 */
export const doNotTrack = endpoint<{
  body: { state: string; first_name: string; last_name: string; email: string };
}>()({
  name: "doNotTrack",
  method: "POST",
  path: "/api/v5/do_not_track",
  encoding: "form",
  output: optOutAnswer,
});
