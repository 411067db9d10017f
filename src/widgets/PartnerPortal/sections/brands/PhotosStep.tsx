import { useState } from "react";
import { useController } from "react-hook-form";
import type { BrandImage } from "../../../../shared/contracts/partnerBrands.ts";
import { brandImageLimits } from "../../../../shared/upload/checkImage.ts";
import { acceptOf, kindNames } from "../../../../shared/upload/imageErrorText.ts";
import { FileChooser } from "../../../../shared/upload/FileChooser.tsx";
import { texts as uploadTexts } from "../../../../shared/upload/texts.ts";
import { LiveRegion } from "../../../../shared/ui/LiveRegion.tsx";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { useFrame } from "../../form/frameContext.ts";
import { useResource } from "../../useResource.ts";
import { ResourceView } from "../../shell/ResourceView.tsx";
import type { BrandStepProps } from "./brandStepProps.ts";
import { CropPhoto } from "./crop/CropPhoto.tsx";
import { type Gallery, replacedPhoto, withPhoto } from "./gallery.ts";
import { photosOf } from "./photos.ts";
import { PhotoOrder } from "./PhotoOrder.tsx";
import { PhotoPool } from "./PhotoPool.tsx";
import css from "./Photos.css?inline";
import { texts } from "./texts.ts";
import { uploadRegistry } from "./uploadRegistry.ts";
import { UploadList } from "./UploadList.tsx";
import { setGallery } from "./useUploadedImages.ts";

const { kinds, maxMegabytes } = brandImageLimits;

/** The photos of a brand, their order, and the hero photo (A7.22, P19). */
export function PhotosStep({ portal, project, id, stepForm: { form } }: BrandStepProps) {
  const copy = useTexts(texts);
  useSheet(css);
  const uploadCopy = useTexts(uploadTexts);
  const { isReadOnly } = useFrame();
  const { images } = portal.resources;
  const { value } = useResource(images);
  const photos = useController({ control: form.control, name: "gallery_images_ids" });
  const hero = useController({ control: form.control, name: "hero_image_id" });
  const [announcement, announce] = useState("");
  const [cropping, setCropping] = useState<{ photo: BrandImage; position: number } | null>(null);

  const changeGallery = (gallery: Gallery): void => setGallery(form, gallery);
  const getGallery = (): Gallery => form.getValues();

  const uploads = uploadRegistry(portal).of(id, "photos");

  if (!value) {
    return (
      <ResourceView resource={images} failed={copy.photos.failed} shape={["picture", "line"]}>
        {() => null}
      </ResourceView>
    );
  }
  const { chosen, pool } = photosOf(value.brandImages, photos.field.value, project.brands);
  return (
    <>
      <PhotoOrder
        photos={chosen}
        hero={hero.field.value}
        gallery={getGallery}
        setGallery={changeGallery}
        announce={announce}
        onCrop={(photo, position) => setCropping({ photo, position })}
        isReadOnly={isReadOnly}
      />
      {cropping && (
        <CropPhoto
          {...cropping}
          portal={portal}
          brandId={id}
          onClose={() => setCropping(null)}
          onCropped={(image, text) => {
            changeGallery(replacedPhoto(getGallery(), cropping.photo.id, image.id));
            setCropping(null);
            announce(text);
          }}
        />
      )}
      {!isReadOnly && (
        <>
          <FileChooser
            label={copy.photos.add}
            hint={copy.hints.files({
              kinds: kindNames(kinds, uploadCopy),
              megabytes: maxMegabytes,
            })}
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
              onAdd={(photo) => changeGallery(withPhoto(getGallery(), photo))}
              announce={announce}
            />
          )}
        </>
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
