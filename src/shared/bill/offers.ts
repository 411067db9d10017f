import type { BillOffer, Project, Ticket } from "../contracts/bill.ts";
import { maxOf } from "../money/arithmetic.ts";
import { credit, creditFor, type CreditCents } from "../money/cents.ts";
import { dayIn, daysUntil, plusDays } from "../time/calendar.ts";
import { parseDay, parseMoment } from "../time/parse.ts";
import { grandTotalOf } from "./ticket.ts";

/** Whether an offer can be chosen, and if not, why. */
export type OfferEligibility = "usable" | "below-minimum" | "not-on-bill" | "empty";

export interface OfferChoice {
  /** The identity of the choice: the claim's id, because the claim pays. */
  readonly key: string;
  readonly offer: BillOffer;
  readonly eligibility: OfferEligibility;
  /** The amount that the offer can take off this bill. Zero if it is not usable. */
  readonly worth: CreditCents;
}

/** The diner's offers for this bill in the server's order, without the expired ones (R4–R6, W13, B5.16, B5.17). */
export function offerChoices(project: Project, ticket: Ticket, nowMs: number): OfferChoice[] {
  return offersOf(project)
    .filter((offer) => !hasEnded(offer, nowMs, project.timezone))
    .map((offer) => {
      const eligibility = eligibilityOf(offer, ticket);
      return {
        key: keyOf(offer),
        offer,
        eligibility,
        worth: eligibility === "usable" ? worthOn(offer, ticket) : credit(0),
      };
    });
}

/** The offer that the server recommends if it is usable, else the best one (R3, R4). */
export function preselected(
  project: Project,
  choices: readonly OfferChoice[],
  ticket: Ticket,
): OfferChoice | null {
  const single =
    project.offer &&
    choices.find(
      ({ key, eligibility }) =>
        eligibility === "usable" && project.offer && key === keyOf(project.offer),
    );
  return single ?? bestOffer(choices, ticket);
}

/**
 * The largest usable offer that does not exceed the bill, else the smallest one that does. Of equal
 * ones, the first (R3).
 */
export function bestOffer(
  choices: readonly OfferChoice[],
  { billAmount }: Ticket,
): OfferChoice | null {
  const usable = choices.filter(({ eligibility }) => eligibility === "usable");
  const fitting = usable.filter(({ worth }) => worth <= billAmount);
  if (fitting.length)
    return fitting.reduce((best, choice) => (choice.worth > best.worth ? choice : best));
  return usable.length
    ? usable.reduce((best, choice) => (choice.worth < best.worth ? choice : best))
    : null;
}

/**
 * Puts `offer` first in the list if it is not in the list already (R4). Drops an offer without an
 * id.
 */
function offersOf({ offers, offer }: Project): BillOffer[] {
  const all =
    offer && !offers.some((other) => keyOf(other) === keyOf(offer)) ? [offer, ...offers] : offers;
  return all
    .filter(keyOf)
    .filter((one, index, list) => list.findIndex((other) => keyOf(other) === keyOf(one)) === index);
}

function keyOf({ id, claimDetails }: BillOffer): string {
  return claimDetails?.offerClaimId ?? (id === null ? "" : `offer-${id}`);
}

function eligibilityOf(offer: BillOffer, ticket: Ticket): OfferEligibility {
  if (offer.type === "item_offer" && !itemOf(offer, ticket)) return "not-on-bill";
  if ((offer.minimumSpendAmount ?? 0) > grandTotalOf(ticket)) return "below-minimum";
  return !offer.claimDetails?.offerClaimId || worthOn(offer, ticket) <= 0 ? "empty" : "usable";
}

/**
 * The value of an offer. An item offer pays for its item, with the amount that the bill lists. Any
 * other offer has its remaining balance.
 */
function worthOn(offer: BillOffer, ticket: Ticket): CreditCents {
  const item = offer.type === "item_offer" ? itemOf(offer, ticket) : undefined;
  const itemAmount = item?.amount ?? null;
  return maxOf(
    credit(0),
    itemAmount === null ? (offer.claimDetails?.balance ?? credit(0)) : creditFor(itemAmount),
  );
}

function itemOf({ id }: BillOffer, { itemOffers }: Ticket) {
  return itemOffers.find(({ offerId }) => offerId === id);
}

/**
 * The end of an offer (R5): `expires_at` if it is set, never with `no_expiration`, else the date or
 * the days that the offer names.
 */
function hasEnded(
  { expiration, claimDetails }: BillOffer,
  nowMs: number,
  timeZone: string | null,
): boolean {
  if (expiration?.mode === "no_expiration") return false;
  const { expiresAt } = claimDetails ?? {};
  const moment = expiresAt && /[T ]\d/.test(expiresAt) ? parseMoment(expiresAt) : null;
  if (moment !== null) return moment <= nowMs;
  if (!expiresAt && expiration?.mode === "days")
    return expiration.days !== null && expiration.days < 0;
  const day = parseDay(expiresAt ?? expiration?.date, timeZone);
  return day !== null && daysUntil(day, nowMs, timeZone) < 0;
}

/** Days until an offer ends, for a warning. Null if it does not say. */
export function endsIn(
  { expiration, claimDetails }: BillOffer,
  nowMs: number,
  timeZone: string | null,
): number | null {
  if (expiration?.mode === "no_expiration") return null;
  const day =
    parseDay(claimDetails?.expiresAt ?? expiration?.date, timeZone) ??
    (expiration?.days ? plusDays(dayIn(timeZone, nowMs), expiration.days) : null);
  return day && daysUntil(day, nowMs, timeZone);
}
