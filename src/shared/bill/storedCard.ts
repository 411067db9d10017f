import type { CreditCard } from "../contracts/cards.ts";

/**
 * Which of the answered cards is the one just stored: by its last four digits; where several have them, one that was not
 * there before, and of those the newest id (R15, D9). Null where none has them: then nothing may be charged.
 */
export function storedCard(
  before: readonly CreditCard[],
  after: readonly CreditCard[],
  lastFour: string,
): CreditCard | null {
  const same = after.filter((card) => card.lastFour === lastFour);
  const known = new Set(before.map(({ id }) => id));
  const added = same.filter(({ id }) => !known.has(id));
  const candidates = added.length ? added : same;
  return candidates.length
    ? candidates.reduce((newest, card) => (isNewer(card.id, newest.id) ? card : newest))
    : null;
}

/** Ids are numbers written as text, or texts that end in one; `9` is older than `10`. */
function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { numeric: true }) > 0;
}
