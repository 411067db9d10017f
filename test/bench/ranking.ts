import { brandsOf, type MapBrand } from "../../src/shared/contracts/mapBrand.ts";
import {
  defaultPosition,
  rankedBrands,
} from "../../src/widgets/BulkGiftingBrandCarousel/ranking.ts";

const brandCount = 10_000;
const rounds = 15;

/** Brands within about 400 miles of the default position, always the same. */
function scatteredBrands(): MapBrand[] {
  const spread = (number: number) =>
    Math.abs((Math.sin(number * 12.9898) * 43_758.5453) % 1) * 2 - 1;
  const rows = Array.from({ length: brandCount }, (_, index) => ({
    brand_id: index,
    branding: { name: `Brand ${index}` },
    location: {
      latitude: defaultPosition.latitude + spread(index) * 6,
      longitude: defaultPosition.longitude + spread(index + 0.5) * 6,
    },
    rr: index % 7 ? Math.round(spread(index + 0.3) * 50) / 10 : null,
  }));
  return brandsOf(rows) ?? [];
}

/**
 * The median milliseconds to rank 10,000 brands for the brand carousel, and those of the first,
 * cold run.
 */
export function measureRanking(): {
  readonly brands: number;
  readonly firstMs: number;
  readonly medianMs: number;
} {
  const brands = scatteredBrands();
  const times = Array.from({ length: rounds }, () => {
    const from = performance.now();
    rankedBrands(brands, defaultPosition, ["1", "2"]);
    return performance.now() - from;
  });
  return {
    brands: brandCount,
    firstMs: times[0] ?? NaN,
    medianMs: times.toSorted((one, other) => one - other)[rounds >> 1] ?? NaN,
  };
}
