import type { Client } from "../../../../shared/api/client.ts";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import {
  chooseBrandImages,
  updatePartnerBrand,
  type PartnerBrand,
} from "../../../../shared/contracts/partnerBrands.ts";
import { findBrand } from "./brandById.ts";
import { withPhoto } from "./gallery.ts";
import type { LogoField } from "./values.ts";

/** Adds a picture to a brand whose form is not open: a photo at the end of what the brand has now, a logo in its place. Problems: those of the client; 404 where the brand is gone. */
export async function addPicture(
  client: Client,
  path: { readonly slug: string; readonly id: string },
  target: "photos" | LogoField,
  image: string,
): Promise<Outcome<PartnerBrand>> {
  if (target !== "photos")
    return client.call(updatePartnerBrand, { path, body: { partner_brand: { [target]: image } } });
  const found = await findBrand(client, path);
  if (!found.ok) return found;
  const before = {
    gallery_images_ids: found.value.galleryImagesIds,
    hero_image_id: found.value.heroImageId ?? "",
  };
  const after = withPhoto(before, image);
  const chosen = await client.call(chooseBrandImages, {
    path,
    body: { selected_brand_image_ids: after.gallery_images_ids },
  });
  if (!chosen.ok || after.hero_image_id === before.hero_image_id) return chosen;
  return client.call(updatePartnerBrand, {
    path,
    body: { partner_brand: { hero_image_id: after.hero_image_id } },
  });
}
