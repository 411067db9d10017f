import { useState } from "react";
import { useTexts } from "../widget/useTexts.ts";
import { useSheet } from "../widget/useSheet.ts";
import { Field } from "./Field.tsx";
import { EyeIcon } from "./icons/Eye.ts";
import { EyeOffIcon } from "./icons/EyeOff.ts";
import css from "./PasswordField.css?inline";
import { texts } from "./texts.ts";
import type { TextFieldProps } from "./TextField.tsx";

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  "type" | "prefix" | "suffix" | "autoComplete"
> {
  /** `new-password` if people set a password, so that password managers offer a strong one. */
  autoComplete?: "current-password" | "new-password" | undefined;
}

/** A password that can be shown and hidden. Pasting and password managers work. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  autoComplete = "current-password",
  ...rest
}: PasswordFieldProps) {
  useSheet(css, "ui");
  const { showPassword } = useTexts(texts);
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(ids) => (
        <span className="control">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...ids}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={ids.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
            <span className="visually-hidden">{showPassword}</span>
          </button>
        </span>
      )}
    </Field>
  );
}
