import { limits, wholeNumberText } from "./digits.ts";

/** The most that an order may come to, in whole dollars (B:L161: seven digits). */
export const mostBudget = 9_999_999;

/** The three linked fields as they stand; `budget` is null while it follows from the other two (BG10). */
export interface BudgetFields {
  readonly recipients: string;
  readonly perPerson: string;
  readonly budget: string | null;
}

/** What the fields come to, in whole dollars; a budget that the amount does not divide leaves something over. */
export function budgetOf({ recipients, perPerson, budget }: BudgetFields): {
  readonly recipients: number;
  readonly perPerson: number;
  readonly budget: number;
  readonly leftOver: number;
} {
  const order = { recipients: Number(recipients), perPerson: Number(perPerson) };
  const total = order.recipients * order.perPerson;
  const shown = budget === null ? total : Number(budget);
  return { ...order, budget: shown, leftOver: Math.max(0, shown - total) };
}

export function withRecipients(fields: BudgetFields, text: string): BudgetFields {
  return { ...fields, recipients: wholeNumberText(text, limits.recipients), budget: null };
}

export function withPerPerson(fields: BudgetFields, text: string): BudgetFields {
  return { ...fields, perPerson: wholeNumberText(text, limits.perPerson), budget: null };
}

/** A budget sets how many people it is enough for. */
export function withBudget(fields: BudgetFields, text: string): BudgetFields {
  const budget = wholeNumberText(text, limits.budget);
  const perPerson = Number(fields.perPerson);
  if (!perPerson) return { ...fields, budget };
  return {
    ...fields,
    budget,
    recipients: String(
      Math.min(Math.floor(Number(budget) / perPerson), 10 ** limits.recipients - 1),
    ),
  };
}
