import { mapDefinition } from "../../shared/map/mapDefinition.tsx";
import { defineWidget } from "../../shared/widget/defineWidget.ts";

/** The places of each view are loaded (MP2). */
export default defineWidget({
  ...mapDefinition("view"),
  funnel: () => import("./funnel.ts"),
  examples: () => import("./examples.ts"),
});
