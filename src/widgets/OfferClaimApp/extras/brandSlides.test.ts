import { expect, it } from "vitest";
import { brandsOf } from "../../../shared/contracts/mapBrand.ts";
import { placesOf } from "../../../shared/map/place.ts";
import { brandSlides } from "./brandSlides.ts";

const words = {
  slideCities: ({ count }: { count: number }) => `${count} ciudades`,
  slideTwoCities: ({ first, second }: { first: string; second: string }) => `${first} y ${second}`,
};

const brandIn = (id: number, ...cities: string[]) => ({
  id,
  name: `Brand ${id}`,
  slug: `brand-${id}`,
  hero_image: "/room.jpg",
  tags: ["Seafood"],
  locations: cities.map((city, index) => ({ id: id * 10 + index, name: city, city })),
});

it("names the cities of a brand in the widget's language", () => {
  const brands = [
    brandIn(1, "Austin"),
    brandIn(2, "Austin", "Dallas", "Austin"),
    brandIn(3, "Austin", "Dallas", "Houston"),
  ];
  const places = placesOf(brandsOf(brands) ?? [], { pass: false, slugs: null });
  expect(brandSlides(places, words).map(({ text }) => text)).toEqual([
    "Seafood · Austin",
    "Seafood · Austin y Dallas",
    "Seafood · 3 ciudades",
  ]);
});
