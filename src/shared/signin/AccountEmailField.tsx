import type { FieldBinding } from "../forms/useForm.ts";
import { EmailField } from "../ui/EmailField.tsx";
import { useTexts } from "../widget/useTexts.ts";
import { texts } from "./texts.ts";

interface AccountEmailFieldProps extends FieldBinding {
  /** `username` beside a current password, so that password managers know the pair. */
  autoComplete: "username" | "email";
  readOnly?: boolean | undefined;
}

/** The email address of an account, in the words of the sign-in. */
export function AccountEmailField(props: AccountEmailFieldProps) {
  const copy = useTexts(texts);
  return <EmailField {...props} label={copy.email} />;
}
