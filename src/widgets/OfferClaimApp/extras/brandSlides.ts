import type { SlideContent } from "./slideContent.ts";
import type { MapBrand } from "../../../shared/contracts/locations.ts";
import { pictureSrc } from "../../../shared/map/links.ts";
import type { Place } from "../../../shared/map/place.ts";

/** More slides would rotate for minutes. */
const maxSlides = 8;

/** One slide for each of the best ranked brands that have a picture. */
export function brandSlides(places: readonly Place[]): SlideContent[] {
  const brands = [...new Set(places.map(({ brand }) => brand))];
  const withPicture = brands.flatMap((brand) => {
    const image = pictureSrc(brand.heroImage);
    return image ? [{ brand, image }] : [];
  });
  return withPicture
    .toSorted((a, b) => (b.brand.rr ?? 0) - (a.brand.rr ?? 0))
    .slice(0, maxSlides)
    .map(({ brand, image }) => ({ image, title: brand.name, text: captionOf(brand) }));
}

function captionOf({ tags, locations }: MapBrand): string {
  const cities = [...new Set(locations.flatMap(({ city }) => city ?? []))];
  const cityText = cities.length > 2 ? `${cities.length} cities` : cities.join(" and ");
  return [tags.slice(0, 2).join(", "), cityText].filter(Boolean).join(" · ");
}
