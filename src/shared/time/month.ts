/** `Mar 2026`. */
export function monthText(year: number, month: number): string {
  return new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "short",
    timeZone: "UTC",
    calendar: "gregory",
    numberingSystem: "latn",
  }).format(Date.UTC(year, month - 1, 1));
}
