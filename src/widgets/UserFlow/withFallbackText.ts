import type { FormError } from "../../shared/signin/formError.ts";

/** The error with words for a refusal to which the server gave none. */
export function withFallbackText(error: FormError | null, wordless: string): FormError | null {
  return error?.kind === "said" && "message" in error
    ? { kind: "said", message: error.message || wordless }
    : error;
}
