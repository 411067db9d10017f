import { defineWidget } from "../../shared/widget/defineWidget.ts";
import { options } from "./options.ts";
import { Root } from "./Root.tsx";
import { createRedeem } from "./store.ts";

export default defineWidget({
  options,
  Root,
  createStore: createRedeem,
  examples: () => import("./examples.ts"),
});
