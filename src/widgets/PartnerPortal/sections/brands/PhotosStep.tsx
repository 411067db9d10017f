import { useState } from "react";
import { useController } from "react-hook-form";
import { brandImageLimits } from "../../../../shared/upload/checkImage.ts";
import { acceptOf, kindNames } from "../../../../shared/upload/imageErrorText.ts";
import { FileChooser } from "../../../../shared/upload/FileChooser.tsx";
import { LiveRegion } from "../../../../shared/ui/LiveRegion.tsx";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useFrame } from "../../form/frameContext.ts";
import { useResource } from "../../resource.ts";
import { Read } from "../../shell/Read.tsx";
import type { BrandStepProps } from "./BrandSteps.tsx";
import { copy } from "./copy.ts";
import { type Gallery, withPhoto } from "./gallery.ts";
import { photosOf } from "./photos.ts";
import { PhotoOrder } from "./PhotoOrder.tsx";
import { PhotoPool } from "./PhotoPool.tsx";
import css from "./Photos.css?inline";
import { uploadDesk } from "./uploadDesk.ts";
import { UploadList } from "./UploadList.tsx";
import { setGallery } from "./useTakenPictures.ts";

const { kinds, maxMegabytes } = brandImageLimits;

/** Which photos a brand shows, in which order, and which of them comes first (A:L173, P19). */
export function PhotosStep({ portal, project, id, stepForm: { form } }: BrandStepProps) {
  useSheet(css);
  const { isReadOnly } = useFrame();
  const { images } = portal.resources;
  const { value } = useResource(images);
  const photos = useController({ control: form.control, name: "gallery_images_ids" });
  const hero = useController({ control: form.control, name: "hero_image_id" });
  const [said, say] = useState("");

  const change = (gallery: Gallery): void => setGallery(form, gallery);
  const now = (): Gallery => form.getValues();

  const uploads = uploadDesk(portal).of(id, "photos");

  if (!value) {
    return (
      <Read resource={images} failed={copy.photos.failed} shape={["picture", "line"]}>
        {() => null}
      </Read>
    );
  }
  const { chosen, pool } = photosOf(value.brandImages, photos.field.value, project.brands);
  return (
    <>
      <PhotoOrder
        photos={chosen}
        hero={hero.field.value}
        gallery={now}
        change={change}
        say={say}
        isReadOnly={isReadOnly}
      />
      {!isReadOnly && (
        <>
          <FileChooser
            label={copy.photos.add}
            hint={copy.hints.files(kindNames(kinds), maxMegabytes)}
            error={hero.fieldState.error?.message ?? photos.fieldState.error?.message}
            accept={acceptOf(kinds)}
            multiple
            inputRef={(element) => {
              hero.field.ref(element);
              photos.field.ref(element);
            }}
            onChoose={uploads.add}
          />
          <UploadList uploads={uploads} />
          {pool.length > 0 && (
            <PhotoPool
              photos={pool}
              onTake={(photo) => change(withPhoto(now(), photo))}
              say={say}
            />
          )}
        </>
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
