const decimal = /\p{Nd}/u;

/** The text with decimal digits of any script (١٢٣, １２３) replaced by ASCII digits. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (sign) =>
    decimal.test(sign) ? String(digitValue(sign)) : sign,
  );
}

/** Only the digits, as ASCII digits. */
export function onlyDigits(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, "");
}

/**
 * Unicode has the ten digits of a script in sequence, and adjacent sequences start in steps of ten.
 */
function digitValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let start = code;
  while (decimal.test(String.fromCodePoint(start - 1))) start--;
  return (code - start) % 10;
}
