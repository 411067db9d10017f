import type { ReactNode } from "react";
import type { BrandImage } from "../../../../shared/contracts/partnerBrands.ts";
import { Picture } from "../../../../shared/ui/Picture.tsx";
import type { FieldValue } from "../../form/values.ts";
import type { SectionProps } from "../../sections.ts";
import { copy } from "./copy.ts";
import { pictureUrl } from "./pictureUrl.ts";

/** What a field of a brand holds, as people call it: the names of tags and website systems, and pictures as pictures. */
export function brandWords(
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
    return listed(value)
      .map((id) => names.get(id) ?? id)
      .join(", ");
  }
  if (field === "cms_provider")
    return cmsProviders.store.getState().value?.find((one) => one.value === value)?.label;
  if (field.endsWith("image_id") || field.endsWith("images_ids") || field.includes("logo_"))
    return (
      <Thumbnails ids={listed(value)} all={images.store.getState().value?.brandImages ?? []} />
    );
  return undefined;
}

function listed(value: string | readonly string[]): readonly string[] {
  return typeof value === "string" ? [value] : value;
}

/** Small pictures in their order; how many there are stands beside them. */
function Thumbnails({ ids, all }: { ids: readonly string[]; all: readonly BrandImage[] }) {
  return (
    <span className="thumbnails">
      {ids.map((id) => (
        <Picture
          key={id}
          src={pictureUrl(all.find((image) => image.id === id)?.url ?? "")}
          name=""
          alt=""
          ratio={1}
          className="thumbnail"
        />
      ))}
      <span>{copy.photos.pictures(ids.length)}</span>
    </span>
  );
}
