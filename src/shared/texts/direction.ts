const rightToLeft = /^(ar|fa|he|ur)\b/i;

/** The direction in which a language is written. */
export function directionOf(lang: string): "ltr" | "rtl" {
  return rightToLeft.test(lang) ? "rtl" : "ltr";
}
