import { useWatch } from "react-hook-form";
import { Disclosure } from "../../../../../shared/ui/Disclosure.tsx";
import { useSheet } from "../../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import { CheckInput } from "../../../form/fields.tsx";
import { useFrame } from "../../../form/frameContext.ts";
import { useLoadedResource } from "../../../useResource.ts";
import css from "../BrandSteps.css?inline";
import type { BrandStepProps } from "../brandStepProps.ts";
import { uploadRegistry } from "../uploadRegistry.ts";
import { UploadList } from "../UploadList.tsx";
import { LogoSlot } from "./LogoSlot.tsx";
import { LogoUpload } from "./LogoUpload.tsx";
import photosCss from "../Photos.css?inline";
import { texts } from "../texts.ts";
import { logoFields, type LogoField } from "../values.ts";

/**
 * The brand's logos, each on a light and a dark background. Versions without a file are collapsed
 * (P4, P17).
 */
export function LogosStep(props: BrandStepProps) {
  const copy = useTexts(texts);
  useSheet(css);
  useSheet(photosCss);
  const { portal, id, stepForm } = props;
  const { isReadOnly } = useFrame();
  const { value } = useLoadedResource(portal.resources.images);
  const values = useWatch({ control: stepForm.form.control });
  const empty = logoFields.filter((field) => !values[field]);
  const images = value?.brandImages ?? null;
  const slots = (fields: readonly LogoField[]) => (
    <div className="logo-slots">
      {fields.map((field) => (
        <LogoSlot key={field} {...props} field={field} images={images} />
      ))}
    </div>
  );
  return (
    <>
      {empty.length < logoFields.length && slots(logoFields.filter((field) => values[field]))}
      {!isReadOnly && empty.length > 0 && <LogoUpload {...props} empty={empty} />}
      {empty.map((field) => (
        <UploadList key={field} uploads={uploadRegistry(portal).of(id, field)} />
      ))}
      {empty.length > 0 && (
        <Disclosure summary={copy.logos.more({ count: empty.length })}>{slots(empty)}</Disclosure>
      )}
      <CheckInput name="no_color_alteration" label={copy.labels.no_color_alteration} />
    </>
  );
}
