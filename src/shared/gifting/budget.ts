import { maxDigits, wholeNumberText } from "./wholeNumber.ts";

/** The largest budget in whole dollars (B9.29: seven digits). */
export const maxBudget = 9_999_999;

/**
 * The texts of the three linked fields; `budget` is null while it is calculated from the other two
 * (BG10).
 */
export interface BudgetFields {
  readonly recipients: string;
  readonly perPerson: string;
  readonly budget: string | null;
}

/**
 * The numbers behind the fields in whole dollars. A budget that the amount does not divide has a
 * remainder in `leftOver`.
 */
export function budgetOf({ recipients, perPerson, budget }: BudgetFields): {
  readonly recipients: number;
  readonly perPerson: number;
  readonly budget: number;
  readonly leftOver: number;
} {
  const order = { recipients: Number(recipients), perPerson: Number(perPerson) };
  const total = order.recipients * order.perPerson;
  const shownBudget = budget === null ? total : Number(budget);
  return { ...order, budget: shownBudget, leftOver: Math.max(0, shownBudget - total) };
}

export function withRecipients(fields: BudgetFields, text: string): BudgetFields {
  return { ...fields, recipients: wholeNumberText(text, maxDigits.recipients), budget: null };
}

export function withPerPerson(fields: BudgetFields, text: string): BudgetFields {
  return { ...fields, perPerson: wholeNumberText(text, maxDigits.perPerson), budget: null };
}

/** Sets the budget and the number of recipients that it pays for. */
export function withBudget(fields: BudgetFields, text: string): BudgetFields {
  const budget = wholeNumberText(text, maxDigits.budget);
  const perPerson = Number(fields.perPerson);
  if (!perPerson) return { ...fields, budget };
  return {
    ...fields,
    budget,
    recipients: String(
      Math.min(Math.floor(Number(budget) / perPerson), 10 ** maxDigits.recipients - 1),
    ),
  };
}
