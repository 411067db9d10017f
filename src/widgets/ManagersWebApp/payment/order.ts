import { billOf } from "../../../shared/bill/ticket.ts";
import type { Project, Ticket } from "../../../shared/contracts/bill.ts";
import type {
  ManagedGuest,
  ManagedLocation,
  ManagedPayment,
} from "../../../shared/contracts/managers.ts";
import { add } from "../../../shared/money/arithmetic.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import { toWire } from "../../../shared/money/wire.ts";
import {
  cardOf,
  firstCard,
  newOrder,
  offerOf,
  planFor,
  renewed,
  tipCents,
  type BillOrder,
} from "../../../shared/payment/order.ts";
import type { ListedPayment } from "../transactions/evidence.ts";

/** The manager's input before the checkout. */
export interface CheckEntry {
  readonly ticket: Ticket;
  /** Null where an amount was entered; then `wire` is the bill as it is sent. */
  readonly number: string | null;
  readonly wire: object | null;
  readonly notes: string;
  readonly employeePin: string | null;
}

/** Everything that is decided about one guest's bill on the way to its payment. */
export interface Order extends CheckEntry, BillOrder {
  readonly number: string | null;
  readonly ticket: Ticket;
  readonly location: ManagedLocation;
  readonly guest: ManagedGuest;
}

export function orderFor(
  location: ManagedLocation,
  guest: ManagedGuest,
  entry: CheckEntry,
  readAtMs: number,
): Order {
  const project = projectOf(location, guest);
  const { ticket } = entry;
  return {
    ...newOrder({ project, ticket, readAtMs }),
    ...entry,
    location,
    guest,
  };
}

/** The same decisions on a bill and a guest that were read again. */
export function renewedOrder(
  order: Order,
  fresh: { readonly ticket: Ticket | null; readonly guest: ManagedGuest | null },
  readAtMs: number,
): Order {
  const guest = fresh.guest ?? order.guest;
  const next = renewed(
    order,
    {
      guest,
      ticket: fresh.ticket ?? order.ticket,
      project: projectOf(order.location, guest),
    },
    readAtMs,
  );
  // A guest who has added a card since can be charged at once.
  return cardOf(next) ? next : { ...next, cardId: firstCard(next.project, readAtMs) };
}

/** How the guest's transactions show a payment of this order. */
export function listedAs(
  { number }: Order,
  { bill, tip }: { readonly bill: CashCents; readonly tip: CashCents },
): ListedPayment {
  return { check: number, amounts: [bill, add(bill, tip)] };
}

/** Tips where a location names none (M13). */
const defaultPercents = [18, 20, 22, 25] as const;

/** The payer's view of the location with what the guest brings (C3.16): tips are always taken here (C9.17), by four percents (C9.18). */
export function projectOf(location: ManagedLocation, guest: ManagedGuest): Project {
  const locationPercents = [
    location.customTipPercent0,
    location.customTipPercent1,
    location.customTipPercent2,
    location.customTipPercent3,
  ];
  const [first, second, third, fourth] = locationPercents.some(
    (percent) => percent !== null && percent > 0,
  )
    ? locationPercents
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

/** The payment if it can be stored: of a check, and without a PIN or what the manager has written. */
export function storable(payment: ManagedPayment): ManagedPayment | undefined {
  const { ticket, notes, employee_pin: pin } = payment;
  return ticket === undefined && !notes && pin === null ? payment : undefined;
}
