import { asciiDigits } from "../forms/digits.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface MoneyFieldProps extends Omit<TextFieldProps, "type" | "inputMode"> {}

/** The sign of a pasted amount, which is already in front of the field. */
const currencySign = /^\s*\$\s*/;

/** A field for an amount, with the currency sign in front. `money/parse.ts` parses it. */
export function MoneyField({ prefix = "$", onChange, ...rest }: MoneyFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      prefix={<span aria-hidden="true">{prefix}</span>}
      type="text"
      inputMode="decimal"
      onChange={(text) => onChange(asciiDigits(text).replace(currencySign, ""))}
    />
  );
}
