import type { Offer } from "../../shared/contracts/offers.ts";
import { formatPreset, type MoneyCountry } from "../../shared/money/format.ts";
import { expiryOf, expiryText } from "../../shared/time/expiry.ts";
import { copy } from "./copy.ts";

export interface Term {
  readonly term: string;
  readonly text: string;
}

/** The conditions that a guest must know before giving a phone number: spend, expiry, days and hours, restrictions. */
export function termsOf(offer: Offer, country: MoneyCountry): Term[] {
  const { terms } = copy;
  const rows: (Term | null)[] = [
    { term: terms.minimumSpend, text: minimumSpend(offer, country) },
    { term: terms.expires, text: expiry(offer) },
    row(terms.valid, validity(offer)),
    row(terms.where, offer.geoName),
    row(terms.who, offer.restrictToNewUsers ? terms.newGuests : null),
    row(terms.restrictions, offer.restrictionText),
  ];
  return rows.filter((entry) => entry !== null);
}

function row(term: string, text: string | null): Term | null {
  return text?.trim() ? { term, text: text.trim() } : null;
}

function minimumSpend({ minimumSpendAmount }: Offer, country: MoneyCountry): string {
  return minimumSpendAmount !== null && minimumSpendAmount > 0
    ? formatPreset(minimumSpendAmount, country)
    : copy.terms.noMinimum;
}

/** `Never expires`, or the rest of the sentence that its label begins. */
function expiry({ expiration }: Offer): string {
  return expiryText(expiryOf(expiration ?? {})).replace(/^Expires /, "");
}

/** Days and hours in the server's own short words; the days themselves where it has none. */
function validity(offer: Offer): string {
  const days =
    offer.redeemableDaysShort ??
    offer.redeemableDaysShortText ??
    (offer.hasLimitedDays ? offer.redeemableDays.join(", ") : null);
  const hours = offer.redeemableHoursShort ?? offer.redeemableHoursShortText;
  return [days, hours].filter((text) => text?.trim()).join(", ");
}
