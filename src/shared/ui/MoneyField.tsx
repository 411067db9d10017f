import { asciiDigits } from "../forms/digits.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface MoneyFieldProps extends Omit<TextFieldProps, "type" | "inputMode"> {}

/** An amount as typed; the sign stands in front of it and the parsing belongs to the money room. */
export function MoneyField({ prefix = "$", onChange, ...rest }: MoneyFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      prefix={<span aria-hidden="true">{prefix}</span>}
      type="text"
      inputMode="decimal"
      onChange={(text) => onChange(asciiDigits(text))}
    />
  );
}
