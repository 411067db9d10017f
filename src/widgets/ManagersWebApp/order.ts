import { offerChoices, preselected, type OfferChoice } from "../../shared/bill/offers.ts";
import { planOf, type PaymentPlan } from "../../shared/bill/plan.ts";
import { billOf, gratuityDueOf } from "../../shared/bill/ticket.ts";
import {
  tipMenu,
  tipOf,
  typedTip,
  type TipMenu,
  type TipPreset,
  type TypedTip,
} from "../../shared/bill/tip.ts";
import { choosableCards, isCardExpired } from "../../shared/card/savedCards.ts";
import type { Project, Ticket } from "../../shared/contracts/bill.ts";
import type { CreditCard } from "../../shared/contracts/cards.ts";
import type {
  ManagedGuest,
  ManagedLocation,
  ManagedPayment,
} from "../../shared/contracts/managers.ts";
import { cash, credit, type CashCents } from "../../shared/money/cents.ts";
import { toWire } from "../../shared/money/wire.ts";
import { dayIn } from "../../shared/time/calendar.ts";

/** A preset follows the bill when that changes; a typed text stays as it is. */
export type TipChoice =
  | { readonly kind: "preset"; readonly preset: TipPreset }
  | { readonly kind: "typed"; readonly text: string };

/** What the manager entered before the checkout. */
export interface Entry {
  readonly ticket: Ticket;
  /** Null where an amount was entered; then `wire` is the bill as it is sent. */
  readonly number: string | null;
  readonly wire: object | null;
  readonly notes: string;
  readonly employeePin: string | null;
}

/** Everything that is decided about one guest's bill on the way to its payment. */
export interface Order extends Entry {
  readonly location: ManagedLocation;
  readonly guest: ManagedGuest;
  readonly project: Project;
  /** When it was read, in ms since the epoch. */
  readonly readAtMs: number;
  readonly tip: TipChoice;
  /** The chosen offer's key; null for none. */
  readonly offerKey: string | null;
  /** The guest's card that pays; null where there is none. */
  readonly cardId: string | null;
}

export function newOrder(
  location: ManagedLocation,
  guest: ManagedGuest,
  entry: Entry,
  readAtMs: number,
): Order {
  const project = projectOf(location, guest);
  const offer = preselected(project, offerChoices(project, entry.ticket, readAtMs), entry.ticket);
  return {
    ...entry,
    location,
    guest,
    project,
    readAtMs,
    tip: { kind: "preset", preset: tipMenu(entry.ticket, project).initial },
    offerKey: offer?.key ?? null,
    cardId: firstCard(project, readAtMs),
  };
}

/** The same decisions on a bill and a guest that were read again; what is no longer possible falls back. */
export function renewed(
  order: Order,
  fresh: { readonly ticket?: Ticket; readonly guest?: ManagedGuest },
  readAtMs: number,
): Order {
  const guest = fresh.guest ?? order.guest;
  const next = { ...order, ...fresh, guest, project: projectOf(order.location, guest), readAtMs };
  const menu = tipMenuOf(next);
  return {
    ...next,
    tip:
      next.tip.kind === "preset" && menu.mode !== tipMenuOf(order).mode
        ? { kind: "preset", preset: menu.initial }
        : next.tip,
    offerKey: offerOf(next)?.key ?? null,
    cardId: cardOf(next) ? next.cardId : firstCard(next.project, readAtMs),
  };
}

/** Tips where a location names none (M13). */
const defaultPercents = [18, 20, 22, 25] as const;

/** The payer's view of the location with what the guest brings (C:L91): tips are always taken here (C9.17), by four percents (C9.18). */
export function projectOf(location: ManagedLocation, guest: ManagedGuest): Project {
  const own = [
    location.customTipPercent0,
    location.customTipPercent1,
    location.customTipPercent2,
    location.customTipPercent3,
  ];
  const [first, second, third, fourth] = own.some((percent) => percent !== null && percent > 0)
    ? own
    : defaultPercents;
  return {
    projectId: location.projectId ?? location.id,
    projectSlug: location.project?.slug ?? location.projectId,
    locationType: "ProjectLocation",
    locationId: location.id,
    name: location.name,
    balance: null,
    creditBalance: guest.creditBalance,
    ikPassBalance: guest.ikPassBalance,
    creditCards: guest.stripeSources,
    giftCardOptions: [],
    offers: guest.activeOffers,
    offer: null,
    subCreditBackPercent: guest.subCreditBackPercent,
    stripePublicKey: location.project?.stripePublicKey ?? null,
    purchasePage: null,
    whiteLogoPath: null,
    logoPath: location.project?.logoPath ?? null,
    countryCode: null,
    timezone: location.timezone,
    customTipPercent0: first ?? null,
    customTipPercent1: second ?? null,
    customTipPercent2: third ?? null,
    customTipPercent3: fourth ?? null,
    checkout: { tippingEnabled: true },
  };
}

function firstCard({ creditCards }: Project, nowMs: number): string | null {
  return (
    choosableCards(creditCards).find((card) => !isCardExpired(card, dayIn(null, nowMs)))?.id ?? null
  );
}

export function choicesOf({
  project,
  ticket,
  readAtMs,
}: Pick<Order, "project" | "ticket" | "readAtMs">): OfferChoice[] {
  return offerChoices(project, ticket, readAtMs);
}

export function offerOf(order: Order): OfferChoice | null {
  return (
    choicesOf(order).find(({ key, standing }) => key === order.offerKey && standing === "usable") ??
    null
  );
}

export function cardOf({ project, cardId }: Order): CreditCard | null {
  return project.creditCards.find(({ id }) => id === cardId) ?? null;
}

export function tipMenuOf({ ticket, project }: Pick<Order, "ticket" | "project">): TipMenu {
  return tipMenu(ticket, project);
}

/** The tip as it stands, or what is wrong with it (R10, R11). */
export function readTip(order: Order): TypedTip {
  const { tip, ticket } = order;
  return typedTip(
    tip.kind === "typed" ? tip.text : plain(tipOf(tip.preset, tipMenuOf(order).base)),
    gratuityDueOf(ticket),
  );
}

/** `8.50`, as the field holds it. */
export function plain(cents: number): string {
  return `${Math.trunc(cents / 100)}.${`${cents % 100}`.padStart(2, "0")}`;
}

export function tipCents(order: Order): CashCents {
  const tip = readTip(order);
  return tip.ok ? tip.amount : cash(0);
}

export function planFor(order: Order): PaymentPlan {
  return planOf(order.project, order.ticket, offerOf(order)?.worth ?? credit(0), tipCents(order));
}

/** A payment needs a card, unless the page says that it may do without where nothing is charged to one (M14, R13). */
export function lacksCard(order: Order, requiresAlways: boolean): boolean {
  return !cardOf(order) && (requiresAlways || planFor(order).card > 0);
}

/** The body of the payment, letter by letter (M10): the tip in cents, all else in dollars. */
export function paymentBody(order: Order): ManagedPayment {
  const { guest, location, project, ticket, number, wire, notes, employeePin } = order;
  const source = cardOf(order)?.id ?? null;
  const tip = tipCents(order);
  return {
    user_id: guest.id,
    location_id: location.id,
    project: project.projectSlug ?? project.projectId,
    ticket_number: number,
    ...(wire && { ticket: wire }),
    amount: toWire(billOf(ticket)),
    charge_stripe_source_id: source,
    offer_claim_id: offerOf(order)?.offer.claimDetails?.offerClaimId ?? null,
    partial_payment: false,
    tip: tip > 0 && source ? { amount: tip, stripe_source_id: source } : null,
    notes,
    employee_pin: employeePin,
  };
}
