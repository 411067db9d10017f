import type { FormError } from "../../shared/signin/formError.ts";

/** Adds a text to a refusal for which the server sent none. */
export function withFallbackText(error: FormError | null, wordless: string): FormError | null {
  return error?.kind === "said" && "message" in error
    ? { kind: "said", message: error.message || wordless }
    : error;
}
