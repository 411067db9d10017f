import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import type { LazyParts } from "./storeType.ts";

export function createLazyParts(): LazyParts {
  return {
    order: createLazyPart(async () => (await import("./order/OrderSteps.tsx")).OrderSteps),
    links: createLazyPart(async () => (await import("./links/GiftLinks.tsx")).GiftLinks),
    qrSheet: createLazyPart(async () => (await import("./links/QrSheet.tsx")).QrSheet),
    dashboard: createLazyPart(async () => (await import("./dashboard/Dashboard.tsx")).Dashboard),
  };
}
