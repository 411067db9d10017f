import type { MapLocation } from "../contracts/locations.ts";
import { pageOrigin } from "../host/navigation.ts";
import { safeHref } from "../host/safeHref.ts";
import { addressLine } from "./place.ts";

/** Where a click on Directions leads, unless the page configuration names another service; `{to}` is filled in. */
const directionsTemplate = "https://www.google.com/maps/dir/?api=1&destination={to}";

/** A link to directions, to the address where it is known, else to the coordinates; null where neither is. */
export function directionsTo(
  location: MapLocation,
  name: string,
  template = directionsTemplate,
): string | null {
  const { position } = location;
  const address = addressLine(location);
  const to = address
    ? `${name}, ${address}`
    : position && `${position.latitude},${position.longitude}`;
  return to ? safeHref(template.replace("{to}", () => encodeURIComponent(to.slice(0, 500)))) : null;
}

/** A web address that may be opened; null for everything else: the link is then left out (fault A2). */
export function webHref(given: string | null): string | null {
  const href = safeHref(given);
  return href && /^https?:/.test(href) ? href : null;
}

/** `tel:` with what a phone can dial; null for fewer than five digits (fault A4). */
export function phoneHref(phone: string | null): string | null {
  const digits = phone?.replace(/(?!^\s*\+)[^\d]/g, "").trim() ?? "";
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** The address of a picture that may be shown: https, or of the page's own origin (fault B5). */
export function pictureSrc(given: string | null): string | null {
  const href = safeHref(given);
  return href && (href.startsWith("https:") || href.startsWith(`${pageOrigin()}/`)) ? href : null;
}
