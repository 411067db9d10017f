import { offerChoices, preselected } from "../../shared/bill/offers.ts";
import { isCovered, planOf, type PaymentPlan } from "../../shared/bill/plan.ts";
import { gratuityDueOf } from "../../shared/bill/ticket.ts";
import {
  tipMenu,
  tipOf,
  type PresetTip,
  type TipMenu,
  type TipPreset,
} from "../../shared/bill/tip.ts";
import type { CreditPackage, Project, Ticket } from "../../shared/contracts/bill.ts";
import { cash, credit, type CashCents } from "../../shared/money/cents.ts";
import {
  choicesOf,
  firstCard,
  offerOf,
  takesTips,
  type BillOrder,
} from "../../shared/payment/order.ts";

export { cardOf, choicesOf, offerOf } from "../../shared/payment/order.ts";

/** The diner's tip: a preset follows the bill when that changes, a typed amount stays. */
export type TipChoice =
  | { readonly kind: "preset"; readonly preset: TipPreset }
  | { readonly kind: "typed"; readonly amount: CashCents };

/** What the page asked to be paid. */
export interface Request {
  readonly pos: string;
  readonly location: string;
  readonly ticket: string;
  readonly payAmount: CashCents | null;
  readonly tip: PresetTip;
}

/** Everything that is decided about one bill on the way to its payment. */
export interface Order extends BillOrder {
  /** What part of the bill was asked for; null for all of it. */
  readonly payAmount: CashCents | null;
  /** A tip that came with the order: its step is skipped. */
  readonly presetTip: PresetTip;
  readonly tip: TipChoice;
  /** What a wallet gave in place of a card, for the payment that it was asked about alone. */
  readonly wallet: string | null;
  /** A package of credit to buy; null for 'Just cover my bill today'. */
  readonly packageId: string | null;
}

export interface OrderParts {
  readonly project: Project;
  readonly ticket: Ticket;
  readonly request: Pick<Request, "payAmount" | "tip">;
  readonly readAtMs: number;
  /** A part of the bill was paid before, and with it a tip: none is taken unasked. */
  readonly hasTipped?: boolean;
}

export function newOrder({
  project,
  ticket,
  request,
  readAtMs,
  hasTipped = false,
}: OrderParts): Order {
  const { initial, presets } = tipMenu(ticket, project);
  return {
    project,
    ticket,
    readAtMs,
    payAmount: request.payAmount,
    presetTip: hasTipped && request.tip.kind === "given" ? { kind: "none" } : request.tip,
    tip: { kind: "preset", preset: (hasTipped && presets[0]) || initial },
    offerKey: preselected(project, offerChoices(project, ticket, readAtMs), ticket)?.key ?? null,
    cardId: firstCard(project, readAtMs),
    wallet: null,
    packageId: null,
  };
}

/** The same decisions on a project or bill that was read again; what is no longer possible falls back. */
export function renewed(
  order: Order,
  fresh: Partial<Pick<Order, "project" | "ticket" | "payAmount">>,
  readAtMs: number,
): Order {
  const next = { ...order, ...fresh, readAtMs };
  const cards = next.project.creditCards;
  const menu = tipMenuOf(next);
  const isSameMenu = menu.mode === tipMenuOf(order).mode;
  return {
    ...next,
    tip:
      next.tip.kind === "preset" && !isSameMenu
        ? { kind: "preset", preset: menu.initial }
        : next.tip,
    offerKey: choicesOf(next).some(
      ({ key, standing }) => key === next.offerKey && standing === "usable",
    )
      ? next.offerKey
      : null,
    cardId:
      next.cardId === null || cards.some(({ id }) => id === next.cardId)
        ? next.cardId
        : firstCard(next.project, readAtMs),
    packageId: packageOf(next) ? next.packageId : null,
  };
}

/** What is charged: a wallet's word, else the chosen card. */
export function sourceOf({ wallet, cardId }: Order): string | null {
  return wallet ?? cardId;
}

export function packageOf({
  project,
  packageId,
}: Pick<Order, "project" | "packageId">): CreditPackage | null {
  return project.giftCardOptions.find(({ id, hidden }) => id === packageId && !hidden) ?? null;
}

export function tipMenuOf({ ticket, project }: Pick<Order, "ticket" | "project">): TipMenu {
  return tipMenu(ticket, project);
}

/** What is sent as tip: nothing where it is charged elsewhere or the restaurant takes none (R9, W12). */
export function tipCents(order: Order): CashCents {
  const { presetTip, tip } = order;
  if (presetTip.kind === "given") return presetTip.amount;
  if (presetTip.kind === "card-on-file" || !takesTips(order)) return cash(0);
  return tip.kind === "typed" ? tip.amount : tipOf(tip.preset, tipMenuOf(order).base);
}

export function planFor(order: Order): PaymentPlan {
  return planOf(order.project, order.ticket, offerOf(order)?.worth ?? credit(0), tipCents(order));
}

/** Tip entry is skipped when the tip is known already, or none is taken (B4.14, W12). */
export function isTipAsked(order: Order): boolean {
  return order.presetTip.kind === "none" && takesTips(order);
}

/** The bill exceeds balance and offer: credit is offered, or the card covers the rest (B:L75). */
export function needsCredit(order: Order): boolean {
  return !isCovered(order.project, order.ticket, offerOf(order)?.worth ?? credit(0));
}

export function gratuityOf({ ticket }: Order): CashCents {
  return gratuityDueOf(ticket);
}
