import { asciiDigits, onlyDigits } from "./digits.ts";

/** Longer texts are no phone numbers and are left alone. */
const longest = 40;

/** A US number as 11 digits that start with 1, or null where the text is none (O11, A:L134). */
export function normalizePhone(text: string): string | null {
  if (text.length > longest) return null;
  const digits = onlyDigits(text);
  if (isForeign(text)) return null;
  if (digits.length === 10) return `1${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? digits : null;
}

/** 11 digits as '+1 512 555-0100', exactly 15 characters (A:L134). */
export function displayPhone(digits: string): string {
  return `+${digits[0]} ${digits.slice(1, 4)} ${digits.slice(4, 7)}-${digits.slice(7)}`;
}

/**
 * The text as it is shown while someone types: grouped as soon as there is something to group, and without
 * a separator at its end, so that deleting works. Foreign numbers and long texts stay as they are: nothing is lost.
 */
export function formatPhoneInput(text: string): string {
  if (text.length > longest || isForeign(text)) return text;
  const digits = onlyDigits(text);
  if (!digits) return /^\s*\+/.test(text) ? "+" : text.replace(/[^\p{L}@]/gu, "");
  const national = digits.startsWith("1") ? digits.slice(1) : digits;
  const groups = [national.slice(0, 3), national.slice(3, 6)].filter(Boolean).join(" ");
  const line = national.slice(6);
  return `+1${groups && ` ${groups}`}${line && `-${line}`}`;
}

/** '+44 …' or '011 44 …': a number of another country. */
function isForeign(text: string): boolean {
  return /^\s*(\+\s*[02-9]|011)/.test(asciiDigits(text));
}

/**
 * Where the caret belongs after formatting: behind the same digit as before, counted from the end,
 * because formatting adds digits only at the start.
 */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  let digitsBehind = onlyDigits(typed.slice(caret)).length;
  let position = formatted.length;
  while (position > 0 && digitsBehind > 0)
    if (/\d/.test(formatted[--position] ?? "")) digitsBehind--;
  while (position > 0 && !/[\d+]/.test(formatted[position - 1] ?? "")) position--;
  return position;
}
