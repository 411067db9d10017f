const decimal = /\p{Nd}/u;

/** The text with every decimal digit of any script (١٢٣, １２３) as its ASCII digit. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (sign) =>
    decimal.test(sign) ? String(digitValue(sign)) : sign,
  );
}

/** Only the digits, in ASCII. */
export function onlyDigits(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, "");
}

/** Unicode keeps the ten digits of a script in a row, and rows next to each other only in tens. */
function digitValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let start = code;
  while (decimal.test(String.fromCodePoint(start - 1))) start--;
  return (code - start) % 10;
}
