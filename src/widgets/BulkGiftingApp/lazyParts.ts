import { createLazyPart } from "../../shared/flow/lazyPart.ts";

/** The later steps of an order, and the dashboard: neither is on the first screen. */
export function createLazyParts() {
  return {
    order: createLazyPart(async () => (await import("./order/OrderSteps.tsx")).OrderSteps),
    dashboard: createLazyPart(async () => (await import("./dashboard/Dashboard.tsx")).Dashboard),
  };
}
