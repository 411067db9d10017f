import type { BrandImage, PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";

export interface BrandPhotos {
  /** In their order. An id whose picture the server does not list keeps its place. */
  readonly chosen: readonly BrandImage[];
  /** The project's other pictures, without anybody's logo. */
  readonly pool: readonly BrandImage[];
}

/** Which of a project's pictures are a brand's, and which it could take. */
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
