import type { ComponentProps } from "react";
import { useSheet } from "../widget/useSheet.ts";
import { Field, type FieldWords } from "./Field.tsx";
import { ChevronDownIcon } from "./icons/ChevronDown.ts";
import css from "./Select.css?inline";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

type Native = Omit<
  ComponentProps<"select">,
  "value" | "onChange" | "children" | "aria-invalid" | "aria-describedby" | "multiple"
>;

export interface SelectProps extends FieldWords, Native {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** The first, empty choice. Omit it if a choice is always set. */
  placeholder?: string | undefined;
}

/** The platform's own select, with its keyboard support, touch wheel and type-ahead. */
export function Select({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  useSheet(css, "ui");
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(ids) => (
        <span className="control select">
          <select
            {...rest}
            {...ids}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} dir="auto">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      )}
    </Field>
  );
}
