import { defineWidget } from "../../shared/widget/defineWidget.ts";
import { newShow } from "./show.ts";
import { options } from "./options.ts";
import { Root } from "./Root.tsx";

export default defineWidget({
  options,
  Root,
  createStore: newShow,
  examples: () => import("./examples.ts"),
});
