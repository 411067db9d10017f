import type { Outcome } from "../../../../shared/api/outcome.ts";
import {
  chooseBrandImages,
  updatePartnerBrand,
  type PartnerBrand,
} from "../../../../shared/contracts/partnerBrands.ts";
import { systemClock } from "../../../../shared/host/clock.ts";
import { markVisited } from "../../form/stepsData.ts";
import type { PortalStore } from "../../storeType.ts";
import { fieldsOf, type BrandValues } from "./values.ts";

/**
 * Writes the changed fields: the photos with their own call (A7.22), everything else as a form
 * (A7.31).
 */
export async function saveBrand(
  portal: PortalStore,
  brand: PartnerBrand,
  step: string,
  changed: Partial<BrandValues>,
): Promise<Outcome<PartnerBrand>> {
  const path = { slug: portal.slug(), id: brand.id };
  const { gallery_images_ids: chosen, ...otherFields } = changed;
  if (chosen) {
    const outcome = await portal
      .client()
      .call(chooseBrandImages, { path, body: { selected_brand_image_ids: chosen } });
    if (!outcome.ok || isEverythingSaved(brand, step, otherFields)) return outcome;
  }
  const steps = isVisited(brand, step)
    ? {}
    : { steps_data: markVisited(brand.stepsData, step, systemClock()) };
  return portal.client().call(updatePartnerBrand, {
    path,
    body: { partner_brand: { ...fieldsOf(otherFields), ...steps } },
  });
}

/** The form encoding can only contain text, so progress is sent once per step. */
function isEverythingSaved(
  brand: PartnerBrand,
  step: string,
  otherFields: Partial<BrandValues>,
): boolean {
  return Object.keys(otherFields).length === 0 && isVisited(brand, step);
}

function isVisited({ stepsData }: PartnerBrand, step: string): boolean {
  const progress = Object.hasOwn(stepsData, step) ? stepsData[step] : null;
  return (
    typeof progress === "object" &&
    progress !== null &&
    "complete" in progress &&
    `${progress.complete}` === "true"
  );
}
