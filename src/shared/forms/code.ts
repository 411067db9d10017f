import { asciiDigits, onlyDigits } from "./digits.ts";

/** Longer input is refused, in characters. */
const maxLength = 1000;

/** An offer or claim code without its spaces, dashes and other signs, upper-cased (A5.27–A5.30). */
export function normalizeCode(text: string): string {
  return asciiDigits(text.slice(0, maxLength).normalize("NFKC"))
    .replace(/[^a-z0-9]/gi, "")
    .toUpperCase();
}

/** A verification code's digits, at most `length` of them; letters, spaces and dashes fall away. */
export function normalizeDigitCode(text: string, length: number): string {
  return onlyDigits(text.slice(0, maxLength)).slice(0, length);
}

const aboutTheCode = /code|digit|\bpin\b|incorrect|invalid|wrong|match|verif/i;
const anotherReason = /expired|lock|suspend|limit|many|banned|support|phone|\bnumber\b/i;

/**
 * Whether the words of a refused verification say that the code is wrong, as a refusal without words
 * or of one word does. Any other reason is for the guest to read in the server's own words.
 */
export function saysWrongCode(message: string): boolean {
  if (!/\s/.test(message.trim())) return true;
  return aboutTheCode.test(message) && !anotherReason.test(message);
}
