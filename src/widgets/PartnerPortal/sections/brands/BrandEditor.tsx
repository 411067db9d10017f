import { useMemo, useState } from "react";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import type { PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { isBrandEditable } from "../../access.ts";
import { missingOfBrand } from "../../missing.ts";
import { StepFrame, type FormStep } from "../../form/StepFrame.tsx";
import { useStepForm } from "../../form/useStepForm.ts";
import { lazyPreviews } from "../../preview/lazyPreviews.ts";
import { RemoveItem } from "../../removal/RemoveItem.tsx";
import type { SectionProps } from "../../storeType.ts";
import { LazyView } from "../../shell/LazyView.tsx";
import { applyBrand, applyWrittenBrand, readBrand } from "../../brands.ts";
import { brandFieldText } from "./brandFieldText.tsx";
import { BrandSteps } from "./BrandSteps.tsx";
import { saveBrand } from "./saveBrand.ts";
import { texts } from "./texts.ts";
import { useUploadedImages } from "./useUploadedImages.ts";
import { brandSchema, logoFields, valuesOf, type BrandValues } from "./values.ts";

type Field = keyof BrandValues;

/** The steps of a brand and their fields (P4). */
const stepFields = {
  about: ["brand_name", "brand_description", "website_url", "tag_ids", "favorite_tag_ids"],
  photos: ["gallery_images_ids", "hero_image_id"],
  logos: [...logoFields, "no_color_alteration"],
  website: ["cms_provider", "popup_complete", "popup_incomplete_reason"],
} as const satisfies Record<string, readonly Field[]>;

type StepKey = keyof typeof stepFields;

interface BrandEditorProps extends SectionProps {
  id: string;
  brand: PartnerBrand;
}

export function BrandEditor({ portal, project, route, id, brand }: BrandEditorProps) {
  const copy = useTexts(texts);
  const { product } = useEnvironment().config;
  const [latest, setLatest] = useState(brand);
  const [cuisines] = useState(() => cuisinesOf(project.allBrandTags?.cuisine));
  const schema = useMemo(() => brandSchema(cuisines, copy.errors), [cuisines, copy]);
  const step = stepOf(route.query.step);

  /** Applies the server's answer to the form, and by `apply` to the rest of the portal. */
  function applyOutcome(
    outcome: Outcome<PartnerBrand>,
    apply: typeof applyBrand,
  ): Outcome<BrandValues> {
    if (!outcome.ok) return outcome;
    setLatest(outcome.value);
    apply(portal, outcome.value);
    return { ok: true, value: valuesOf(outcome.value) };
  }

  const stepForm = useStepForm<BrandValues>({
    portal,
    name: `brands/${id}`,
    base: valuesOf(brand),
    schema,
    isReadOnly: !isBrandEditable(project, id, product.key),
    readLatest: async () => applyOutcome(await readBrand(portal, id), applyBrand),
    save: async (changed) =>
      applyOutcome(await saveBrand(portal, latest, step, changed), applyWrittenBrand),
  });

  useUploadedImages(portal, id, stepForm.form);

  const title = latest.brandName?.trim() || copy.unnamed;
  return (
    <StepFrame
      portal={portal}
      route={route}
      stepForm={stepForm}
      steps={stepsOf(latest, project, copy)}
      title={title}
      home={{ route: { page: "brands", id: null, query: {} }, label: copy.home }}
      labelOf={(field) =>
        Object.entries(copy.labels).find(([name]) => name === field)?.[1] ?? field
      }
      displayValue={(field, value) => brandFieldText({ portal, project }, field, value)}
      preview={
        <LazyView loader={lazyPreviews.brand} fallback={null}>
          {(BrandPreview) => (
            <BrandPreview portal={portal} project={project} id={id} form={stepForm.form} />
          )}
        </LazyView>
      }
      aside={
        !stepForm.isReadOnly && (
          <RemoveItem portal={portal} type="brands" id={id} name={title} words={copy.remove} />
        )
      }
    >
      {({ key }) => (
        <BrandSteps
          portal={portal}
          project={project}
          id={id}
          step={key}
          stepForm={stepForm}
          brand={latest}
        />
      )}
    </StepFrame>
  );
}

/** The steps of the form, with what the brand still lacks. */
function stepsOf(
  brand: PartnerBrand,
  project: SectionProps["project"],
  copy: Pick<(typeof texts)["messages"], "steps" | "leads">,
): FormStep<BrandValues>[] {
  const missing = missingOfBrand(brand, project);
  // SAFETY: the keys of the record of steps are its keys.
  const keys = Object.keys(stepFields) as StepKey[];
  return keys.map((key): FormStep<BrandValues> => ({
    key,
    title: copy.steps[key],
    lead: copy.leads[key],
    fields: stepFields[key],
    isComplete: !missing.some((item) => item.step === key),
  }));
}

function stepOf(text: string | undefined): string {
  return text && text in stepFields ? text : "about";
}

/** The ids of the cuisine tags, if the project lists them. */
function cuisinesOf(
  tags: readonly { readonly id: string }[] | undefined,
): ReadonlySet<string> | null {
  return tags?.length ? new Set(tags.map(({ id }) => id)) : null;
}
