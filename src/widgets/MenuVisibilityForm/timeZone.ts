import { isTimeZone, zoneName } from "../../shared/time/weekly.ts";

export interface LocationZone {
  /** An IANA name, or null for the device's zone. */
  readonly timeZone: string | null;
  /** `Central Time`; empty for the device's zone. */
  readonly name: string;
  /**
   * The source of the zone. A state's zone is a guess and labelled as one, because a state may have
   * two.
   */
  readonly source: "location" | "page" | "state" | "device";
}

interface LocationPlace {
  readonly timeZone: string | null;
  readonly state: string | null;
}

/**
 * The time zone of a location's hours: its own, else the page's, else its state's, else the
 * device's.
 */
export function zoneOf(
  { timeZone: locationZone, state }: LocationPlace,
  pageZone: string | undefined,
  atMs: number,
  lang: string,
): LocationZone {
  const stateZoneName = stateZone(state);
  if (isTimeZone(locationZone))
    return { timeZone: locationZone, name: zoneName(locationZone, atMs, lang), source: "location" };
  if (isTimeZone(pageZone))
    return { timeZone: pageZone, name: zoneName(pageZone, atMs, lang), source: "page" };
  if (isTimeZone(stateZoneName))
    return { timeZone: stateZoneName, name: zoneName(stateZoneName, atMs, lang), source: "state" };
  return { timeZone: null, name: "", source: "device" };
}

/** The zone in which most people of a state live. */
const zones: Readonly<Record<string, string>> = {
  "America/New_York": "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV",
  "America/Chicago": "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR",
};

function stateZone(state: string | null): string | null {
  const code = state?.trim().toUpperCase() ?? "";
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return Object.entries(zones).find(([, codes]) => codes.split(" ").includes(code))?.[0] ?? null;
}
