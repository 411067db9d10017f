import type { Problem } from "../../../shared/api/outcome.ts";

/** Server texts which mean that the check does not exist (C8.09, C8.10). */
const masked = [
  "We encountered an unexpected error communicating with the restaurant",
  "Your specified ticket couldn't be found.",
] as const;

/** Milliseconds after which a banner about a check hides (C8.08). */
export const bannerMs = 5000;

/**
 * The text of a banner: the server's words, or ours if they mean that the check does not exist
 * (M23).
 */
export function bannerText(text: string, noSuchCheck: string): string {
  const plain = text.replaceAll("’", "'");
  return masked.some((part) => plain.includes(part)) ? noSuchCheck : text;
}

/** The first base error of an answer. Null if there is none (C8.05). */
export function baseErrorOf(problem: Problem): string | null {
  const fields =
    problem.kind === "rejected"
      ? problem.fields
      : problem.kind === "unexpected"
        ? problem.errorTexts?.fields
        : undefined;
  return fields?.["base"]?.[0] ?? null;
}
