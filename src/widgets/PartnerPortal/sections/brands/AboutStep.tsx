import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { TextAreaInput, TextInput } from "../../form/fields.tsx";
import { useLoadedResource } from "../../useResource.ts";
import type { BrandStepProps } from "./brandStepProps.ts";
import css from "./BrandSteps.css?inline";
import { TagFields } from "./TagFields.tsx";
import { texts } from "./texts.ts";

export function AboutStep({ portal, project, stepForm }: BrandStepProps) {
  const { labels, hints } = useTexts(texts);
  useSheet(css);
  const { tags } = portal.resources;
  const { value, problem } = useLoadedResource(tags);
  return (
    <>
      <TextInput
        name="brand_name"
        label={labels.brand_name}
        maxLength={255}
        autoComplete="organization"
      />
      <TextAreaInput
        name="brand_description"
        label={labels.brand_description}
        rows={5}
        maxLength={5000}
        hint={hints.description}
      />
      <TextInput
        name="website_url"
        label={labels.website_url}
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={2048}
        hint={hints.url}
      />
      <TagFields
        groups={value ?? project.allBrandTags}
        hasFailed={problem !== null}
        onRetry={() => void tags.reload()}
        form={stepForm.form}
      />
    </>
  );
}
