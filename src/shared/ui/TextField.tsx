import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldWords } from "./Field.tsx";

type Native = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "prefix" | "children" | "aria-invalid" | "aria-describedby"
>;

export interface TextFieldProps extends FieldWords, Native {
  value: string;
  onChange: (value: string) => void;
  /**
   * Shown before the text inside the frame, such as a currency sign. It is not part of the value.
   */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  prefix,
  suffix,
  type = "text",
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(ids) => (
        <span className="control">
          {prefix && <span className="affix">{prefix}</span>}
          <input
            {...rest}
            {...ids}
            type={type}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {suffix && <span className="affix">{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
