import { useWatch, type UseFormReturn } from "react-hook-form";
import { useLoadedResource } from "../useResource.ts";
import type { SectionProps } from "../storeType.ts";
import { valuesOf as brandValuesOf } from "../sections/brands/values.ts";
import type { LocationValues } from "../sections/locations/values.ts";
import { GuestCard } from "./GuestCard.tsx";
import { guestView } from "./guestView.ts";

interface LocationPreviewProps extends Pick<SectionProps, "portal" | "project"> {
  form: UseFormReturn<LocationValues>;
}

/** A location as a guest sees it, with the unsaved values of its form. */
export function LocationPreview({ portal, project, form }: LocationPreviewProps) {
  useWatch({ control: form.control });
  const { value: images } = useLoadedResource(portal.resources.images);
  const { value: tags } = useLoadedResource(portal.resources.tags);
  const location = form.getValues();
  const brand = project.brands.find(({ id }) => id === location.partner_brand_id);
  return (
    <GuestCard
      view={guestView({
        location,
        brand: brand ? brandValuesOf(brand) : null,
        images: images?.brandImages ?? [],
        tags: tags ?? project.allBrandTags,
      })}
    />
  );
}
