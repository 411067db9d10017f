const decimalDollars = /^(-?)\$?(\d{1,3}(?:,\d{3})*|\d+)?(?:\.(\d*))?$/;

/** The most digits before the point for which cents are still exact. */
const maxDigits = 13;

/**
 * Parses decimal dollars to whole cents, exactly: `1.005` is 101 whether given as text or as a
 * number (half up beyond two decimals). Allows a leading `$` and thousands commas. Null for
 * everything else, including more than 13 digits.
 */
export function parseCents(dollars: string | number): number | null {
  const text = `${dollars}`.trim();
  if (text.length > 40) return null;
  if (typeof dollars === "number" && /e-/.test(text)) return 0;
  const [, sign, whole = "", decimals = ""] = decimalDollars.exec(text) ?? [];
  const digits = whole.replaceAll(",", "").replace(/^0+(?=\d)/, "");
  if (sign === undefined || (!digits && !decimals) || digits.length > maxDigits) return null;
  const cents =
    Number(digits) * 100 +
    Number(decimals.slice(0, 2).padEnd(2, "0")) +
    (Number(decimals[2] ?? 0) >= 5 ? 1 : 0);
  return (sign ? -cents : cents) + 0;
}
