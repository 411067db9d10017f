import type { CreditCard } from "../contracts/cards.ts";
import type { CalendarDay } from "../time/calendar.ts";

/** The value of the choice 'a new card'. */
export const newCard = "new";

/** `Visa 4242`: the name of a card on a button, which has only one line and is read aloud. */
export function shortCardName(card: Parameters<typeof cardName>[0]): string {
  return cardName(card).replace("•••• ", "");
}

/**
 * The name of a card, except on buttons: `Visa •••• 4242` in every language, and only the digits
 * if the brand is unknown.
 */
export function cardName({ brand, lastFour }: Pick<CreditCard, "brand" | "lastFour">): string {
  return `${brandName(brand)} •••• ${lastFour}`.trim();
}

const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

function brandName(brand: string | null): string {
  const key = (brand ?? "")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "")
    .replace("americanexpress", "amex");
  return (Object.hasOwn(brands, key) && brands[key]) || (brand ?? "");
}

/** `04/30`. Null if the expiry date is unknown. */
export function cardExpiry({
  expMonth,
  expYear,
}: Pick<CreditCard, "expMonth" | "expYear">): string | null {
  if (!expMonth || !expYear) return null;
  return `${String(expMonth).padStart(2, "0")}/${String(expYear % 100).padStart(2, "0")}`;
}

/** A card is valid until the end of its month. */
export function isCardExpired(
  { expMonth, expYear }: Pick<CreditCard, "expMonth" | "expYear">,
  { year, month }: Pick<CalendarDay, "year" | "month">,
): boolean {
  if (!expMonth || !expYear) return false;
  const full = expYear < 100 ? 2000 + expYear : expYear;
  return full < year || (full === year && expMonth < month);
}

/**
 * Newest first. Of cards that look the same to a person, only one stays: the chosen one, else the
 * newest (D9).
 */
export function choosableCards(cards: readonly CreditCard[], chosenId?: string): CreditCard[] {
  const newest = cards.toSorted((one, other) => compareIds(other.id, one.id));
  return newest.filter((card) => {
    const duplicates = newest.filter((other) => looksAlike(card, other));
    return card === (duplicates.find(({ id }) => id === chosenId) ?? duplicates[0]);
  });
}

/** The card that is preselected: the newest one that has not expired, else a new card. */
export function firstChoice(cards: readonly CreditCard[], today: CalendarDay): string {
  return choosableCards(cards).find((card) => !isCardExpired(card, today))?.id ?? newCard;
}

function looksAlike(one: CreditCard, other: CreditCard): boolean {
  return cardName(one) === cardName(other) && cardExpiry(one) === cardExpiry(other);
}

/**
 * Positive if the first id is newer. Numbers in ids are compared as numbers: `9` is older than
 * `10`.
 */
export function compareIds(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
