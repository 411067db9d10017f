import { defineWidget } from "../../shared/widget/defineWidget.ts";
import { options } from "./options.ts";
import { Root } from "./Root.tsx";
import { createRedemption } from "./store.ts";

export default defineWidget({
  options,
  Root,
  createStore: createRedemption,
  funnel: () => import("./funnel.ts"),
  examples: () => import("./examples.ts"),
});
