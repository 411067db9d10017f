import type { MenuLocation } from "../../../shared/contracts/menus.ts";
import { copy } from "../copy.ts";

/** A location's name with its city, as far as they are known. */
export function nameOf({ id, name, city }: MenuLocation): string {
  const called = name?.trim() || copy.unnamed(id);
  return city ? `${called}, ${city}` : called;
}
