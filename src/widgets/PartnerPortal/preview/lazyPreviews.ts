import { createLazyPart } from "../../../shared/flow/lazyPart.ts";

/** The previews beside the forms. Their code loads after the form's own. */
export const lazyPreviews = {
  location: createLazyPart(async () => (await import("./LocationPreview.tsx")).LocationPreview),
  brand: createLazyPart(async () => (await import("./BrandPreview.tsx")).BrandPreview),
};
