import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PortalStore } from "../../storeType.ts";
import { type Gallery, withPhoto } from "./gallery.ts";
import { uploadRegistry } from "./uploadRegistry.ts";
import type { BrandValues } from "./values.ts";

type Form = UseFormReturn<BrandValues>;

/** Puts uploaded images into the brand's open form, on any of its steps. */
export function useUploadedImages(portal: PortalStore, id: string, form: Form): void {
  useEffect(
    () =>
      uploadRegistry(portal).attach(id, {
        has: (target, image) =>
          target === "photos"
            ? form.getValues("gallery_images_ids").includes(image)
            : form.getValues(target) === image,
        receive(target, image) {
          if (target === "photos") return setGallery(form, withPhoto(form.getValues(), image.id));
          form.setValue(target, image.id, { shouldDirty: true });
          // One of the two logos is enough, so the error may be resolved.
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
