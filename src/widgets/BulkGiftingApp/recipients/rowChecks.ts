import { yieldToMain } from "../../../shared/host/yieldToMain.ts";
import { toJson } from "../../../shared/api/json.ts";
import type { Row } from "./row.ts";
import { centsOf, validateRecipient, type FieldErrors, type Rules } from "./validateRecipient.ts";

/** Validation errors and amounts (cents) by row id, under rules that may change. */
export function createRowChecks(rules: () => Rules) {
  const fieldErrors = new Map<number, FieldErrors>();
  const amounts = new Map<number, number>();
  let checkedRules = toJson(rules());

  function check(row: Row): void {
    const rowErrors = validateRecipient(row, rules());
    if (rowErrors) fieldErrors.set(row.id, rowErrors);
    else fieldErrors.delete(row.id);
    const cents = row.amount ? centsOf(row.amount) : null;
    if (cents === null) amounts.delete(row.id);
    else amounts.set(row.id, cents);
  }

  return {
    fieldErrors,
    amounts,
    check,
    /**
     * Checks every row again if the country or the day has changed since the last check. Returns
     * false if neither has.
     */
    async recheck(rows: readonly Row[]): Promise<boolean> {
      const latestRules = toJson(rules());
      if (latestRules === checkedRules) return false;
      checkedRules = latestRules;
      for (const row of rows) {
        if (fieldErrors.has(row.id) || row.phone || row.deliverOn) check(row);
        await yieldToMain();
      }
      return true;
    },
  };
}
