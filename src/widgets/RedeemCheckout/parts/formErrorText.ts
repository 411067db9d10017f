import { copy } from "../copy.ts";
import type { FormError } from "../state.ts";

export function formErrorText(error: FormError): string {
  const { formError: words } = copy;
  switch (error.kind) {
    case "said":
      return error.message;
    case "wait":
      return words.wait(error.seconds);
    default:
      return words[error.kind];
  }
}
