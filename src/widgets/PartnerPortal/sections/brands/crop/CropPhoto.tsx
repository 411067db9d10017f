import { createLazyPart } from "../../../../../shared/flow/lazyPart.ts";
import type { BrandImage } from "../../../../../shared/contracts/partnerBrands.ts";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import { LazyView } from "../../../shell/LazyView.tsx";
import type { PortalStore } from "../../../storeType.ts";
import { photoSender } from "../senders.ts";
import { texts } from "./texts.ts";

const dialog = createLazyPart(async () => (await import("./CropDialog.tsx")).CropDialog);

interface CropPhotoProps {
  portal: PortalStore;
  brandId: string;
  photo: BrandImage;
  position: number;
  onCropped: (image: BrandImage, announcement: string) => void;
  onClose: () => void;
}

/** The dialog that crops a photo. The cropped copy is uploaded as a new photo of the project (A7.23). */
export function CropPhoto({
  portal,
  brandId,
  photo,
  position,
  onCropped,
  onClose,
}: CropPhotoProps) {
  const copy = useTexts(texts);
  return (
    <LazyView loader={dialog} fallback={null}>
      {(CropDialog) => (
        <CropDialog
          photo={photo}
          position={position}
          upload={photoSender(portal, brandId)}
          onClose={onClose}
          onCropped={(image) => {
            portal.resources.images.change((all) => ({
              ...all,
              brandImages: [...all.brandImages.filter(({ id }) => id !== image.id), image],
            }));
            onCropped(image, copy.done({ position }));
          }}
        />
      )}
    </LazyView>
  );
}
