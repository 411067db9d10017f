import { createLazyPart } from "../../../../shared/flow/lazyPart.ts";

/** The tools for many locations, whose code loads when one is opened. */
export const lazyTools = {
  bulk: createLazyPart(async () => (await import("./bulk/BulkDialog.tsx")).BulkDialog),
  import: createLazyPart(async () => (await import("./csv/ImportPage.tsx")).ImportPage),
};
