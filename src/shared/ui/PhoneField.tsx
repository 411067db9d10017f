import { formatPhoneInput } from "../forms/phone.ts";
import { Field } from "./Field.tsx";
import type { TextFieldProps } from "./TextField.tsx";
import { useFormattedInput } from "./useFormattedInput.ts";

export interface PhoneFieldProps extends Omit<TextFieldProps, "type" | "prefix" | "suffix"> {
  /** Takes an e-mail address as well, and so formats only what is plainly a number. */
  orEmail?: boolean | undefined;
}

const looksLikeNumber = /^[\s\d()+.-]{10,}$/;

/** A US number, shown as '+1 512 555-0100' while it is typed, pasted or filled in; `normalizePhone` reads it. */
export function PhoneField({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  orEmail = false,
  onBlur,
  ...rest
}: PhoneFieldProps) {
  const { ref, onChange: change } = useFormattedInput(
    orEmail ? (text) => text : formatPhoneInput,
    onChange,
  );
  const kind = orEmail
    ? ({ type: "text", inputMode: "email", autoComplete: "username" } as const)
    : ({ type: "tel", inputMode: "tel", autoComplete: "tel" } as const);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(ids) => (
        <span className="control">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...kind}
            {...rest}
            {...ids}
            ref={ref}
            dir="ltr"
            value={value}
            onChange={change}
            onBlur={(event) => {
              if (orEmail && looksLikeNumber.test(value)) onChange(formatPhoneInput(value));
              onBlur?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
}
