import { formatPreset, type MoneyCountry } from "../money/format.ts";
import { Presets } from "../ui/Presets.tsx";
import { TextField } from "../ui/TextField.tsx";
import {
  budgetOf,
  maxBudget,
  withBudget,
  withPerPerson,
  withRecipients,
  type BudgetFields,
} from "./budget.ts";
import { giftingCopy as copy } from "./copy.ts";
import { dollars, type GiftPreset } from "./tiers.ts";

interface OrderFieldsProps {
  fields: BudgetFields;
  onChange: (fields: BudgetFields) => void;
  presets: readonly GiftPreset[];
  country: MoneyCountry;
  recipientsHint?: string | false;
  /** Error texts shown below their fields. */
  errors?: { readonly recipients?: string | false; readonly perPerson?: string | false };
}

const wholeNumber = { inputMode: "numeric", autoComplete: "off" } as const;

const sign = <span aria-hidden="true">$</span>;

/** Recipients, amount per person and total budget: changing one field updates the others (BG10). */
export function OrderFields({
  fields,
  onChange,
  presets,
  country,
  recipientsHint,
  errors = {},
}: OrderFieldsProps) {
  const { budget, perPerson, leftOver } = budgetOf(fields);
  const money = (amount: number): string => formatPreset(dollars(amount), country);
  const choose = (text: string): void => onChange(withPerPerson(fields, text));
  return (
    <>
      <TextField
        label={copy.recipients}
        {...wholeNumber}
        value={fields.recipients}
        onChange={(text) => onChange(withRecipients(fields, text))}
        hint={recipientsHint}
        error={errors.recipients}
      />
      <TextField
        label={copy.perPerson}
        prefix={sign}
        {...wholeNumber}
        value={fields.perPerson}
        onChange={choose}
        error={errors.perPerson}
      />
      <Presets
        label={copy.presets}
        presets={presets.map(({ amount }) => ({ value: String(amount), text: money(amount) }))}
        value={fields.perPerson}
        onChange={choose}
      />
      <TextField
        label={copy.budget}
        prefix={sign}
        {...wholeNumber}
        value={fields.budget ?? String(budget)}
        onChange={(text) => onChange(withBudget(fields, text))}
        hint={leftOver > 0 && perPerson > 0 && copy.leftOver(money(leftOver))}
        error={budget > maxBudget && copy.tooMuch}
      />
    </>
  );
}
