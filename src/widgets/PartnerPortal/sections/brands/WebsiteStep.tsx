import { useController } from "react-hook-form";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { SelectInput, TextAreaInput } from "../../form/fields.tsx";
import { useFrame } from "../../form/frameContext.ts";
import { PopupPanel } from "../../popup/PopupPanel.tsx";
import { useLoadedResource } from "../../useResource.ts";
import type { BrandStepProps } from "./BrandSteps.tsx";
import { texts } from "./texts.ts";

/** The website's CMS, and the pop-up on it (P4, P21). */
export function WebsiteStep({ portal, stepForm: { form }, brand }: BrandStepProps) {
  const copy = useTexts(texts);
  const { labels, hints } = useTexts(texts);
  const { isReadOnly } = useFrame();
  const { cmsProviders } = portal.resources;
  const { value } = useLoadedResource(cmsProviders);
  const { field } = useController({ control: form.control, name: "popup_complete" });
  return (
    <>
      <SelectInput
        name="cms_provider"
        label={labels.cms_provider}
        optional
        options={value ?? []}
        placeholder={copy.choose}
      />
      <PopupPanel
        portal={portal}
        brand={brand}
        isReadOnly={isReadOnly}
        isVerified={field.value}
        onVerified={() =>
          form.setValue("popup_complete", true, { shouldDirty: true, shouldValidate: true })
        }
      />
      {!field.value && (
        <TextAreaInput
          name="popup_incomplete_reason"
          label={labels.popup_incomplete_reason}
          rows={3}
          maxLength={255}
          hint={hints.reason}
        />
      )}
    </>
  );
}
