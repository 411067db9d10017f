import type { Offer } from "../../../shared/contracts/offers.ts";
import { formatPreset, type MoneyCountry } from "../../../shared/money/format.ts";
import { expiryAfterClaim, expiryOf, expiryText } from "../../../shared/time/expiry.ts";
import { copy } from "../copy.ts";

export interface Term {
  readonly term: string;
  readonly text: string;
}

/**
 * The conditions shown before the guest gives a phone number: spend, expiry, days and hours,
 * restrictions.
 */
export function termsOf(
  offer: Offer,
  country: MoneyCountry,
  claimedAtMs: number | null = null,
): Term[] {
  const { terms: labels } = copy;
  const terms: (Term | null)[] = [
    { term: labels.minimumSpend, text: minimumSpend(offer, country) ?? labels.noMinimum },
    { term: labels.expires, text: expiry(offer, claimedAtMs) },
    row(labels.valid, validity(offer)),
    row(labels.where, offer.geoName),
    row(labels.who, offer.restrictToNewUsers ? labels.newGuests : null),
    row(labels.restrictions, offer.restrictionText),
  ];
  return terms.filter((entry) => entry !== null);
}

/** The minimum spend, the expiry and the days in one line. */
export function termsLine(offer: Offer, country: MoneyCountry): string {
  const minimum = minimumSpend(offer, country);
  return [
    minimum && copy.terms.spendOf(minimum),
    expiryText(expiryOf(offer.expiration ?? {})),
    validity(offer),
  ]
    .filter(Boolean)
    .join(" · ");
}

function row(term: string, text: string | null): Term | null {
  return text?.trim() ? { term, text: text.trim() } : null;
}

/** The least bill that the offer applies to; null if it applies to every bill. */
export function minimumSpend(offer: Offer, country: MoneyCountry): string | null {
  const { minimumSpendAmount: amount, minimumSpendRequired: isRequired } = offer;
  return amount && amount > 0 && isRequired !== false ? formatPreset(amount, country) : null;
}

/** The expiry without the word 'Expires', which is its label; a date once the offer is claimed. */
function expiry({ expiration }: Offer, claimedAtMs: number | null): string {
  const terms = expiryOf(expiration ?? {});
  const claimed = claimedAtMs === null ? terms : expiryAfterClaim(terms, claimedAtMs);
  return expiryText(claimed).replace(/^Expires /, "");
}

/** Days and hours in the server's short form; the full list of days where it has none. */
export function validity(offer: Offer): string {
  const days =
    offer.redeemableDaysShort ??
    offer.redeemableDaysShortText ??
    (offer.hasLimitedDays ? offer.redeemableDays.join(", ") : null);
  const hours = offer.redeemableHoursShort ?? offer.redeemableHoursShortText;
  return [days, hours].filter((text) => text?.trim()).join(", ");
}
