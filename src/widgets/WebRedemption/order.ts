import { offerChoices, preselected } from "../../shared/bill/offers.ts";
import { planOf, type PaymentPlan } from "../../shared/bill/plan.ts";
import { gratuityDueOf } from "../../shared/bill/ticket.ts";
import {
  tipMenu,
  tipOf,
  typedTip,
  type TipMenu,
  type TipPreset,
  type TypedTip,
} from "../../shared/bill/tip.ts";
import type { RedemptionPlace } from "../../shared/contracts/redemption.ts";
import { cash, credit, type CashCents } from "../../shared/money/cents.ts";
import {
  cardOf,
  firstCard,
  offerOf,
  plain,
  takesTips,
  type BillOrder,
} from "../../shared/payment/order.ts";
import type { Found } from "./state.ts";

export { cardOf, choicesOf, offerOf, takesTips } from "../../shared/payment/order.ts";

/** A preset follows the bill when that changes; a typed text stays as it is. */
export type TipChoice =
  | { readonly kind: "preset"; readonly preset: TipPreset }
  | { readonly kind: "typed"; readonly text: string };

/** Everything that is decided about one ticket on the way to its payment. */
export interface Order extends BillOrder {
  readonly project: RedemptionPlace;
  /** What the ticket is asked for by. */
  readonly number: string;
  /** What part of the bill was asked for; null for all of it. */
  readonly payAmount: CashCents | null;
  readonly tip: TipChoice;
  /** All open checks, this one among them, to choose another. */
  readonly open: readonly Found[];
}

export interface OrderStart extends Pick<
  Order,
  "project" | "ticket" | "number" | "readAtMs" | "payAmount" | "open"
> {
  /** A part of the bill was paid before, and with it a tip: none is taken unasked. */
  readonly hasTipped?: boolean;
}

export function newOrder({ hasTipped = false, ...start }: OrderStart): Order {
  const { project, ticket, readAtMs } = start;
  const offer = preselected(project, offerChoices(project, ticket, readAtMs), ticket);
  const { initial, presets } = tipMenu(ticket, project);
  return {
    ...start,
    tip: { kind: "preset", preset: (hasTipped && presets[0]) || initial },
    offerKey: offer?.key ?? null,
    cardId: firstCard(project, readAtMs),
  };
}

/** The same decisions on a bill that was read again; what is no longer possible falls back. */
export function renewed(
  order: Order,
  fresh: Partial<Pick<Order, "project" | "ticket" | "payAmount">>,
  readAtMs: number,
): Order {
  const next = { ...order, ...fresh, readAtMs };
  const menu = tipMenuOf(next);
  return {
    ...next,
    tip:
      next.tip.kind === "preset" && menu.mode !== tipMenuOf(order).mode
        ? { kind: "preset", preset: menu.initial }
        : next.tip,
    offerKey: offerOf(next)?.key ?? null,
    cardId: next.cardId === null || cardOf(next) ? next.cardId : firstCard(next.project, readAtMs),
  };
}

export function tipMenuOf({ ticket, project }: Pick<Order, "ticket" | "project">): TipMenu {
  return tipMenu(ticket, project);
}

/** The tip as it stands, or what is wrong with it (R10, R11). */
export function readTip(order: Order): TypedTip {
  const { tip, ticket } = order;
  if (!takesTips(order)) return { ok: true, amount: cash(0) };
  const text = tip.kind === "typed" ? tip.text : plain(tipOf(tip.preset, tipMenuOf(order).base));
  return typedTip(text, gratuityDueOf(ticket));
}

export function tipCents(order: Order): CashCents {
  const tip = readTip(order);
  return tip.ok ? tip.amount : cash(0);
}

export function planFor(order: Order): PaymentPlan {
  return planOf(order.project, order.ticket, offerOf(order)?.worth ?? credit(0), tipCents(order));
}
