import { createLazyPart } from "../../shared/flow/lazyPart.ts";

/** The later steps of an order, the links of one that is paid, and the dashboard: none is on the first screen. */
export function createLazyParts() {
  return {
    order: createLazyPart(async () => (await import("./order/OrderSteps.tsx")).OrderSteps),
    links: createLazyPart(async () => (await import("./links/GiftLinks.tsx")).GiftLinks),
    qrSheet: createLazyPart(async () => (await import("./links/QrSheet.tsx")).QrSheet),
    dashboard: createLazyPart(async () => (await import("./dashboard/Dashboard.tsx")).Dashboard),
  };
}
