import { type KeyboardEvent, useState } from "react";
import type { FieldBinding } from "../forms/useForm.ts";
import { PasswordField } from "../ui/PasswordField.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface AccountPasswordFieldProps extends FieldBinding {
  autoComplete: "current-password" | "new-password";
  hint?: string | undefined;
  readOnly?: boolean | undefined;
}

/**
 * A password field with a button that shows the password, and a hint when Caps Lock is on. Pasting
 * is allowed, and there is no maximum length.
 */
export function AccountPasswordField({ hint, onBlur, ...rest }: AccountPasswordFieldProps) {
  const copy = useTexts(texts);
  const [isCapsLocked, setCapsLocked] = useState(false);
  const updateCapsLock = (event: KeyboardEvent<HTMLInputElement>): void =>
    setCapsLocked(event.getModifierState?.("CapsLock") ?? false);
  return (
    <PasswordField
      {...rest}
      label={copy.password}
      hint={isCapsLocked ? copy.capsLock : hint}
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
      onBlur={() => {
        setCapsLocked(false);
        onBlur();
      }}
    />
  );
}
