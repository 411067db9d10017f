import { offerChoices, type OfferChoice } from "../bill/offers.ts";
import { isCardExpired, choosableCards } from "../card/savedCards.ts";
import type { Project, Ticket } from "../contracts/bill.ts";
import type { CreditCard } from "../contracts/cards.ts";
import { dayIn } from "../time/calendar.ts";

/** What every payment of a bill is decided about. */
export interface BillOrder {
  readonly project: Project;
  readonly ticket: Ticket;
  /** When the bill and the offers were looked at, in ms since the epoch. */
  readonly readAtMs: number;
  /** The chosen offer's key; null for none. */
  readonly offerKey: string | null;
  /** The saved card that pays; null for a new one. */
  readonly cardId: string | null;
}

export function choicesOf({
  project,
  ticket,
  readAtMs,
}: Pick<BillOrder, "project" | "ticket" | "readAtMs">): OfferChoice[] {
  return offerChoices(project, ticket, readAtMs);
}

/** The chosen offer, as long as it can be used. */
export function offerOf(order: Omit<BillOrder, "cardId">): OfferChoice | null {
  return (
    choicesOf(order).find(({ key, standing }) => key === order.offerKey && standing === "usable") ??
    null
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

/** No tip where the restaurant takes none (W12). */
export function takesTips({ project }: Pick<BillOrder, "project">): boolean {
  return project.checkout?.tippingEnabled !== false;
}

/** `8.50`, as a field for money holds it. */
export function plain(cents: number): string {
  return `${Math.trunc(cents / 100)}.${`${cents % 100}`.padStart(2, "0")}`;
}
