import type { BrandValues } from "./values.ts";

/** The photos of a brand and which of them is the hero. */
export type Gallery = Pick<BrandValues, "gallery_images_ids" | "hero_image_id">;

/** A photo at the end; the first one is the hero until somebody chooses another. */
export function withPhoto(gallery: Gallery, id: string): Gallery {
  const { gallery_images_ids: ids, hero_image_id: hero } = gallery;
  return ids.includes(id)
    ? gallery
    : { gallery_images_ids: [...ids, id], hero_image_id: hero || (ids[0] ?? id) };
}

/** Without a photo; where it was the hero, there is none. */
export function withoutPhoto(
  { gallery_images_ids: ids, hero_image_id: hero }: Gallery,
  id: string,
): Gallery {
  return {
    gallery_images_ids: ids.filter((one) => one !== id),
    hero_image_id: hero === id ? "" : hero,
  };
}

/** A photo moved by so many places, at most to an end. */
export function movedPhoto(ids: readonly string[], id: string, by: number): readonly string[] {
  const from = ids.indexOf(id);
  const to = Math.min(Math.max(from + by, 0), ids.length - 1);
  if (from < 0 || to === from) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
