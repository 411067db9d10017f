import { isTimeZone, zoneName } from "../../shared/time/weekly.ts";

export interface PlaceZone {
  /** An IANA name; null: the device's own. */
  readonly timeZone: string | null;
  /** `Central Time`; empty for the device's own. */
  readonly name: string;
  /** Who says so. A state may have a second zone, so its guess is told as one. */
  readonly source: "location" | "page" | "state" | "device";
}

interface Placed {
  readonly timeZone: string | null;
  readonly state: string | null;
}

/** The zone in which a location's hours are meant: its own, else the page's, else its state's, else the device's. */
export function zoneOf(
  { timeZone: own, state }: Placed,
  page: string | undefined,
  atMs: number,
): PlaceZone {
  const states = stateZone(state);
  if (isTimeZone(own)) return { timeZone: own, name: zoneName(own, atMs), source: "location" };
  if (isTimeZone(page)) return { timeZone: page, name: zoneName(page, atMs), source: "page" };
  if (isTimeZone(states))
    return { timeZone: states, name: zoneName(states, atMs), source: "state" };
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
