import { withoutEndSlashes } from "../../shared/host/endSlashes.ts";

/** The routes of the specification (C2.27–C2.46), below the base path. */
export const paths = [
  "/",
  "/login",
  "/location-selection",
  "/diner-selection",
  "/diner-profile",
  "/enter-check-number",
  "/refund",
  "/checkout",
] as const;

export type Path = (typeof paths)[number];

/** The route of a path. An unknown path leads to the start. */
export function pathOf(written: string): Path {
  const plain = withoutEndSlashes(written);
  return paths.find((path) => path === plain) ?? "/";
}

/**
 * The first route of a manager: at the location in the query, else at the choice of a location
 * (C2.31, C2.33).
 */
export function entrance(locationId: string | null): Path {
  return locationId === null ? "/location-selection" : "/diner-selection";
}

/** The route of a path, with and without a session. */
export function gate(path: Path, isSignedIn: boolean, locationId: string | null): Path {
  if (!isSignedIn) return "/login";
  if (path === "/") return "/location-selection";
  return path === "/login" ? entrance(locationId) : path;
}

export interface Facts {
  /** Whether a location is chosen or is being looked up. */
  readonly hasLocation: boolean;
  readonly hasGuest: boolean;
  readonly hasTicket: boolean;
  /** The bill of the entry form is paid. Going back skips the form, which would be empty. */
  readonly isEntryPaid: boolean;
}

/** A step whose data is missing leads back to the step that provides it (C2.50–C2.52). */
export function inside(path: Path, { hasLocation, hasGuest, hasTicket, isEntryPaid }: Facts): Path {
  switch (path) {
    case "/diner-selection":
      return hasLocation ? path : "/location-selection";
    case "/diner-profile":
    case "/enter-check-number":
      if (!hasLocation) return "/location-selection";
      if (!hasGuest) return "/diner-selection";
      return isEntryPaid ? "/diner-profile" : path;
    case "/checkout":
      return hasLocation && hasGuest && hasTicket ? path : "/location-selection";
    default:
      return path;
  }
}

/** The location in a query. Null if its id is invalid. */
export function locationIn(query: string): string | null {
  const value = new URLSearchParams(query).get("location_id")?.trim();
  return value && value.length <= 64 ? value : null;
}

/** The query with another location, or without one. Everything else stays unchanged. */
export function withLocation(query: string, id: string | null): string {
  const others = query
    .slice(1)
    .split("&")
    .filter((part) => part && !/^location_id(=|$)/.test(part));
  const parts = id === null ? others : [...others, `location_id=${encodeURIComponent(id)}`];
  return parts.length ? `?${parts.join("&")}` : "";
}
