import { useRef } from "react";
import { normalizeDigitCode } from "../forms/code.ts";
import { useSheet } from "../widget/useSheet.ts";
import css from "./CodeField.css?inline";
import { Field, type FieldWords } from "./Field.tsx";

export interface CodeFieldProps extends Omit<FieldWords, "optional"> {
  value: string;
  onChange: (value: string) => void;
  /** Called once per distinct code, when its last digit is typed. The label announces this. */
  onComplete?: ((code: string) => void) | undefined;
  length?: number | undefined;
  id?: string | undefined;
  name?: string | undefined;
  readOnly?: boolean | undefined;
}

/**
 * One input, drawn as boxes. For pasting, one-time-code autofill and screen readers it is a plain
 * field.
 */
export function CodeField({
  label,
  hint,
  error,
  id,
  value,
  onChange,
  onComplete,
  length = 6,
  name,
  readOnly,
}: CodeFieldProps) {
  useSheet(css, "ui");
  const completed = useRef("");

  function change(text: string): void {
    const code = normalizeDigitCode(text, length);
    onChange(code);
    if (code.length < length || code === completed.current) return;
    completed.current = code;
    onComplete?.(code);
  }

  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(ids) => (
        <span className="code" translate="no">
          <input
            {...ids}
            name={name}
            readOnly={readOnly}
            type="text"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            onSelect={({ currentTarget: input }) => {
              // The boxes show no caret, so typing and deleting happen at the end. A selection of
              // everything stays.
              if (
                input.selectionStart === input.selectionEnd &&
                input.selectionEnd !== input.value.length
              )
                input.setSelectionRange(input.value.length, input.value.length);
            }}
          />
          <span className="code-boxes" aria-hidden="true">
            {[...Array(length).keys()].map((index) => (
              <span
                key={index}
                className={index === Math.min(value.length, length - 1) ? "next" : undefined}
              >
                {value[index]}
              </span>
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}
