import type { MapBrand, MapLocation } from "../../shared/contracts/locations.ts";
import type { Position } from "../../shared/contracts/position.ts";
import { roughMilesBetween } from "../../shared/map/distance.ts";

/** The most brands in the carousel (C9.01). */
const maxBrands = 25;
/** Brands up to this many miles away, inclusive, are ranked by `rr` (C9.02, C9.03). */
const nearbyMiles = 150;
/** Austin, used when the visitor's position is unknown (C9.09, BC3). */
export const defaultPosition: Position = { latitude: 30.26, longitude: -97.74 };

export interface RankedBrand {
  readonly brand: MapBrand;
  /** The brand's nearest location; its first one when none has coordinates. */
  readonly location: MapLocation | null;
  /** Between positions rounded to a tenth of a degree; infinite without coordinates. */
  readonly miles: number;
}

/**
 * The carousel's brands: those within 150 miles by `rr`, each with its nearest location (BC4, BC5);
 * up to 25 are filled with the fallback brands in their order, then with the nearest of the rest
 * (BC6).
 */
export function rankedBrands(
  brands: readonly MapBrand[],
  visitor: Position,
  fallbackIds: readonly string[],
): RankedBrand[] {
  const byId = nearestOfEach(brands, visitor);
  const near = [...byId.values()]
    .filter(({ miles }) => miles <= nearbyMiles)
    .toSorted((one, other) => rankOf(other) - rankOf(one) || one.miles - other.miles);
  const carouselBrands = new Set(near.slice(0, maxBrands));
  const fill = (candidates: Iterable<RankedBrand | undefined>) => {
    for (const ranked of candidates)
      if (ranked && carouselBrands.size < maxBrands) carouselBrands.add(ranked);
  };
  fill(fallbackIds.map((id) => byId.get(id)));
  if (carouselBrands.size < maxBrands)
    fill(
      [...byId.values()].toSorted((one, other) =>
        one.miles < other.miles ? -1 : one.miles > other.miles ? 1 : 0,
      ),
    );
  return [...carouselBrands];
}

/**
 * Some servers list a brand once per location, others once with all of them; the result holds each
 * brand once.
 */
function nearestOfEach(brands: readonly MapBrand[], visitor: Position): Map<string, RankedBrand> {
  const byId = new Map<string, RankedBrand>();
  for (const brand of brands) {
    const candidate = nearestOf(brand, visitor);
    const current = byId.get(brand.id);
    if (!current || candidate.miles < current.miles) byId.set(brand.id, candidate);
  }
  return byId;
}

function nearestOf(brand: MapBrand, visitor: Position): RankedBrand {
  let nearest: RankedBrand = { brand, location: brand.locations[0] ?? null, miles: Infinity };
  for (const location of brand.locations) {
    const miles = location.position ? roughMilesBetween(visitor, location.position) : Infinity;
    if (miles < nearest.miles) nearest = { brand, location, miles };
  }
  return nearest;
}

/** Brands without a rank come last. */
function rankOf({ brand }: RankedBrand): number {
  return brand.rr ?? -Number.MAX_VALUE;
}
