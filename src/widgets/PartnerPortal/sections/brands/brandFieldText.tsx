import type { ReactNode } from "react";
import type { BrandImage } from "../../../../shared/contracts/partnerBrands.ts";
import { Picture } from "../../../../shared/ui/Picture.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { FieldValue } from "../../form/values.ts";
import type { SectionProps } from "../../storeType.ts";
import { imageUrl } from "./imageUrl.ts";
import { texts } from "./texts.ts";

/** The display text of a brand field: names of tags and CMSs, and thumbnails for images. */
export function brandFieldText(
  { portal, project }: Pick<SectionProps, "portal" | "project">,
  field: string,
  value: FieldValue,
): ReactNode {
  const { tags, cmsProviders, images } = portal.resources;
  if (typeof value === "boolean" || !value.length) return undefined;
  if (field.endsWith("tag_ids")) {
    const groups = tags.store.getState().value ?? project.allBrandTags;
    const names = new Map(
      groups &&
        [...groups.cuisine, ...groups.mood, ...groups.other].map(({ id, name }) => [id, name]),
    );
    return asList(value)
      .map((id) => names.get(id) ?? id)
      .join(", ");
  }
  if (field === "cms_provider")
    return cmsProviders.store.getState().value?.find((item) => item.value === value)?.label;
  if (field.endsWith("image_id") || field.endsWith("images_ids") || field.includes("logo_"))
    return (
      <Thumbnails ids={asList(value)} all={images.store.getState().value?.brandImages ?? []} />
    );
  return undefined;
}

function asList(value: string | readonly string[]): readonly string[] {
  return typeof value === "string" ? [value] : value;
}

/** Thumbnails in their order, followed by their number. */
function Thumbnails({ ids, all }: { ids: readonly string[]; all: readonly BrandImage[] }) {
  const copy = useTexts(texts);
  return (
    <span className="thumbnails">
      {ids.map((id) => (
        <Picture
          key={id}
          src={imageUrl(all.find((image) => image.id === id)?.url ?? "")}
          name=""
          alt=""
          ratio={1}
          className="thumbnail"
        />
      ))}
      <span>{copy.photos.pictures({ count: ids.length })}</span>
    </span>
  );
}
