import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

export const examples = defineExamples<Options>(
  { key: "default", title: "What is around the visitor" },
  { key: "new-york", title: "A visitor in New York", backend: "ip-new-york" },
  {
    key: "search",
    title: "Searched by the server",
    async play(guest) {
      await guest.fill("Search by name, food or city", "barbecue");
      await guest.see("2 places in this area");
    },
  },
  {
    key: "nothing-here",
    title: "Nothing of that in this area, but elsewhere",
    async play(guest) {
      await guest.fill("Search by name, food or city", "maison verre");
      await guest.see("No places match your search.");
      await guest.press("Search everywhere");
      await guest.see("3 places");
    },
  },
  {
    key: "filtered",
    title: "Filtered by the server",
    async play(guest) {
      await guest.press("Vegetarian");
      await guest.see("places in this area");
    },
  },
  { key: "older-server", title: "A server without the newer call", backend: "map-old" },
  { key: "empty", title: "Nothing in this area", backend: "map-empty" },
  { key: "failed", title: "The places cannot be fetched", backend: "map-down" },
  { key: "embedded", title: "Inside a frame, dark", options: { embed: true, colorMode: "dark" } },
  {
    key: "white-label",
    title: "White label, dark",
    attributes: { brand: "alternative", theme: "dark" },
  },
);
