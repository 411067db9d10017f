import { createStore } from "zustand/vanilla";
import type { BudgetFields } from "../../shared/gifting/budget.ts";
import { maxDigits } from "../../shared/gifting/wholeNumber.ts";
import { defaultPresets, defaultRecipients, type GiftPreset } from "../../shared/gifting/tiers.ts";
import { queryParameter } from "../../shared/host/query.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";

export type SavingsStore = ReturnType<typeof createSavings>;

/** The calculator's fields. A shared quote's URL parameters set their initial values. */
export function createSavings({ options }: StoreDeps<Options>) {
  return createStore<BudgetFields>(() => startFields(options()));
}

function startFields({
  presets: providedPresets,
  startRecipients = defaultRecipients,
}: Options): BudgetFields {
  const presets: readonly GiftPreset[] = providedPresets ?? defaultPresets;
  const preset = presets.find(({ default: isDefault }) => isDefault) ?? presets[0];
  const start: BudgetFields = {
    recipients: String(startRecipients),
    perPerson: String(preset?.amount ?? ""),
    budget: null,
  };
  return {
    recipients: sharedNumber("recipients", maxDigits.recipients) ?? start.recipients,
    perPerson: sharedNumber("amount", maxDigits.perPerson) ?? start.perPerson,
    budget: null,
  };
}

/**
 * A whole number above 0 in the address. Null for anything else: a corrected number would be one
 * that nobody chose.
 */
function sharedNumber(name: string, mostDigits: number): string | null {
  const text = queryParameter(name)?.trim() ?? "";
  return /^[1-9]\d*$/.test(text) && text.length <= mostDigits ? text : null;
}
