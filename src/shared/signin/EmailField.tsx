import type { FieldBinding } from "../forms/useForm.ts";
import { TextField } from "../ui/TextField.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface EmailFieldProps extends FieldBinding {
  /** `username` beside a current password, so that password managers know the pair. */
  autoComplete: "username" | "email";
  readOnly?: boolean | undefined;
}

export function EmailField(props: EmailFieldProps) {
  const copy = useTexts(texts);
  return (
    <TextField
      {...props}
      label={copy.email}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      maxLength={254}
    />
  );
}
