import { defineWidget } from "../../shared/widget/defineWidget.ts";
import { options } from "./options.ts";
import { Root } from "./Root.tsx";
import { createManagers } from "./store.ts";

export default defineWidget({
  options,
  Root,
  createStore: createManagers,
  funnel: () => import("./funnel.ts"),
  examples: () => import("./examples.ts"),
});
