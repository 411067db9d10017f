import type { BrandImage, PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { isBrandEditable } from "../../access.ts";
import { missingOfBrand } from "../../missing.ts";
import type { ProgressRow } from "../../list/progressFilter.ts";
import { searchText } from "../../../../shared/list/search.ts";
import type { texts } from "./texts.ts";

/** A row of the brand list. */
export interface BrandRow extends ProgressRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly picture: string | null;
  /** The searched text, in lower case and without accents. */
  readonly haystack: string;
}

export function rowsOf(
  brands: readonly PartnerBrand[],
  images: readonly BrandImage[],
  project: PartnerProject,
  productKey: string,
  copy: Pick<typeof texts.messages, "unnamed">,
): BrandRow[] {
  const urls = new Map(images.map(({ id, url }) => [id, url]));
  return brands.map((brand) => {
    const name = brand.brandName?.trim() || copy.unnamed;
    const description = brand.brandDescription ?? "";
    const imageId = brand.heroImageId ?? brand.logoDarkId ?? brand.logoLightId;
    return {
      id: brand.id,
      name,
      description,
      picture: (imageId && urls.get(imageId)) || null,
      missing: missingOfBrand(brand, project),
      isEditable: isBrandEditable(project, brand.id, productKey),
      haystack: searchText([name, description]),
    };
  });
}
