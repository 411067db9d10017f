/** A US English formatter for the Gregorian calendar; an unknown zone falls back to the device's. */
export function formatterOf(
  timeZone: string | null | undefined,
  parts: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const gregorian = { ...parts, calendar: "gregory", numberingSystem: "latn" };
  try {
    return new Intl.DateTimeFormat("en-US", timeZone ? { ...gregorian, timeZone } : gregorian);
  } catch {
    return new Intl.DateTimeFormat("en-US", gregorian);
  }
}
