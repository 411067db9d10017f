import { dollars } from "./billTickets.ts";

/** A payment or refund at a location; amounts in cents. */
export interface ManagedTransaction {
  readonly id: string;
  readonly location: number;
  readonly diner: number;
  readonly at: number;
  readonly check: string | null;
  readonly amount: number;
  tip: number;
  refunded: number;
  /** Null when never refundable. */
  refundable: number | null;
  readonly isRefund: boolean;
  readonly card: string | null;
  /** The manager who issued a refund. */
  readonly issuer?: string;
}

const hour = 3_600_000;

/** The transactions of the last days. */
export function pastTransactions(now: number): ManagedTransaction[] {
  return [
    transaction("T-9001", 7, 501, now - 2 * hour, {
      check: "0988",
      amount: 8450,
      tip: 1560,
      card: "4242",
    }),
    transaction("T-9002", 7, 501, now - 30 * hour, {
      check: "0931",
      amount: 4200,
      refunded: 4200,
      refundable: 0,
      card: "4444",
    }),
    transaction("T-9003", 7, 505, now - 5 * hour, {
      check: "0990",
      amount: 1_234_550,
      tip: 246_910,
      card: "0005",
    }),
    transaction("T-9004", 7, 502, now - 6 * hour, {
      check: "0975",
      amount: 2600,
      tip: 500,
      refunded: 2600,
      refundable: 0,
      card: "4242",
    }),
    transaction("T-9005", 7, 501, now - 28 * hour, {
      check: "0931",
      amount: 4200,
      refundable: null,
      isRefund: true,
      card: "4444",
    }),
    transaction("T-9006", 8, 501, now - 3 * hour, {
      check: null,
      amount: 3300,
      tip: 600,
      card: "4242",
    }),
    transaction("T-9007", 7, 504, now - 50 * hour, {
      check: "0871",
      amount: 5175,
      refundable: null,
      card: "4242",
    }),
  ];
}

function transaction(
  id: string,
  location: number,
  diner: number,
  at: number,
  parts: Partial<ManagedTransaction> & Pick<ManagedTransaction, "amount">,
): ManagedTransaction {
  return {
    id,
    location,
    diner,
    at,
    check: null,
    tip: 0,
    refunded: 0,
    refundable: parts.amount - (parts.refunded ?? 0),
    isRefund: false,
    card: null,
    ...parts,
  };
}

/** Thousands of small checks, the same on every read, from `T-10000` on. */
export function manyTransactions(
  count: number,
  location: number,
  now: number,
): ManagedTransaction[] {
  return Array.from({ length: count }, (_, index) =>
    transaction(
      `T-${10_000 + index}`,
      location,
      501 + (index % 6),
      now - (index + 1) * 7 * 60_000,
      {
        check: `${20_000 + index}`,
        amount: 900 + ((index * 737) % 14_000),
        tip: index % 3 ? 300 : 0,
        card: "4242",
      },
    ),
  );
}

export function wireTransaction(one: ManagedTransaction, name: string): object {
  const { id, diner, at, check, amount, tip, refunded, refundable, isRefund, card } = one;
  const isWhole = refundable === 0 && refunded > 0;
  return {
    id,
    user_id: diner,
    user_name: name,
    created_at: new Date(at).toISOString(),
    check_number: check,
    amount: dollars(amount),
    original_amount: dollars(amount),
    refundable: refundable === null ? false : dollars(refundable),
    refund_status: isRefund
      ? null
      : isWhole
        ? "Refunded"
        : refunded
          ? "Partially Refunded"
          : "Not Refunded",
    credit_type: isRefund ? "refund_redemption" : "redemption",
    tip_details: tip ? [{ amount: dollars(tip), label: "Tip", fee_type: "tip" }] : [],
    card_brand: card ? "visa" : null,
    last_four: card,
    ...(one.issuer && { issued_by: one.issuer }),
  };
}

/** Who served the guest and who issued an earlier refund, which only some hosts' APIs say. */
export function staffOf({ diner, isRefund, issuer }: ManagedTransaction): object {
  return {
    employee_name: diner % 2 ? "Ben Brown" : "Mia Maier",
    ...(isRefund && !issuer && { issued_by: "Mara Manager" }),
  };
}
