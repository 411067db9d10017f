import { allCountries, countries, type CountryCode } from "../country/countries.ts";
import type { CountryRules } from "../country/rules.ts";
import { asciiDigits, onlyDigits } from "./digits.ts";

/** The longest text that is read as a phone number, in characters. */
const maxLength = 40;

/** `+`, `00`, or the prefix of the US (011) and Australia (0011) for a calling code. */
const internationalPrefix = /^(?:tel:)?\(?(?:\+|00(?:11)?|011)/i;

/**
 * A phone number as digits with its calling code, such as 15125550100 or 64211234567. Null for
 * anything else (O11, A5.19). Some countries, such as the US, accept only their own numbers. In the
 * others, a number with an international prefix may belong to any supported country, and a national
 * number needs its trunk prefix.
 */
export function normalizePhone(text: string, country: CountryCode): string | null {
  if (text.length > maxLength) return null;
  const number = asciiDigits(text).trim();
  const isInternational = internationalPrefix.test(number);
  const digits = onlyDigits(number.replace(internationalPrefix, ""));
  const countryRules: CountryRules = countries[country];
  for (const rules of isInternational && countryRules.phoneExample !== null
    ? allCountries()
    : [countryRules]) {
    const { callingCode, trunkPrefix, nationalNumber } = rules;
    const hasCode = digits.startsWith(callingCode);
    const isNational = !isInternational && !hasCode && digits.startsWith(trunkPrefix);
    const national = withoutTrunk(hasCode ? digits.slice(callingCode.length) : digits, rules);
    if ((hasCode || isNational) && nationalNumber.test(national)) return callingCode + national;
  }
  return null;
}

/**
 * Formats digits with their calling code: `+1 512 555-0100`, 15 characters (A5.20, A5.21), or
 * `+64 21 123 4567`. Anything else stays unchanged.
 */
export function displayPhone(digits: string): string {
  for (const rules of allCountries()) {
    const { callingCode, nationalNumber } = rules;
    const national = digits.slice(callingCode.length);
    if (digits.startsWith(callingCode) && nationalNumber.test(national))
      return `+${callingCode} ${grouped(national, rules)}`;
  }
  return digits;
}

/**
 * Formats a number while it is typed, without a separator at its end, so that deleting works. In a
 * country without a trunk prefix the calling code is added. In other countries the number stays
 * national or international, as typed. Numbers of other countries and long texts stay unchanged.
 */
export function formatPhoneInput(text: string, country: CountryCode): string {
  if (text.length > maxLength) return text;
  const rules = countries[country];
  const { callingCode, trunkPrefix } = rules;
  const number = asciiDigits(text).trim();
  const digits = onlyDigits(number);
  if (!digits) return /^\s*\+/.test(text) ? "+" : text.replace(/[^\p{L}@]/gu, "");
  const isInternational = internationalPrefix.test(number);
  const afterPrefix = onlyDigits(number.replace(internationalPrefix, ""));
  if (isInternational || !trunkPrefix) {
    const hasCode = afterPrefix.startsWith(callingCode);
    if (isInternational ? !hasCode : digits.startsWith("0")) return text;
    const national = hasCode ? afterPrefix.slice(callingCode.length) : afterPrefix;
    return `+${callingCode} ${grouped(withoutTrunk(national, rules), rules)}`.trimEnd();
  }
  if (!digits.startsWith(trunkPrefix) || /[\p{L}@]/u.test(text)) return text;
  return trunkPrefix + grouped(digits.slice(trunkPrefix.length), rules);
}

/** Removes the trunk prefix that some people write after the calling code: '+64 (0)21 …'. */
function withoutTrunk(national: string, { trunkPrefix }: CountryRules): string {
  return trunkPrefix && national.startsWith(trunkPrefix)
    ? national.slice(trunkPrefix.length)
    : national;
}

function grouped(national: string, { firstGroups, lastSeparator }: CountryRules): string {
  const [first = 0, second = 0] = firstGroups(national);
  const start = [national.slice(0, first), national.slice(first, first + second)];
  const last = national.slice(first + second);
  return start.filter(Boolean).join(" ") + (last && lastSeparator + last);
}

/**
 * Where the caret belongs after formatting: behind the same digit as before, counted from the end,
 * because formatting changes digits only at the start.
 */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  if (caret === typed.length) return formatted.length;
  let digitsBehind = onlyDigits(typed.slice(caret)).length;
  let position = formatted.length;
  while (position > 0 && digitsBehind > 0)
    if (/\d/.test(formatted[--position] ?? "")) digitsBehind--;
  while (position > 0 && !/[\d+]/.test(formatted[position - 1] ?? "")) position--;
  return position;
}
