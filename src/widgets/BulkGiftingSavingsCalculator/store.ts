import { createStore } from "zustand/vanilla";
import { type BudgetFields, withPerPerson, withRecipients } from "../../shared/gifting/budget.ts";
import { defaultPresets, defaultRecipients, type GiftPreset } from "../../shared/gifting/tiers.ts";
import { queryParameter } from "../../shared/host/query.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";

export type SavingsStore = ReturnType<typeof createSavings>;

/** The calculator's fields. A shared quote's URL parameters set their initial values. */
export function createSavings({ options }: StoreStart<Options>) {
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
  const { recipients } = withRecipients(start, queryParameter("recipients") ?? "");
  const { perPerson } = withPerPerson(start, queryParameter("amount") ?? "");
  return {
    recipients: recipients || start.recipients,
    perPerson: perPerson || start.perPerson,
    budget: null,
  };
}
