import type { Client } from "../../../../shared/api/client.ts";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import {
  chooseBrandImages,
  updatePartnerBrand,
  type PartnerBrand,
} from "../../../../shared/contracts/partnerBrands.ts";
import { findBrand } from "../../brands.ts";
import { withPhoto } from "./gallery.ts";
import type { LogoField } from "./values.ts";

/**
 * Adds an image to a brand whose form is closed: a photo after the brand's current photos, or a
 * logo. Fails with the client's problems, or with 404 if the brand was deleted.
 */
export async function addImage(
  client: Client,
  path: { readonly slug: string; readonly id: string },
  target: "photos" | LogoField,
  image: string,
): Promise<Outcome<PartnerBrand>> {
  if (target !== "photos")
    return client.call(updatePartnerBrand, { path, body: { partner_brand: { [target]: image } } });
  const brand = await findBrand(client, path);
  if (!brand.ok) return brand;
  const current = {
    gallery_images_ids: brand.value.galleryImagesIds,
    hero_image_id: brand.value.heroImageId ?? "",
  };
  const updated = withPhoto(current, image);
  const outcome = await client.call(chooseBrandImages, {
    path,
    body: { selected_brand_image_ids: updated.gallery_images_ids },
  });
  if (!outcome.ok || updated.hero_image_id === current.hero_image_id) return outcome;
  return client.call(updatePartnerBrand, {
    path,
    body: { partner_brand: { hero_image_id: updated.hero_image_id } },
  });
}
