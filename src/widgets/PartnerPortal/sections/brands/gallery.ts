import type { BrandValues } from "./values.ts";

/** The photos of a brand and its hero photo. */
export type Gallery = Pick<BrandValues, "gallery_images_ids" | "hero_image_id">;

/** Appends a photo. The first photo is the hero until another is chosen. */
export function withPhoto(gallery: Gallery, id: string): Gallery {
  const { gallery_images_ids: ids, hero_image_id: hero } = gallery;
  return ids.includes(id)
    ? gallery
    : { gallery_images_ids: [...ids, id], hero_image_id: hero || (ids[0] ?? id) };
}

/** Removes a photo. After removing the hero there is none. */
export function withoutPhoto(
  { gallery_images_ids: ids, hero_image_id: hero }: Gallery,
  id: string,
): Gallery {
  return {
    gallery_images_ids: ids.filter((photoId) => photoId !== id),
    hero_image_id: hero === id ? "" : hero,
  };
}

/** Moves a photo by a number of positions, up to either end. */
export function movedPhoto(ids: readonly string[], id: string, offset: number): readonly string[] {
  const from = ids.indexOf(id);
  const to = Math.min(Math.max(from + offset, 0), ids.length - 1);
  if (from < 0 || to === from) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** Replaces a photo with another one, also as the hero. */
export function replacedPhoto(
  { gallery_images_ids: ids, hero_image_id: hero }: Gallery,
  id: string,
  replacement: string,
): Gallery {
  return {
    gallery_images_ids: ids.map((photoId) => (photoId === id ? replacement : photoId)),
    hero_image_id: hero === id ? replacement : hero,
  };
}
