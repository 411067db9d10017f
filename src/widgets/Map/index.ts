import { mapDefinition } from "../../shared/map/mapDefinition.tsx";
import { defineWidget } from "../../shared/widget/defineWidget.ts";

/** All places are loaded at once (B7.19, MP2). */
export default defineWidget({
  ...mapDefinition("all"),
  funnel: () => import("./funnel.ts"),
  examples: () => import("./examples.ts"),
});
