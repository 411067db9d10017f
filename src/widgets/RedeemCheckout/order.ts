import { isCovered } from "../../shared/bill/plan.ts";
import type { PresetTip } from "../../shared/bill/tip.ts";
import type { CreditPackage } from "../../shared/contracts/bill.ts";
import { credit, type CashCents } from "../../shared/money/cents.ts";
import { offerOf, renewed, takesTips, type BillOrder } from "../../shared/payment/order.ts";

/** The bill that the host page names. */
export interface Request {
  readonly pos: string;
  readonly location: string;
  readonly ticket: string;
  readonly payAmount: CashCents | null;
  readonly tip: PresetTip;
}

/** Everything that is decided about one bill before its payment. */
export interface Order extends BillOrder {
  readonly number: string;
  /** A package of credit to buy. Null for 'Just cover my bill today'. */
  readonly packageId: string | null;
}

/**
 * The same decisions for data that was read again. A package that is no longer sold is not bought.
 */
export function renewedOrder(order: Order, fresh: Partial<Order>, readAtMs: number): Order {
  const next = renewed(order, fresh, readAtMs);
  return packageOf(next) ? next : { ...next, packageId: null };
}

export function packageOf({
  project,
  packageId,
}: Pick<Order, "project" | "packageId">): CreditPackage | null {
  return project.giftCardOptions.find(({ id, hidden }) => id === packageId && !hidden) ?? null;
}

/**
 * Whether tip entry is skipped, because the tip is already known or tips are not accepted (B4.14,
 * W12).
 */
export function isTipAsked(order: Order): boolean {
  return (order.tip.kind === "preset" || order.tip.kind === "typed") && takesTips(order);
}

/**
 * The bill exceeds balance and offer. The widget offers credit, or the card pays the rest (B4.12).
 */
export function needsCredit(order: Order): boolean {
  return !isCovered(order.project, order.ticket, offerOf(order)?.worth ?? credit(0));
}
