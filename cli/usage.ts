import { nearest } from "./nearest.ts";

/**
 * A mistake in the command line. Its message is printed without a stack, and the exit code is 2.
 */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The language tag in its usual spelling. Throws a UsageError for an invalid tag. */
export function languageTag(written: string): string {
  try {
    return new Intl.Locale(written).toString();
  } catch {
    throw new UsageError(`--lang is a language such as fr or pt-BR, not "${written}".`);
  }
}

/**
 * Returns the word if it is one of those that an option accepts. Throws a UsageError that names the
 * nearest one.
 */
export function chosen<Word extends string>(
  option: string,
  written: string,
  words: readonly Word[],
): Word {
  const word = words.find((known) => known === written);
  if (word !== undefined) return word;
  const suggestion = nearest(written, words);
  throw new UsageError(
    `${option} does not take "${written}"${suggestion ? `; did you mean "${suggestion}"?` : `: expected ${words.join(", ")}`}`,
  );
}
