import { createLatePart } from "../../shared/flow/latePart.ts";

/** The later steps of an order, and the dashboard: neither is on the first screen. */
export function createLateParts() {
  return {
    order: createLatePart(async () => (await import("./LateOrder.tsx")).LateOrder),
    dashboard: createLatePart(async () => (await import("./dashboard/Dashboard.tsx")).Dashboard),
  };
}
