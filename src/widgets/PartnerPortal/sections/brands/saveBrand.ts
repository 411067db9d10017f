import type { Outcome } from "../../../../shared/api/outcome.ts";
import {
  chooseBrandImages,
  updatePartnerBrand,
  type PartnerBrand,
} from "../../../../shared/contracts/partnerBrands.ts";
import { systemClock } from "../../../../shared/host/clock.ts";
import { visited } from "../../form/stepsData.ts";
import type { PortalStore } from "../../store.ts";
import { fieldsOf, type BrandValues } from "./values.ts";

/** Writes what has changed: which photos in which order with their own call (A7.22), and all else as a form (A7.31). */
export async function saveBrand(
  portal: PortalStore,
  brand: PartnerBrand,
  step: string,
  changed: Partial<BrandValues>,
): Promise<Outcome<PartnerBrand>> {
  const path = { slug: portal.slug(), id: brand.id };
  const { gallery_images_ids: chosen, ...others } = changed;
  if (chosen) {
    const outcome = await portal
      .client()
      .call(chooseBrandImages, { path, body: { selected_brand_image_ids: chosen } });
    if (!outcome.ok || isAllDone(brand, step, others)) return outcome;
  }
  const steps = isVisited(brand, step)
    ? {}
    : { steps_data: visited(brand.stepsData, step, systemClock()) };
  return portal
    .client()
    .call(updatePartnerBrand, { path, body: { partner_brand: { ...fieldsOf(others), ...steps } } });
}

/** A form carries texts only, so progress is sent when it is news, not each time. */
function isAllDone(brand: PartnerBrand, step: string, others: Partial<BrandValues>): boolean {
  return Object.keys(others).length === 0 && isVisited(brand, step);
}

function isVisited({ stepsData }: PartnerBrand, step: string): boolean {
  const kept = Object.hasOwn(stepsData, step) ? stepsData[step] : null;
  return (
    typeof kept === "object" && kept !== null && "complete" in kept && `${kept.complete}` === "true"
  );
}
