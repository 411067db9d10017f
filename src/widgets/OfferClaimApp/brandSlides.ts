import type { SlideContent } from "./slideContent.ts";
import type { MapBrand } from "../../shared/contracts/locations.ts";
import { pictureSrc } from "../../shared/map/links.ts";
import type { Place } from "../../shared/map/place.ts";

/** More would turn for minutes. */
const most = 8;

/** The best ranked brands of these places that have a picture, one slide each. */
export function brandSlides(places: readonly Place[]): SlideContent[] {
  const brands = [...new Set(places.map(({ brand }) => brand))];
  const pictured = brands.flatMap((brand) => {
    const image = pictureSrc(brand.heroImage);
    return image ? [{ brand, image }] : [];
  });
  return pictured
    .toSorted((one, other) => (other.brand.rr ?? 0) - (one.brand.rr ?? 0))
    .slice(0, most)
    .map(({ brand, image }) => ({ image, title: brand.name, text: wordsOf(brand) }));
}

function wordsOf({ tags, locations }: MapBrand): string {
  const cities = [...new Set(locations.flatMap(({ city }) => city ?? []))];
  const where = cities.length > 2 ? `${cities.length} cities` : cities.join(" and ");
  return [tags.slice(0, 2).join(", "), where].filter(Boolean).join(" · ");
}
