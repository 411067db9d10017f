import { defineWidget } from "../../shared/widget/defineWidget.ts";
import { createGate, Gate } from "./Gate.tsx";
import { options } from "./options.ts";

export default defineWidget({
  options,
  Root: Gate,
  createStore: createGate,
  funnel: () => import("./funnel.ts"),
  examples: () => import("./examples.ts"),
});
