import { defineWidget } from "../../shared/widget/defineWidget.ts";
import { options } from "./options.ts";
import { Root } from "./Root.tsx";
import { createPrivacy } from "./store.ts";

export default defineWidget({
  options,
  Root,
  createStore: createPrivacy,
  funnel: () => import("./funnel.ts"),
  examples: () => import("./examples.ts"),
});
