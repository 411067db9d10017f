import type { CatalogOption } from "../../build/catalog.ts";
import { validate, ValidationError } from "../../src/shared/options/validate.ts";
import type { Finding } from "./rules.ts";
import type { Span } from "./template.ts";

/** The shortest word that counts as a misspelling. Shorter words are too similar to each other. */
export const lettersPerEdit = 5;

interface ValuePlace {
  readonly span: Span;
  readonly words: string;
  readonly isConfig?: boolean | undefined;
}

/** Whether a value matches its option. */
export function checkValue(
  schema: CatalogOption["schema"],
  value: unknown,
  { span, words, isConfig }: ValuePlace,
): Finding[] {
  try {
    validate(schema, value);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const path = error.path.length ? ` at ${error.path.join(".")}` : "";
    return [
      {
        rule: isConfig ? "invalid-config" : "invalid-value",
        ...spanOf(span),
        message: `${words} is not usable${path}: expected ${error.expected}`,
      },
    ];
  }
}

export function spanOf({ start, end }: Span): Span {
  return { start, end };
}
