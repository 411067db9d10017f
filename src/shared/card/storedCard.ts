import type { CreditCard } from "../contracts/cards.ts";
import { compareIds } from "./savedCards.ts";

/**
 * Finds the card that was just stored among the cards of the answer, by its last four digits. If
 * several match, it takes one that was not there before, and of those the newest id (R15, D9). Null
 * if none matches: then nothing may be charged.
 */
export function storedCard(
  before: readonly CreditCard[],
  after: readonly CreditCard[],
  lastFour: string,
): CreditCard | null {
  const matches = after.filter((card) => card.lastFour === lastFour);
  const knownIds = new Set(before.map(({ id }) => id));
  const added = matches.filter(({ id }) => !knownIds.has(id));
  const candidates = added.length ? added : matches;
  return candidates.length
    ? candidates.reduce((newest, card) => (compareIds(card.id, newest.id) > 0 ? card : newest))
    : null;
}
