import { defineWidget } from "../../shared/widget/defineWidget.ts";
import { options } from "./options.ts";
import { Root } from "./Root.tsx";
import { createPanel } from "./store.ts";

export default defineWidget({
  options,
  Root,
  createStore: createPanel,
  examples: () => import("./examples.ts"),
});
