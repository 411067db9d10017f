import type { ReactNode } from "react";
import { meantAddress } from "../forms/emailTypo.ts";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import css from "./EmailField.css?inline";
import { emailInput } from "./emailInput.ts";
import { emailTexts } from "./emailTexts.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

/**
 * An e-mail address. A mistyped mail service such as `gmial.com` gets a hint with the likely
 * address, which one press takes.
 */
export function EmailField({ hint, ...props }: Omit<TextFieldProps, "type">) {
  useSheet(css, "ui");
  const copy = useTexts(emailTexts);
  const meant = props.readOnly ? null : meantAddress(props.value);
  return (
    <TextField
      {...emailInput}
      {...props}
      hint={
        meant
          ? copy.meant({ address: meant, take: addressButton(() => props.onChange(meant)) })
          : hint
      }
    />
  );
}

function addressButton(onTake: () => void) {
  return (address: string): ReactNode => (
    <button
      key="take"
      type="button"
      className="meant-address"
      translate="no"
      onClick={({ currentTarget }) => {
        // The button goes away, and the focus with it.
        currentTarget.closest(".field")?.querySelector("input")?.focus();
        onTake();
      }}
    >
      {address}
    </button>
  );
}
