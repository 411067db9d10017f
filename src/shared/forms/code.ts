import { asciiDigits, onlyDigits } from "./digits.ts";

/** The longest input, in characters. Longer input is refused. */
const maxLength = 1000;

/** An offer or claim code without spaces, dashes and other signs, in upper case (A5.27–A5.30). */
export function normalizeCode(text: string): string {
  return asciiDigits(text.slice(0, maxLength).normalize("NFKC"))
    .replace(/[^a-z0-9]/gi, "")
    .toUpperCase();
}

/**
 * The digits of a verification code, at most `length` of them. Letters, spaces and dashes are
 * dropped.
 */
export function normalizeDigitCode(text: string, length: number): string {
  return onlyDigits(text.slice(0, maxLength)).slice(0, length);
}

const aboutTheCode = /code|digit|\bpin\b|incorrect|invalid|wrong|match|verif/i;
const anotherReason = /expired|lock|suspend|limit|many|banned|support|phone|\bnumber\b/i;

/**
 * Whether a refused verification means that the code is wrong: its words say so, or it has at most
 * one word. For any other reason, the guest reads the server's own words.
 */
export function saysWrongCode(message: string): boolean {
  if (!/\s/.test(message.trim())) return true;
  return aboutTheCode.test(message) && !anotherReason.test(message);
}
