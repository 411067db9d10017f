import type { SlideContent } from "./slideContent.ts";
import type { texts } from "../texts.ts";
import type { MapBrand } from "../../../shared/contracts/locations.ts";
import { pictureSrc } from "../../../shared/map/links.ts";
import type { Place } from "../../../shared/map/place.ts";

type Words = Pick<typeof texts.messages, "slideCities" | "slideTwoCities">;

/** More slides would rotate for minutes. */
const maxSlides = 8;

/** One slide for each of the best ranked brands that have a picture. */
export function brandSlides(places: readonly Place[], words: Words): SlideContent[] {
  const brands = [...new Set(places.map(({ brand }) => brand))];
  const withPicture = brands.flatMap((brand) => {
    const image = pictureSrc(brand.heroImage);
    return image ? [{ brand, image }] : [];
  });
  return withPicture
    .toSorted((a, b) => (b.brand.rr ?? 0) - (a.brand.rr ?? 0))
    .slice(0, maxSlides)
    .map(({ brand, image }) => ({ image, title: brand.name, text: captionOf(brand, words) }));
}

function captionOf({ tags, locations }: MapBrand, words: Words): string {
  const cities = [...new Set(locations.flatMap(({ city }) => city ?? []))];
  const [first = "", second] = cities;
  const cityText =
    cities.length > 2
      ? words.slideCities({ count: cities.length })
      : second
        ? words.slideTwoCities({ first, second })
        : first;
  return [tags.slice(0, 2).join(", "), cityText].filter(Boolean).join(" · ");
}
