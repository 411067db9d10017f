import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

const newZealandBrands: NonNullable<Options["brands"]> = [
  {
    id: 1,
    name: "Kaikōura Kitchen",
    slug: "kaikoura-kitchen",
    tags: ["Seafood"],
    locations: [
      {
        id: 11,
        name: "Ponsonby",
        address: "12 Ponsonby Rd",
        city: "Auckland",
        latitude: -36.8509,
        longitude: 174.7445,
        phone: "+64 9 555 0100",
        menu_url: "/elsewhere/menu",
      },
      {
        id: 12,
        name: "Cuba Street",
        address: "88 Cuba St",
        city: "Wellington",
        latitude: -41.2935,
        longitude: 174.7757,
      },
    ],
  },
  {
    id: 2,
    name: "Southern Fern",
    slug: "southern-fern",
    tags: ["Vegetarian"],
    locations: [
      {
        id: 21,
        address: "4 Rolleston Ave",
        city: "Christchurch",
        latitude: -43.5309,
        longitude: 172.6278,
      },
    ],
  },
];

/** Two brands keep the example small. */
const fewBrands: Partial<Options> = { brandSlugs: ["harbor-grill", "osteria-lucca"] };

export const examples = defineExamples<Options>(
  { key: "default", title: "Around the visitor" },
  {
    key: "default-start",
    title: "The visitor’s location is unknown",
    backend: "ip-nowhere",
    options: fewBrands,
  },
  {
    key: "search",
    title: "Searched by words",
    async play(guest) {
      await guest.fill("Search by name, food or city", "italian new york");
      await guest.see("3 of 44 places");
    },
  },
  {
    key: "no-match",
    title: "Nothing matches",
    async play(guest) {
      await guest.fill("Search by name, food or city", "zzz");
      await guest.see("No places match your search.");
    },
  },
  {
    key: "filtered",
    title: "Filtered by two kinds",
    async play(guest) {
      await guest.press("Seafood");
      await guest.press("Terrace");
      await guest.see("12 of 44 places");
    },
  },
  {
    key: "open",
    title: "A place with its details",
    options: fewBrands,
    async play(guest) {
      await guest.press(/^Osteria Lucca Austin/);
      await guest.see("Directions");
    },
  },
  {
    key: "linked",
    title: "Opened from a link to one place",
    options: fewBrands,
    address: "?place=103%4029.7604,-95.3698",
  },
  {
    key: "brands-given",
    title: "Brands that came with the page, in New Zealand",
    options: {
      brands: newZealandBrands,
      heading: "Our restaurants",
      startLatitude: -36.85,
      startLongitude: 174.76,
    },
    attributes: { country: "NZ" },
    backend: "ip-nowhere",
  },
  {
    key: "embedded",
    title: "Inside a frame, black, only with the pass",
    options: { ...fewBrands, embed: true },
    address: "?pass=true&colorMode=black",
  },
  {
    key: "odd",
    title: "Poles, the antimeridian, lost coordinates, long names and unsafe links",
    backend: "map-odd",
  },
  { key: "many", title: "50,000 places", backend: "map-many" },
  { key: "empty", title: "No places yet", backend: "map-empty" },
  { key: "failed", title: "The places cannot be fetched", backend: "map-down" },
  {
    key: "white-label",
    title: "White label, dark",
    options: fewBrands,
    attributes: { brand: "alternative", theme: "dark" },
  },
  { key: "right-to-left", title: "Right to left", options: fewBrands, attributes: { lang: "ar" } },
);
