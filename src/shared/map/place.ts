import type { MapBrand, MapLocation } from "../contracts/locations.ts";

/** One location of a brand: a row of the list and a pin on the map. */
export interface Place {
  readonly id: string;
  readonly brand: MapBrand;
  readonly location: MapLocation;
}

/** How many places have a number, in the list and on their pins. */
export const maxNumbered = 99;

/** Place id → number, for the first places with a pin, in the order of the list. */
export function numbersOf(
  results: readonly { readonly place: Place }[],
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const { place } of results) {
    if (numbers.size === maxNumbered) break;
    if (place.location.position) numbers.set(place.id, numbers.size + 1);
  }
  return numbers;
}

export interface BrandFilter {
  /** Only brands that accept the pass (MP4). */
  readonly pass: boolean;
  /** Only the brands with these slugs or ids; null for all. */
  readonly slugs: readonly string[] | null;
}

export function placesOf(brands: readonly MapBrand[], { pass, slugs }: BrandFilter): Place[] {
  return brands
    .filter(
      (brand) =>
        (!pass || brand.acceptsPass) &&
        (!slugs || slugs.includes(brand.slug ?? "") || slugs.includes(brand.id)),
    )
    .flatMap((brand) => brand.locations.map((location) => ({ id: location.id, brand, location })));
}

/** Formats `114 East 6th St, Austin, TX 78701` from the known parts. Empty if no part is known. */
export function addressLine({ address, city, state, zipCode }: MapLocation): string {
  return [address, city, [state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** The tags of these places with their counts, the most frequent first. */
export function tagsOf(
  places: readonly Place[],
): { readonly tag: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { brand } of places)
    for (const tag of brand.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1));
}
