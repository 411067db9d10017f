/** The languages that ship, as the United States write them. */
export const locales: Readonly<Record<string, string>> = { en: "en-US", es: "es-US" };

/**
 * The formatting of dates and numbers in a widget's language. US English if the browser does not
 * know the language.
 */
export function localeOf(lang: string): string {
  const [base = ""] = lang.toLowerCase().split("-");
  const locale = locales[base] ?? lang;
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? "en-US";
  } catch {
    return "en-US";
  }
}

// Memo: formatters by language, zone and parts. Creating one costs a hundred times its use.
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter for the Gregorian calendar in a widget's language; an unknown zone falls back to the
 * device's.
 */
export function formatterOf(
  timeZone: string | null | undefined,
  parts: Intl.DateTimeFormatOptions,
  lang: string,
): Intl.DateTimeFormat {
  // The device's own zone may change while the page is open, so its formatter is not cached.
  if (!timeZone) return newFormatter(timeZone, parts, lang);
  const key = [lang, timeZone, ...Object.entries(parts)].join();
  const formatter = formatters.get(key) ?? newFormatter(timeZone, parts, lang);
  formatters.set(key, formatter);
  return formatter;
}

function newFormatter(
  timeZone: string | null | undefined,
  parts: Intl.DateTimeFormatOptions,
  lang: string,
): Intl.DateTimeFormat {
  const locale = localeOf(lang);
  const gregorian = { ...parts, calendar: "gregory", numberingSystem: "latn" };
  try {
    return new Intl.DateTimeFormat(locale, timeZone ? { ...gregorian, timeZone } : gregorian);
  } catch {
    return new Intl.DateTimeFormat(locale, gregorian);
  }
}
