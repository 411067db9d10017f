import type { BrandImage, BrandTagGroups } from "../../../shared/contracts/partnerBrands.ts";
import type { BrandValues } from "../sections/brands/values.ts";
import type { LocationValues } from "../sections/locations/values.ts";
import type { GuestView } from "./GuestCard.tsx";

/** The most tags that a guest's page shows. */
const maxTags = 3;

interface Sources {
  readonly location: LocationValues | null;
  readonly brand: BrandValues | null;
  readonly images: readonly BrandImage[];
  readonly tags: BrandTagGroups | null;
}

/** Combines a location and its brand into what a guest sees. */
export function guestView({ location, brand, images, tags }: Sources): GuestView {
  const urls = new Map(images.map(({ id, url }) => [id, url]));
  const urlOf = (id: string | undefined): string | null => (id && urls.get(id)) || null;
  const [firstPhoto] = brand?.gallery_images_ids ?? [];
  return {
    name: location?.name.trim() || brand?.brand_name.trim() || "",
    brand: brand?.brand_name.trim() ?? "",
    description: brand?.brand_description.trim() ?? "",
    tags: tagNames(brand, tags),
    address: addressOf(location),
    phone: location?.phone.trim() ?? "",
    hasMenu: Boolean(location?.menu_url.trim()),
    hasReservations: Boolean(
      location?.reservation_url.trim() || location?.reservation_phone.trim(),
    ),
    hero: urlOf(brand?.hero_image_id || firstPhoto),
    // The card has a white background behind the logo.
    logo: urlOf(brand?.logo_dark_wide_id || brand?.logo_dark_id || brand?.base_logo_id),
  };
}

/** Favorites first, then the other tags. */
function tagNames(brand: BrandValues | null, groups: BrandTagGroups | null): string[] {
  if (!brand || !groups) return [];
  const names = new Map(
    [...groups.cuisine, ...groups.mood, ...groups.other].map(({ id, name }) => [id, name]),
  );
  const ids = [...new Set([...brand.favorite_tag_ids, ...brand.tag_ids])];
  return ids.flatMap((id) => names.get(id) ?? []).slice(0, maxTags);
}

function addressOf(location: LocationValues | null): string {
  if (!location) return "";
  const { address_line_one, address_line_two, city, state, zip_code } = location;
  return [
    address_line_one,
    address_line_two,
    city,
    [state, zip_code].filter((part) => part.trim()).join(" "),
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
}
