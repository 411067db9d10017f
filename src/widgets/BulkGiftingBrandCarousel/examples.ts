import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

const brand = (name: string, latitude: number, longitude: number, rr: number) => ({
  brand_id: name,
  branding: { name },
  location: { latitude, longitude },
  rr,
});

export const examples = defineExamples<Options>(
  { key: "default", title: "Brands near the visitor" },
  { key: "still", title: "Moves only by hand", options: { autoplay: false } },
  { key: "new-york", title: "A visitor in New York", backend: "ip-new-york" },
  { key: "without-location", title: "The visitor’s location is unknown", backend: "ip-nowhere" },
  { key: "location-fails", title: "The location call fails", backend: "ip-down" },
  { key: "many", title: "Five hundred brands", backend: "map-many" },
  {
    key: "odd",
    title: "Poles, the date line, missing places and long names",
    options: {
      brands: [
        brand("North Pole Diner", 90, 0, 3),
        brand("West of the line", -17.8, 179.9, 4),
        brand("Nowhere", 0, 0, 5),
        brand(
          `The Extraordinarily Long-Named Donaudampfschifffahrts Grill & ${"Very ".repeat(40)}Good Bar`,
          30.3,
          -97.7,
          2,
        ),
        brand("مطعم الميناء 🍣", 30.2, -97.8, 1),
      ],
    },
  },
  { key: "empty", title: "No brands", backend: "map-empty" },
  { key: "failed", title: "The brands cannot be loaded", backend: "map-down" },
  {
    key: "given",
    title: "Brands of the page, on one slide",
    options: { brands: [brand("Harbor Grill", 30.3, -97.7, 4.8)], heading: "Dine at" },
  },
  { key: "new-zealand", title: "Kilometers in New Zealand", attributes: { country: "NZ" } },
);
