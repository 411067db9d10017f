import { defineWidget } from "../../shared/widget/defineWidget.ts";
import { options } from "./options.ts";
import { Root } from "./Root.tsx";
import { createBrandCarousel } from "./store.ts";

export default defineWidget({
  options,
  Root,
  createStore: createBrandCarousel,
  callsFirst: true,
  funnel: () => import("./funnel.ts"),
  examples: () => import("./examples.ts"),
});
