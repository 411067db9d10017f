import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import { Field } from "../ui/Field.tsx";
import type { TextFieldProps } from "../ui/TextField.tsx";
import { grouped, wholeNumberText } from "./wholeNumber.ts";

interface WholeNumberFieldProps extends Pick<
  TextFieldProps,
  "label" | "hint" | "error" | "prefix" | "value" | "onChange"
> {
  /** Further digits are dropped. */
  mostDigits: number;
}

/**
 * A whole number, grouped while it is typed, such as 12,500. `value` and `onChange` contain only
 * digits.
 */
export function WholeNumberField({
  label,
  hint,
  error,
  prefix,
  value,
  onChange,
  mostDigits,
}: WholeNumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The number of digits after the caret, which stays the same when commas appear or disappear. */
  const behind = useRef<number | null>(null);
  /** The next digits at the end are cents: typed like `250.00`, the number would become 25,000. */
  const isInCents = useRef(false);
  const [, draw] = useState({});

  useLayoutEffect(() => {
    const { current: digits } = behind;
    behind.current = null;
    if (!input.current || digits === null) return;
    const commas = digits > 0 ? Math.floor((digits - 1) / 3) : 0;
    const position = Math.max(0, input.current.value.length - digits - commas);
    input.current.setSelectionRange(position, position);
  });

  function change({
    currentTarget: { value: typed, selectionEnd },
  }: ChangeEvent<HTMLInputElement>) {
    behind.current = typed.slice(selectionEnd ?? typed.length).replace(/\D/g, "").length;
    const shown = grouped(value);
    const isAppended =
      behind.current === 0 && typed.length > shown.length && typed.startsWith(shown);
    if (!isInCents.current || !isAppended) {
      isInCents.current = behind.current === 0 && /\d\.\d?$/.test(typed);
      onChange(wholeNumberText(typed, mostDigits));
    }
    // A dropped character does not change the value, but React moves the caret.
    draw({});
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="control">
          {prefix && <span className="affix">{prefix}</span>}
          <input
            {...ids}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={grouped(value)}
            onChange={change}
            onBlur={() => (isInCents.current = false)}
          />
        </span>
      )}
    </Field>
  );
}
