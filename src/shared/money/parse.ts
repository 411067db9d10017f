const written = /^(-?)\$?(\d{1,3}(?:,\d{3})*|\d+)?(?:\.(\d*))?$/;

/** Digits before the point that a whole number of cents can have. */
const mostDigits = 13;

/**
 * Whole cents of decimal dollars, exactly: `1.005` is 101 whether it comes as a text or as a number (half up beyond two
 * decimals). A leading `$` and thousands commas may stand. Null for everything else, also for more than 13 digits.
 */
export function parseCents(dollars: string | number): number | null {
  const text = `${dollars}`.trim();
  if (text.length > 40) return null;
  if (typeof dollars === "number" && /e-/.test(text)) return 0;
  const [, sign, whole = "", decimals = ""] = written.exec(text) ?? [];
  const digits = whole.replaceAll(",", "").replace(/^0+(?=\d)/, "");
  if (sign === undefined || (!digits && !decimals) || digits.length > mostDigits) return null;
  const cents =
    Number(digits) * 100 +
    Number(decimals.slice(0, 2).padEnd(2, "0")) +
    (Number(decimals[2] ?? 0) >= 5 ? 1 : 0);
  return (sign ? -cents : cents) + 0;
}
