import { billChanges, type BillChange } from "../bill/difference.ts";
import { offerChoices, preselected, type OfferChoice } from "../bill/offers.ts";
import { planOf, type PaymentPlan } from "../bill/plan.ts";
import { gratuityDueOf } from "../bill/ticket.ts";
import {
  tipMenu,
  tipOf,
  typedTip,
  type PresetTip,
  type TipMenu,
  type TipPreset,
  type TypedTip,
} from "../bill/tip.ts";
import { isCardExpired, choosableCards } from "../card/savedCards.ts";
import type { Project, Ticket } from "../contracts/bill.ts";
import type { CreditCard } from "../contracts/cards.ts";
import { cash, credit, type CashCents } from "../money/cents.ts";
import { dayIn } from "../time/calendar.ts";

/**
 * How the tip is decided. A preset follows the bill when it changes, and a typed text stays. The
 * other two kinds came with the order, so the diner is not asked (R9).
 */
export type TipChoice =
  | { readonly kind: "preset"; readonly preset: TipPreset }
  | { readonly kind: "typed"; readonly text: string }
  | Exclude<PresetTip, { readonly kind: "none" }>;

/** What the payer decides in every payment of a bill. */
export interface BillOrder {
  readonly project: Project;
  readonly ticket: Ticket;
  /** The check number with which the bill is read. Null if only an amount is known. */
  readonly number: string | null;
  /** When the bill and the offers were read, in milliseconds since the epoch. */
  readonly readAtMs: number;
  /** The part of the bill that is paid. Null for the whole bill. */
  readonly payAmount: CashCents | null;
  readonly tip: TipChoice;
  /** The chosen offer's key. Null for no offer. */
  readonly offerKey: string | null;
  /** The saved card that pays. Null for a new card. */
  readonly cardId: string | null;
  /**
   * The key of this browser's settled payment that the payer knows of. What the bill owes after it is
   * another payment.
   */
  readonly paidKey?: string | null;
  /** A card that was saved during this visit. A reading right afterwards may not list it yet. */
  readonly savedCard?: CreditCard | null;
  /** A new card's token, and the digits by which a bill may list what it was charged. */
  readonly newCard?: { readonly token: string; readonly lastFour: string } | null;
}

export interface OrderInput {
  readonly project: Project;
  readonly ticket: Ticket;
  readonly readAtMs: number;
  readonly payAmount?: CashCents | null;
  /** A tip that came with the order. */
  readonly tip?: PresetTip;
  /** A part of the bill was paid before, together with a tip. No tip is preselected. */
  readonly hasTipped?: boolean;
}

/**
 * Returns the decisions that a bill starts with: the best offer, the newest card, the usual tip.
 */
export function newOrder({
  project,
  ticket,
  readAtMs,
  payAmount = null,
  tip = { kind: "none" },
  hasTipped = false,
}: OrderInput): Omit<BillOrder, "number"> {
  const { initial, presets } = tipMenu(ticket, project);
  const isGiven = tip.kind === "card-on-file" || (tip.kind === "given" && !hasTipped);
  return {
    project,
    ticket,
    readAtMs,
    payAmount,
    tip: isGiven ? tip : { kind: "preset", preset: (hasTipped && presets[0]) || initial },
    offerKey: preselected(project, offerChoices(project, ticket, readAtMs), ticket)?.key ?? null,
    cardId: firstCard(project, readAtMs),
  };
}

/**
 * Returns the same decisions for a project or bill that was read again. A choice that is no longer
 * possible falls back to the default.
 */
export function renewed<O extends BillOrder>(order: O, fresh: Partial<O>, readAtMs: number): O {
  const next = withSavedCard({ ...order, ...fresh, readAtMs });
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

function withSavedCard<O extends BillOrder>(order: O): O {
  const { project, savedCard } = order;
  return !savedCard || project.creditCards.some(({ id }) => id === savedCard.id)
    ? order
    : { ...order, project: { ...project, creditCards: [...project.creditCards, savedCard] } };
}

export function choicesOf({
  project,
  ticket,
  readAtMs,
}: Pick<BillOrder, "project" | "ticket" | "readAtMs">): OfferChoice[] {
  return offerChoices(project, ticket, readAtMs);
}

/** The chosen offer, or null if it cannot be used any more. */
export function offerOf(order: BillOrder): OfferChoice | null {
  return usableOffer(order, order.offerKey);
}

/** Whether an offer can be chosen now. Null, for no offer, can always be chosen. */
export function canChoose(order: BillOrder, key: string | null): boolean {
  return key === null || usableOffer(order, key) !== null;
}

function usableOffer(order: BillOrder, wantedKey: string | null): OfferChoice | null {
  return (
    choicesOf(order).find(
      ({ key, eligibility }) => key === wantedKey && eligibility === "usable",
    ) ?? null
  );
}

/** The newest saved card that has not expired. */
export function firstCard({ creditCards }: Project, nowMs: number): string | null {
  return (
    choosableCards(creditCards).find((card) => !isCardExpired(card, dayIn(null, nowMs)))?.id ?? null
  );
}

export function cardOf({
  project,
  cardId,
}: Pick<BillOrder, "project" | "cardId">): CreditCard | null {
  return project.creditCards.find(({ id }) => id === cardId) ?? null;
}

/** Whether the restaurant takes tips (W12). */
export function takesTips({ project }: Pick<BillOrder, "project">): boolean {
  return project.checkout?.tippingEnabled !== false;
}

export function tipMenuOf({ ticket, project }: Pick<BillOrder, "ticket" | "project">): TipMenu {
  return tipMenu(ticket, project);
}

/** The tip as text for its field. */
export function tipText({ tip, ...order }: BillOrder): string {
  if (tip.kind === "typed") return tip.text;
  return plain(tip.kind === "preset" ? tipOf(tip.preset, tipMenuOf(order).base) : 0);
}

/** Returns the tip that is sent, or what is wrong with it (R9, R10, R11, W12). */
export function readTip(order: BillOrder): TypedTip {
  const { tip, ticket } = order;
  if (tip.kind === "given") return { ok: true, amount: tip.amount };
  if (tip.kind === "card-on-file" || !takesTips(order)) return { ok: true, amount: cash(0) };
  return typedTip(tipText(order), gratuityDueOf(ticket));
}

export function tipCents(order: BillOrder): CashCents {
  const tip = readTip(order);
  return tip.ok ? tip.amount : cash(0);
}

/**
 * Returns the differences between two readings of a bill and its tip. Empty if the reviewed amounts
 * still hold.
 */
export function orderChanges(before: BillOrder, after: BillOrder): BillChange[] {
  const [old, fresh] = [tipCents(before), tipCents(after)];
  return [
    ...billChanges(before.ticket, after.ticket),
    ...(old === fresh ? [] : [{ part: "tip", before: old, after: fresh } as const]),
  ];
}

/**
 * Returns the differences between two plans of payment: offer, credit and the charge of the card.
 */
export function fundsChanges(before: BillOrder, after: BillOrder): BillChange[] {
  const [old, fresh] = [planFor(before), planFor(after)];
  return (["offer", "credit", "card"] as const).flatMap((part) =>
    old[part] === fresh[part] ? [] : [{ part, before: old[part], after: fresh[part] }],
  );
}

export function planFor(order: BillOrder): PaymentPlan {
  return planOf(order.project, order.ticket, offerOf(order)?.worth ?? credit(0), tipCents(order));
}

/** Formats cents for a money field: `8.50`. */
export function plain(cents: number): string {
  return `${Math.trunc(cents / 100)}.${`${cents % 100}`.padStart(2, "0")}`;
}
