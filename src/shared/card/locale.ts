/**
 * The language of the provider's fields and errors: that of the widget's texts if they are shipped,
 * else the browser's.
 */
export function providerLocale(lang: string): "en" | "es-419" | "auto" {
  const [base] = lang.split("-");
  if (base === "es") return "es-419";
  return base === "en" ? "en" : "auto";
}
