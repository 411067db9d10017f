import type { CreditCard } from "../contracts/cards.ts";
import type { CalendarDay } from "../time/calendar.ts";

/** `Visa •••• 4242`: the name of a card everywhere. */
export function cardName({ brand, lastFour }: Pick<CreditCard, "brand" | "lastFour">): string {
  return `${brandName(brand)} •••• ${lastFour}`;
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
  return (Object.hasOwn(brands, key) && brands[key]) || brand || "Card";
}

/** `04/30`; null where the card's last month is not known. */
export function cardExpiry({
  expMonth,
  expYear,
}: Pick<CreditCard, "expMonth" | "expYear">): string | null {
  if (!expMonth || !expYear) return null;
  return `${String(expMonth).padStart(2, "0")}/${String(expYear % 100).padStart(2, "0")}`;
}

/** A card is good until the end of its month. */
export function isCardExpired(
  { expMonth, expYear }: Pick<CreditCard, "expMonth" | "expYear">,
  { year, month }: Pick<CalendarDay, "year" | "month">,
): boolean {
  if (!expMonth || !expYear) return false;
  const full = expYear < 100 ? 2000 + expYear : expYear;
  return full < year || (full === year && expMonth < month);
}

/** Newest first; of cards that are the same in everything a person can see, only the newest stays (D9). */
export function choosableCards(cards: readonly CreditCard[]): CreditCard[] {
  const newest = cards.toSorted((one, other) => newer(other.id, one.id));
  return newest.filter(
    (card, index) => newest.findIndex((other) => sameFace(card, other)) === index,
  );
}

/** The card that was just kept: the newest with its last four digits (B:L124, D9); null where the list has none. */
export function cardWithLastFour(
  cards: readonly CreditCard[],
  lastFour: string,
): CreditCard | null {
  return choosableCards(cards).find((card) => card.lastFour === lastFour) ?? null;
}

function sameFace(one: CreditCard, other: CreditCard): boolean {
  return cardName(one) === cardName(other) && cardExpiry(one) === cardExpiry(other);
}

/** Ids that are numbers count as numbers: 100 is newer than 99. */
function newer(one: string, other: string): number {
  const numbers = [one, other].map(Number);
  return numbers.every(Number.isFinite)
    ? (numbers[0] ?? 0) - (numbers[1] ?? 0)
    : one < other
      ? -1
      : 1;
}
