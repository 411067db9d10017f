import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { useLoadedResource } from "../useResource.ts";
import type { SectionProps } from "../storeType.ts";
import type { BrandValues } from "../sections/brands/values.ts";
import { valuesOf as locationValuesOf } from "../sections/locations/values.ts";
import { GuestCard } from "./GuestCard.tsx";
import { guestView } from "./guestView.ts";
import { texts } from "./texts.ts";

interface BrandPreviewProps extends Pick<SectionProps, "portal" | "project"> {
  id: string;
  form: UseFormReturn<BrandValues>;
}

/** A brand as a guest sees it at its first location, with the unsaved values of its form. */
export function BrandPreview({ portal, project, id, form }: BrandPreviewProps) {
  const copy = useTexts(texts);
  useWatch({ control: form.control });
  const { value: images } = useLoadedResource(portal.resources.images);
  const { value: tags } = useLoadedResource(portal.resources.tags);
  const location = project.projectLocations.find(({ partnerBrandId }) => partnerBrandId === id);
  return (
    <>
      <GuestCard
        view={guestView({
          location: location ? locationValuesOf(location) : null,
          brand: form.getValues(),
          images: images?.brandImages ?? [],
          tags: tags ?? project.allBrandTags,
        })}
      />
      {!location && <p className="muted small">{copy.noLocation}</p>}
    </>
  );
}
