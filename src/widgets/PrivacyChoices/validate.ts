import { emailAddressError } from "../../shared/forms/email.ts";
import type { FormErrors } from "../../shared/forms/useForm.ts";
import type { OptOutRequest } from "./flow.ts";
import type { texts } from "./texts.ts";

/** First name, last name and email are required (B5.20–B5.22, D8); the state is optional (D3). */
export function validate(
  { firstName, lastName, email }: OptOutRequest,
  copy: typeof texts.messages,
): FormErrors<OptOutRequest> {
  const emailError = emailAddressError(email);
  return {
    firstName: firstName.trim() ? undefined : copy.required.firstName,
    lastName: lastName.trim() ? undefined : copy.required.lastName,
    email:
      emailError === "empty" ? copy.required.email : emailError ? copy.invalidEmail : undefined,
  };
}
