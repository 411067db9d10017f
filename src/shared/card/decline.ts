import type { Problem } from "../api/outcome.ts";

type Rejection = Extract<Problem, { kind: "rejected" }>;

/**
 * Whether the card was refused (402, its field, or the provider's words), so that nothing was
 * charged. Any other 4xx may come after a charge.
 */
export function isDecline({ status, message, fields }: Rejection): boolean {
  if (/\b(charged|captured)\b/i.test(message ?? "")) return false;
  return (
    status === 402 ||
    Object.hasOwn(fields, "stripe_source_id") ||
    Object.hasOwn(fields, "card") ||
    /\bcard\b.*(declined|expired|insufficient|incorrect|security code)/i.test(message ?? "")
  );
}
