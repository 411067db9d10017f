import type { Problem } from "../api/outcome.ts";

type Rejection = Extract<Problem, { kind: "rejected" }>;

/** The card was refused (402, its field, or the provider's words), so nothing was charged. Any other 4xx may come after the money. */
export function isDecline({ status, message, fields }: Rejection): boolean {
  if (/\b(charged|captured)\b/i.test(message ?? "")) return false;
  return (
    status === 402 ||
    Object.hasOwn(fields, "stripe_source_id") ||
    Object.hasOwn(fields, "card") ||
    /\bcard\b.*(declined|expired|insufficient|incorrect|security code)/i.test(message ?? "")
  );
}
