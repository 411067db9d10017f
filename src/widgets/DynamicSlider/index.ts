import { defineWidget } from "../../shared/widget/defineWidget.ts";
import { createSliderStore } from "./store.ts";
import { options } from "./options.ts";
import { Root } from "./Root.tsx";

export default defineWidget({
  options,
  Root,
  createStore: createSliderStore,
  funnel: () => import("./funnel.ts"),
  examples: () => import("./examples.ts"),
});
