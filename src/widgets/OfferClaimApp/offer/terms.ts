import type { Offer } from "../../../shared/contracts/offers.ts";
import { formatPreset, type MoneyCountry } from "../../../shared/money/format.ts";
import { expiryAfterClaim, expiryOf, expiryText, expiryTime } from "../../../shared/time/expiry.ts";
import type { TextSource } from "../../../shared/texts/language.ts";
import { texts } from "../texts.ts";

export interface Term {
  /** True for the terms that a claimed offer shows without unfolding. */
  readonly isMain?: boolean;
  readonly term: string;
  readonly text: string;
}

/**
 * The conditions shown before the guest gives a phone number: spend, expiry, days and hours,
 * restrictions. `claimedAtMs` is null for an offer that was claimed at an unknown time.
 */
export function termsOf(
  offer: Offer,
  country: MoneyCountry,
  language: TextSource,
  claimedAtMs?: number | null,
): Term[] {
  const { terms: labels } = language.messagesOf(texts);
  const terms: (Term | null)[] = [
    {
      term: labels.minimumSpend,
      text: minimumSpend(offer, country) ?? labels.noMinimum,
      isMain: true,
    },
    { term: labels.expires, text: expiry(offer, claimedAtMs, language), isMain: true },
    row(labels.valid, validity(offer)),
    row(labels.where, offer.geoName),
    row(labels.who, offer.restrictToNewUsers ? labels.newGuests : null),
    row(labels.restrictions, offer.restrictionText),
  ];
  return terms.filter((entry) => entry !== null);
}

/** The minimum spend, the expiry and the days in one line. */
export function termsLine(offer: Offer, country: MoneyCountry, language: TextSource): string {
  const { terms: labels } = language.messagesOf(texts);
  const minimum = minimumSpend(offer, country);
  return [
    minimum && labels.spendOf({ minimum }),
    expiryText(expiryOf(offer.expiration ?? {}), language),
    validity(offer),
  ]
    .filter(Boolean)
    .join(" · ");
}

function row(term: string, text: string | null): Term | null {
  return text?.trim() ? { term, text: text.trim() } : null;
}

/** The smallest bill that the offer applies to. Null if it applies to every bill. */
export function minimumSpend(offer: Offer, country: MoneyCountry): string | null {
  const { minimumSpendAmount: amount, minimumSpendRequired: isRequired } = offer;
  return amount && amount > 0 && isRequired !== false ? formatPreset(amount, country) : null;
}

/**
 * The expiry without the word 'Expires', which is its label. A date once the time of the claim is
 * known.
 */
function expiry(
  { expiration }: Offer,
  claimedAtMs: number | null | undefined,
  language: TextSource,
): string {
  const terms = expiryOf(expiration ?? {});
  const claimed = typeof claimedAtMs === "number" ? expiryAfterClaim(terms, claimedAtMs) : terms;
  return expiryTime(claimed, claimedAtMs !== undefined, language);
}

/** Days and hours in the server's short form, or the full list of days if there is none. */
export function validity(offer: Offer): string {
  const days =
    offer.redeemableDaysShort ||
    offer.redeemableDaysShortText ||
    (offer.hasLimitedDays ? offer.redeemableDays.map(capitalized).join(", ") : null);
  const hours = offer.redeemableHoursShort || offer.redeemableHoursShortText;
  return [days, hours].filter((text) => text?.trim()).join(", ");
}

function capitalized(day: string): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
