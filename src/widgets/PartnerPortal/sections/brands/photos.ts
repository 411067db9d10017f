import type { BrandImage, PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";

export interface BrandPhotos {
  /** The photos in the brand's order, including ids that the server does not list. */
  readonly chosen: readonly BrandImage[];
  /** The project's other images that are not logos. */
  readonly pool: readonly BrandImage[];
}

/** Splits a project's images into a brand's own photos and photos that can be added. */
export function photosOf(
  images: readonly BrandImage[],
  ids: readonly string[],
  brands: readonly PartnerBrand[],
): BrandPhotos {
  const byId = new Map(images.map((image) => [image.id, image]));
  const logos = new Set(
    brands.flatMap((brand) => [
      brand.logoDarkId,
      brand.logoLightId,
      brand.logoDarkWideId,
      brand.logoLightWideId,
      brand.baseLogoId,
    ]),
  );
  return {
    chosen: ids.map((id) => byId.get(id) ?? { id, url: "", width: null, height: null }),
    pool: images.filter(({ id }) => !ids.includes(id) && !logos.has(id)),
  };
}
