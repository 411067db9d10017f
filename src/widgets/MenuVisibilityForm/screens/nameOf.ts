import type { MenuLocation } from "../../../shared/contracts/menus.ts";
import type { texts } from "../texts.ts";

/** A location's name with its city, if known. */
export function nameOf(
  { unnamed }: Pick<typeof texts.messages, "unnamed">,
  { id, name, city }: MenuLocation,
): string {
  const displayName = name?.trim() || unnamed({ id });
  return city ? `${displayName}, ${city}` : displayName;
}
