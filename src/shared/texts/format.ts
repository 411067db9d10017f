import type { ReactNode } from "react";

// Memo: formatters by their language.
const numbers = new Map<string, Intl.NumberFormat>();
// Memo: rules of plurals by language and kind.
const rules = new Map<string, Intl.PluralRules>();

/**
 * Formats a number of things, `12,500`.
 * @public Text modules call it.
 */
export function number(lang: string, value: number): string {
  return memo(numbers, lang, () => new Intl.NumberFormat(lang)).format(value);
}

/**
 * Chooses the branch for a number of things: `=0` before the language's own category, and `other`
 * if there is none.
 * @public Text modules call it.
 */
export function plural<T>(
  lang: string,
  value: number,
  branches: Readonly<Record<string, T>> & { readonly other: T },
  type: Intl.PluralRuleType = "cardinal",
): T {
  const rule = memo(rules, `${lang} ${type}`, () => new Intl.PluralRules(lang, { type }));
  return branches[`=${value}`] ?? branches[rule.select(value)] ?? branches.other;
}

/**
 * Chooses the branch for a value, and `other` if there is none.
 * @public Text modules call it.
 */
export function select<T>(
  value: string,
  branches: Readonly<Record<string, T>> & { readonly other: T },
): T {
  return Object.hasOwn(branches, value) ? (branches[value] ?? branches.other) : branches.other;
}

/** A text that contains elements, each with a `key`. */
export function rich(...parts: ReactNode[]): ReactNode {
  return parts;
}

function memo<F>(formatters: Map<string, F>, key: string, make: () => F): F {
  const cached = formatters.get(key);
  if (cached) return cached;
  const formatter = make();
  formatters.set(key, formatter);
  return formatter;
}
