import type { Offer } from "../../../shared/contracts/offers.ts";
import { formatPreset, type MoneyCountry } from "../../../shared/money/format.ts";
import { expiryOf, expiryText } from "../../../shared/time/expiry.ts";
import { copy } from "../copy.ts";

export interface Term {
  readonly term: string;
  readonly text: string;
}

/**
 * The conditions shown before the guest gives a phone number: spend, expiry, days and hours,
 * restrictions.
 */
export function termsOf(offer: Offer, country: MoneyCountry): Term[] {
  const { terms: labels } = copy;
  const terms: (Term | null)[] = [
    { term: labels.minimumSpend, text: minimumSpend(offer, country) },
    { term: labels.expires, text: expiry(offer) },
    row(labels.valid, validity(offer)),
    row(labels.where, offer.geoName),
    row(labels.who, offer.restrictToNewUsers ? labels.newGuests : null),
    row(labels.restrictions, offer.restrictionText),
  ];
  return terms.filter((entry) => entry !== null);
}

function row(term: string, text: string | null): Term | null {
  return text?.trim() ? { term, text: text.trim() } : null;
}

function minimumSpend({ minimumSpendAmount }: Offer, country: MoneyCountry): string {
  return minimumSpendAmount !== null && minimumSpendAmount > 0
    ? formatPreset(minimumSpendAmount, country)
    : copy.terms.noMinimum;
}

/** The expiry without the word 'Expires', which is its label. */
function expiry({ expiration }: Offer): string {
  return expiryText(expiryOf(expiration ?? {})).replace(/^Expires /, "");
}

/** Days and hours in the server's short form; the full list of days where it has none. */
function validity(offer: Offer): string {
  const days =
    offer.redeemableDaysShort ??
    offer.redeemableDaysShortText ??
    (offer.hasLimitedDays ? offer.redeemableDays.join(", ") : null);
  const hours = offer.redeemableHoursShort ?? offer.redeemableHoursShortText;
  return [days, hours].filter((text) => text?.trim()).join(", ");
}
