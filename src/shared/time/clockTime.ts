/** The time of day to the second in a zone, such as `7:05:09 PM`; an unknown zone counts as the device's own. */
export function timeWithSeconds(timeZone: string | null | undefined, atMs: number): string {
  const parts: Intl.DateTimeFormatOptions = {
    hour: "numeric",
    minute: "2-digit",
    second: "2-digit",
    calendar: "gregory",
    numberingSystem: "latn",
  };
  return written(timeZone, parts, atMs).replace(/\s/g, " ");
}

function written(
  timeZone: string | null | undefined,
  parts: Intl.DateTimeFormatOptions,
  atMs: number,
): string {
  try {
    return new Intl.DateTimeFormat("en-US", timeZone ? { ...parts, timeZone } : parts).format(atMs);
  } catch {
    return new Intl.DateTimeFormat("en-US", parts).format(atMs);
  }
}
