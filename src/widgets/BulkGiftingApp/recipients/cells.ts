import { parseCents } from "../../../shared/money/parse.ts";
import type { Person } from "./row.ts";

export function looksLikeAddress(cell: string): boolean {
  return looksLikeEmail(cell) || looksLikePhone(cell);
}

export function looksLikeEmail(cell: string): boolean {
  return /\S@\S/.test(cell);
}

export function looksLikePhone(cell: string): boolean {
  return /^\s*\+?[\d\s().-]{10,24}$/.test(cell) && cell.replace(/\D/g, "").length >= 10;
}

/** An amount with a currency sign, or with cents. */
export function looksLikeMoney(cell: string): boolean {
  const text = cell
    .trim()
    .replace(/^(?:USD|NZD|US|NZ)\s?/i, "")
    .replace(/\s?(?:USD|NZD)$/i, "");
  return parseCents(text) !== null && (text.startsWith("$") || /\.\d\d$/.test(text));
}

/** Splits `Ada Lovelace` or `Lovelace, Ada`. */
export function namesIn(name: string): Pick<Person, "firstName" | "lastName"> {
  const [family, given] = name.split(",").map((part) => part.trim());
  if (family && given) return { firstName: given, lastName: family };
  const [firstName = "", ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
