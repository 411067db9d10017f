import * as z from "zod/mini";
import {
  updatePartnerBrand,
  type PartnerBrand,
} from "../../../../shared/contracts/partnerBrands.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { isPopupEditable } from "../../access.ts";
import { applyWrittenBrand, readBrand } from "../../brands.ts";
import { TextAreaInput, ReadOnlyValue } from "../../form/fields.tsx";
import { StepFrame, type FormStep } from "../../form/StepFrame.tsx";
import { useStepForm } from "../../form/useStepForm.ts";
import { PopupPanel } from "../../popup/PopupPanel.tsx";
import { WebsiteSystem } from "../../popup/WebsiteSystem.tsx";
import type { SectionProps } from "../../storeType.ts";
import { Page } from "../../shell/Page.tsx";
import { HomeLink } from "../../shell/HomeLink.tsx";
import { texts } from "./texts.ts";

type PopupValues = { readonly cms_provider: string; readonly popup_incomplete_reason: string };

const schema = z.object({
  cms_provider: z.string(),
  popup_incomplete_reason: z.string().check(z.maxLength(255)),
});

const home = { page: "integrations", id: null, query: {} } as const;

/** The pop-up of one brand: its snippet, its verification, and the reason why it is missing. */
export function Popup(props: SectionProps & { id: string }) {
  const copy = useTexts(texts);
  const brand = props.project.brands.find(({ id }) => id === props.id);
  if (brand) return <PopupForm {...props} brand={brand} />;
  return (
    <Page
      screenKey="popup gone"
      heading={copy.gone.heading}
      lead={copy.gone.text}
      before={
        <HomeLink portal={props.portal} to={home}>
          {copy.home}
        </HomeLink>
      }
    />
  );
}

function PopupForm({
  portal,
  project,
  route,
  id,
  brand,
}: SectionProps & { id: string; brand: PartnerBrand }) {
  const copy = useTexts(texts);
  const labels: Readonly<Record<string, string>> = copy.labels;
  const { product } = useEnvironment().config;
  const path = { slug: portal.slug(), id };

  const stepForm = useStepForm<PopupValues>({
    portal,
    name: `popups/${id}`,
    base: valuesOf(brand),
    schema,
    isReadOnly: !isPopupEditable(project, id, product.key),
    async readLatest() {
      const outcome = await readBrand(portal, id);
      return outcome.ok ? { ok: true, value: valuesOf(outcome.value) } : outcome;
    },
    async save(changed) {
      const outcome = await portal
        .client()
        .call(updatePartnerBrand, { path, body: { partner_brand: changed } });
      if (!outcome.ok) return outcome;
      applyWrittenBrand(portal, outcome.value);
      return { ok: true, value: valuesOf(outcome.value) };
    },
  });

  const isDone = brand.popupComplete || Boolean(brand.popupIncompleteReason);
  const steps: readonly FormStep<PopupValues>[] = [
    {
      key: "snippet",
      title: copy.steps.snippet,
      lead: copy.leads.snippet,
      fields: ["cms_provider"],
      isComplete: brand.popupComplete,
    },
    {
      key: "reason",
      title: copy.steps.reason,
      lead: copy.leads.reason,
      fields: ["popup_incomplete_reason"],
      isComplete: isDone,
    },
  ];
  return (
    <StepFrame
      portal={portal}
      route={route}
      stepForm={stepForm}
      steps={steps}
      title={brand.brandName?.trim() || copy.unnamedBrand}
      home={{ route: home, label: copy.home }}
      labelOf={(field) => labels[field] ?? field}
      displayValue={(field, value) =>
        field === "cms_provider"
          ? portal.resources.cmsProviders.store
              .getState()
              .value?.find((provider) => provider.value === value)?.label
          : undefined
      }
    >
      {({ key }) =>
        key === "reason" ? (
          <Reason brand={brand} />
        ) : (
          <Snippet portal={portal} brand={brand} isReadOnly={stepForm.isReadOnly} />
        )
      }
    </StepFrame>
  );
}

function Snippet({
  portal,
  brand,
  isReadOnly,
}: Pick<SectionProps, "portal"> & { brand: PartnerBrand; isReadOnly: boolean }) {
  const copy = useTexts(texts);
  return (
    <>
      <ReadOnlyValue label={copy.labels.website_url}>{brand.websiteUrl}</ReadOnlyValue>
      <WebsiteSystem portal={portal} label={copy.labels.cms_provider} placeholder={copy.choose} />
      <PopupPanel portal={portal} brand={brand} isReadOnly={isReadOnly} />
    </>
  );
}

function Reason({ brand }: { brand: PartnerBrand }) {
  const copy = useTexts(texts);
  if (brand.popupComplete) return <p>{copy.reasonNotNeeded}</p>;
  return (
    <TextAreaInput
      name="popup_incomplete_reason"
      label={copy.labels.popup_incomplete_reason}
      optional
      rows={4}
      maxLength={255}
    />
  );
}

function valuesOf({ cmsProvider, popupIncompleteReason }: PartnerBrand): PopupValues {
  return { cms_provider: cmsProvider ?? "", popup_incomplete_reason: popupIncompleteReason ?? "" };
}
