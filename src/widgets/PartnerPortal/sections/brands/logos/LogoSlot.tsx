import { useController } from "react-hook-form";
import type { BrandImage } from "../../../../../shared/contracts/partnerBrands.ts";
import { brandImageLimits } from "../../../../../shared/upload/checkImage.ts";
import { acceptOf, kindNames } from "../../../../../shared/upload/imageErrorText.ts";
import { FileChooser } from "../../../../../shared/upload/FileChooser.tsx";
import { texts as uploadTexts } from "../../../../../shared/upload/texts.ts";
import { Button } from "../../../../../shared/ui/Button.tsx";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import { useFrame } from "../../../form/frameContext.ts";
import type { BrandStepProps } from "../brandStepProps.ts";
import { texts } from "../texts.ts";
import { LogoPreview } from "./LogoPreview.tsx";
import { uploadRegistry } from "../uploadRegistry.ts";
import { UploadList } from "../UploadList.tsx";
import type { LogoField } from "../values.ts";

interface LogoSlotProps extends BrandStepProps {
  field: LogoField;
  /** Null while the images load. */
  images: readonly BrandImage[] | null;
}

const { kinds, maxMegabytes } = brandImageLimits;

/** One logo with its preview, and buttons to replace or remove it. */
export function LogoSlot({ portal, id, stepForm: { form }, field: name, images }: LogoSlotProps) {
  const { logos: words, labels, hints } = useTexts(texts);
  const uploadCopy = useTexts(uploadTexts);
  const { isReadOnly } = useFrame();
  const { field, fieldState } = useController({ control: form.control, name });
  const uploads = uploadRegistry(portal).of(id, name);
  const label = labels[name];

  function remove(): void {
    form.setValue(name, "", { shouldDirty: true });
    void form.trigger("logo_dark_id");
  }

  const url = images?.find((item) => item.id === field.value)?.url ?? null;
  return (
    <section className="logo-slot" aria-label={label}>
      <div>
        <h3>{label}</h3>
        <p className="muted small">{words.details[name]}</p>
      </div>
      <LogoPreview name={label} url={url} isChosen={field.value !== ""} />
      {!isReadOnly && (
        <div className="logo-tools">
          <FileChooser
            label={field.value ? words.replace[name] : words.choose[name]}
            hint={hints.logo({ kinds: kindNames(kinds, uploadCopy), megabytes: maxMegabytes })}
            error={field.value ? fieldState.error?.message : undefined}
            accept={acceptOf(kinds)}
            inputRef={field.value ? field.ref : undefined}
            onChoose={uploads.add}
          />
          {field.value !== "" && (
            <Button kind="quiet" danger aria-label={words.remove[name]} onClick={remove}>
              {words.removeShort}
            </Button>
          )}
        </div>
      )}
      {field.value !== "" && <UploadList uploads={uploads} />}
    </section>
  );
}
