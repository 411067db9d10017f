import { TextField, type TextFieldProps } from "./TextField.tsx";

/** An email address: with the keyboard for one, and neither capitalized nor corrected. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      maxLength={254}
      {...props}
    />
  );
}
