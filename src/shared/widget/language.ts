const rightToLeft = /^(ar|he|fa|ur)\b/i;

/** The widget's language: its own option, else the nearest `lang` of the page, else English. */
export function languageOf(
  element: HTMLElement,
  chosen: string | undefined,
): { lang: string; dir: "ltr" | "rtl" } {
  const lang = chosen || element.closest("[lang]")?.getAttribute("lang") || "en";
  return { lang, dir: rightToLeft.test(lang) ? "rtl" : "ltr" };
}
