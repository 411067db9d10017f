import type { MenuLocation } from "../../../shared/contracts/menus.ts";
import { copy } from "../copy.ts";

/** A location's name with its city, if known. */
export function nameOf({ id, name, city }: MenuLocation): string {
  const displayName = name?.trim() || copy.unnamed(id);
  return city ? `${displayName}, ${city}` : displayName;
}
