import { defineWidget } from "../../shared/widget/defineWidget.ts";
import { createLinkGate, LinkGate } from "./linkGate.tsx";
import { options } from "./options.ts";

export default defineWidget({
  options,
  Root: LinkGate,
  createStore: createLinkGate,
  funnel: () => import("./funnel.ts"),
  examples: () => import("./examples.ts"),
});
