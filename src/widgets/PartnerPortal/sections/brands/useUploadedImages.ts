import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PortalStore } from "../../store.ts";
import { type Gallery, withPhoto } from "./gallery.ts";
import { uploadDesk } from "./uploadDesk.ts";
import type { BrandValues } from "./values.ts";

type Form = UseFormReturn<BrandValues>;

/** What is uploaded for a brand goes into its form while that is open, on whichever step. */
export function useTakenPictures(portal: PortalStore, id: string, form: Form): void {
  useEffect(
    () =>
      uploadDesk(portal).attach(id, {
        has: (target, image) =>
          target === "photos"
            ? form.getValues("gallery_images_ids").includes(image)
            : form.getValues(target) === image,
        take(target, image) {
          if (target === "photos") return setGallery(form, withPhoto(form.getValues(), image.id));
          form.setValue(target, image.id, { shouldDirty: true });
          // Either of two logos is enough: the complaint may be over.
          if (form.getFieldState("logo_dark_id").invalid) void form.trigger("logo_dark_id");
        },
      }),
    [portal, id, form],
  );
}

export function setGallery(
  form: Form,
  { gallery_images_ids: ids, hero_image_id: hero }: Gallery,
): void {
  form.setValue("gallery_images_ids", ids, { shouldDirty: true });
  form.setValue("hero_image_id", hero, {
    shouldDirty: true,
    shouldValidate: form.getFieldState("hero_image_id").invalid,
  });
}
