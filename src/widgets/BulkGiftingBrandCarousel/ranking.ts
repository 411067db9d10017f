import type { MapBrand, MapLocation } from "../../shared/contracts/locations.ts";
import type { Position } from "../../shared/contracts/position.ts";
import { roughMilesBetween } from "../../shared/geo/distance.ts";

/** So many brands the carousel holds (C:L197). */
export const mostBrands = 25;
/** Brands up to this far away, edge included, are ranked by `rr` (C:L197). */
export const nearbyMiles = 150;
/** Austin: where a visitor is taken to be when nothing says otherwise (C:L197, BC3). */
export const defaultPosition: Position = { latitude: 30.26, longitude: -97.74 };

export interface RankedBrand {
  readonly brand: MapBrand;
  /** The brand's nearest location; null where none has coordinates. */
  readonly location: MapLocation | null;
  /** Between points rounded to a tenth of a degree; infinite without coordinates. */
  readonly miles: number;
}

/**
 * The brands of the carousel: those within 150 miles by `rr`, each with its nearest location (BC4, BC5); where they are fewer than 25,
 * the fallback brands in their order, then the nearest beyond (BC6).
 */
export function rankedBrands(
  brands: readonly MapBrand[],
  visitor: Position,
  fallbackIds: readonly string[],
): RankedBrand[] {
  const all = nearestOfEach(brands, visitor);
  const near = [...all.values()]
    .filter(({ miles }) => miles <= nearbyMiles)
    .toSorted((one, other) => rankOf(other) - rankOf(one) || one.miles - other.miles);
  const chosen = new Set(near.slice(0, mostBrands));
  const fill = (more: Iterable<RankedBrand | undefined>) => {
    for (const ranked of more) if (ranked && chosen.size < mostBrands) chosen.add(ranked);
  };
  fill(fallbackIds.map((id) => all.get(id)));
  if (chosen.size < mostBrands)
    fill(
      [...all.values()].toSorted((one, other) =>
        one.miles < other.miles ? -1 : one.miles > other.miles ? 1 : 0,
      ),
    );
  return [...chosen];
}

/** Servers list a brand once for each of its locations, or once with all of them; here it stands once. */
function nearestOfEach(brands: readonly MapBrand[], visitor: Position): Map<string, RankedBrand> {
  const all = new Map<string, RankedBrand>();
  for (const brand of brands) {
    const found = nearestOf(brand, visitor);
    const before = all.get(brand.id);
    if (!before || found.miles < before.miles) all.set(brand.id, found);
  }
  return all;
}

function nearestOf(brand: MapBrand, visitor: Position): RankedBrand {
  let nearest: RankedBrand = { brand, location: brand.locations[0] ?? null, miles: Infinity };
  for (const location of brand.locations) {
    const miles = location.position ? roughMilesBetween(visitor, location.position) : Infinity;
    if (miles < nearest.miles) nearest = { brand, location, miles };
  }
  return nearest;
}

/** Brands without a rank come after all that have one. */
function rankOf({ brand }: RankedBrand): number {
  return brand.rr ?? -Number.MAX_VALUE;
}
