import { createStore } from "zustand/vanilla";
import type { BudgetFields } from "../../shared/gifting/budget.ts";
import { maxDigits } from "../../shared/gifting/wholeNumber.ts";
import { defaultPresets, defaultRecipients, type GiftPreset } from "../../shared/gifting/tiers.ts";
import { queryParameter } from "../../shared/host/query.ts";
import { readText, writeText } from "../../shared/host/storage.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";

export type SavingsStore = ReturnType<typeof createSavings>;

const storageKey = "bulkGifting:quote";

/**
 * The calculator's fields. A shared quote's URL parameters set their initial values. What the
 * visitor types is kept for a reload, and for the way back from the order.
 */
export function createSavings({ options }: StoreDeps<Options>) {
  const shared = {
    recipients: sharedNumber("recipients", maxDigits.recipients),
    perPerson: sharedNumber("amount", maxDigits.perPerson),
  };
  const link = `${shared.recipients} ${shared.perPerson}`;
  const store = createStore<BudgetFields>(
    () => typedFields(link) ?? startFields(options(), shared),
  );
  store.subscribe(({ recipients, perPerson, budget }) =>
    writeText("session", storageKey, [recipients, perPerson, budget ?? "", link].join(" ")),
  );
  return store;
}

/** The fields that this tab has stored. Null if they belong to a page with another shared quote. */
function typedFields(link: string): BudgetFields | null {
  const [, recipients, perPerson, budget, storedLink] =
    /^(\d{0,5}) (\d{0,5}) (\d{0,7}) (.*)$/.exec(readText("session", storageKey) ?? "") ?? [];
  return recipients !== undefined && perPerson !== undefined && storedLink === link
    ? { recipients, perPerson, budget: budget || null }
    : null;
}

type SharedQuote = Readonly<Record<"recipients" | "perPerson", string | null>>;

function startFields(
  { presets: providedPresets, startRecipients = defaultRecipients }: Options,
  shared: SharedQuote,
): BudgetFields {
  const presets: readonly GiftPreset[] = providedPresets ?? defaultPresets;
  const preset = presets.find(({ default: isDefault }) => isDefault) ?? presets[0];
  return {
    recipients: shared.recipients ?? String(startRecipients),
    perPerson: shared.perPerson ?? String(preset?.amount ?? ""),
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
