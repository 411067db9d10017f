import { nearest } from "./nearest.ts";

/** A mistake in the command line: its message is printed without a stack, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** One of the words that an option takes. Throws a UsageError that names the nearest. */
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
