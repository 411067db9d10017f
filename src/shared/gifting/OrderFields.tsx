import { useMoney } from "../ui/useMoney.ts";
import type { MoneyCountry } from "../money/format.ts";
import { Presets } from "../ui/Presets.tsx";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import {
  budgetOf,
  maxBudget,
  withBudget,
  withPerPerson,
  withRecipients,
  type BudgetFields,
} from "./budget.ts";
import css from "./OrderFields.css?inline";
import { texts } from "./texts.ts";
import { dollars, type GiftPreset } from "./tiers.ts";
import { maxDigits } from "./wholeNumber.ts";
import { WholeNumberField } from "./WholeNumberField.tsx";

interface OrderFieldsProps {
  fields: BudgetFields;
  onChange: (fields: BudgetFields) => void;
  presets: readonly GiftPreset[];
  country: MoneyCountry;
  recipientsHint?: string | false;
  /** Error texts shown below their fields. */
  errors?: { readonly recipients?: string | false; readonly perPerson?: string | false };
}

const sign = <span aria-hidden="true">$</span>;

/** Recipients, amount per person and total budget. Changing one field updates the others (BG10). */
export function OrderFields({
  fields,
  onChange,
  presets,
  country,
  recipientsHint,
  errors = {},
}: OrderFieldsProps) {
  useSheet(css, "shared");
  const { preset } = useMoney(country);
  const copy = useTexts(texts);
  const { budget, perPerson, leftOver } = budgetOf(fields);
  const inDollars = (amount: number): string => preset(dollars(amount));
  const choose = (text: string): void => onChange(withPerPerson(fields, text));
  return (
    <>
      <div className="order-pair">
        <WholeNumberField
          label={copy.recipients}
          mostDigits={maxDigits.recipients}
          value={fields.recipients}
          onChange={(text) => onChange(withRecipients(fields, text))}
          hint={recipientsHint}
          error={errors.recipients}
        />
        <WholeNumberField
          label={copy.perPerson}
          prefix={sign}
          mostDigits={maxDigits.perPerson}
          value={fields.perPerson}
          onChange={choose}
          error={errors.perPerson}
        />
      </div>
      <Presets
        label={copy.presets}
        presets={presets.map(({ amount }) => ({ value: String(amount), text: inDollars(amount) }))}
        value={fields.perPerson}
        onChange={choose}
      />
      <WholeNumberField
        label={copy.budget}
        prefix={sign}
        mostDigits={maxDigits.budget}
        value={fields.budget ?? String(budget)}
        onChange={(text) => onChange(withBudget(fields, text))}
        hint={leftOver > 0 && perPerson > 0 && copy.leftOver({ amount: inDollars(leftOver) })}
        error={budget > maxBudget && copy.tooMuch}
      />
    </>
  );
}
