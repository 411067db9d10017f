import { formatPreset, type MoneyCountry } from "../money/format.ts";
import { Presets } from "../ui/Presets.tsx";
import { TextField } from "../ui/TextField.tsx";
import {
  budgetOf,
  mostBudget,
  withBudget,
  withPerPerson,
  withRecipients,
  type BudgetFields,
} from "./budget.ts";
import { giftingCopy as words } from "./copy.ts";
import { dollars, type GiftPreset } from "./tiers.ts";

interface OrderFieldsProps {
  fields: BudgetFields;
  onChange: (fields: BudgetFields) => void;
  presets: readonly GiftPreset[];
  country: MoneyCountry;
  recipientsHint?: string | false;
  /** Below the field that they are about. */
  errors?: { readonly recipients?: string | false; readonly perPerson?: string | false };
}

const wholeNumber = { inputMode: "numeric", autoComplete: "off" } as const;

const sign = <span aria-hidden="true">$</span>;

/** How many get how much: three fields of one sum, changing one moves the others (BG10). */
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
        label={words.recipients}
        {...wholeNumber}
        value={fields.recipients}
        onChange={(text) => onChange(withRecipients(fields, text))}
        hint={recipientsHint}
        error={errors.recipients}
      />
      <TextField
        label={words.perPerson}
        prefix={sign}
        {...wholeNumber}
        value={fields.perPerson}
        onChange={choose}
        error={errors.perPerson}
      />
      <Presets
        label={words.presets}
        presets={presets.map(({ amount }) => ({ value: String(amount), text: money(amount) }))}
        value={fields.perPerson}
        onChange={choose}
      />
      <TextField
        label={words.budget}
        prefix={sign}
        {...wholeNumber}
        value={fields.budget ?? String(budget)}
        onChange={(text) => onChange(withBudget(fields, text))}
        hint={leftOver > 0 && perPerson > 0 && words.leftOver(money(leftOver))}
        error={budget > mostBudget && words.tooMuch}
      />
    </>
  );
}
