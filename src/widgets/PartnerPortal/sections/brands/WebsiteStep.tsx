import { useController } from "react-hook-form";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { TextAreaInput } from "../../form/fields.tsx";
import { useFrame } from "../../form/frameContext.ts";
import { PopupPanel } from "../../popup/PopupPanel.tsx";
import { WebsiteSystem } from "../../popup/WebsiteSystem.tsx";
import type { BrandStepProps } from "./brandStepProps.ts";
import { texts } from "./texts.ts";

/** The website's CMS, and the pop-up on the website (P4, P21). */
export function WebsiteStep({ portal, stepForm: { form }, brand }: BrandStepProps) {
  const copy = useTexts(texts);
  const { labels, hints } = useTexts(texts);
  const { isReadOnly } = useFrame();
  const { field } = useController({ control: form.control, name: "popup_complete" });
  return (
    <>
      <WebsiteSystem portal={portal} label={labels.cms_provider} placeholder={copy.choose} />
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
