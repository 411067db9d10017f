import { defineExamples } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

const options = { slug: "noor" };

export const examples = defineExamples<Options>(
  { key: "default", title: "An ambassador with an offer and brands", options },
  { key: "by-path", title: "Named by the path of the page", address: "/a/noor" },
  {
    key: "brand-open",
    title: "One of the brands open",
    options,
    async play(guest) {
      await guest.press(/^Osteria Lucca Austin/);
      await guest.see("Directions");
    },
  },
  { key: "plain", title: "Without picture, words or offer", options, backend: "ambassador-plain" },
  { key: "no-brands", title: "No brands yet", options, backend: "ambassador-no-brands" },
  { key: "unknown", title: "An unknown ambassador", options: { slug: "nobody" } },
  { key: "failed", title: "The page cannot be fetched", options, backend: "ambassador-down" },
  {
    key: "white-label",
    title: "White label, dark",
    options,
    attributes: { brand: "alternative", theme: "dark" },
  },
  { key: "right-to-left", title: "Right to left", options, attributes: { lang: "ar" } },
);
