import { useEffect } from "react";
import * as z from "zod/mini";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import {
  partnerBrands,
  updatePartnerBrand,
  type PartnerBrand,
} from "../../../../shared/contracts/partnerBrands.ts";
import { failed } from "../../../../shared/api/outcome.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { isPopupEditable } from "../../access.ts";
import { SelectInput, TextAreaInput, ReadOnlyValue } from "../../form/fields.tsx";
import { StepFrame, type FormStep } from "../../form/StepFrame.tsx";
import { useStepForm } from "../../form/useStepForm.ts";
import { PopupPanel } from "../../popup/PopupPanel.tsx";
import { useResource } from "../../resource.ts";
import type { SectionProps } from "../../sections.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { PortalLink } from "../../shell/PortalLink.tsx";
import { copy } from "./copy.ts";

type PopupValues = { readonly cms_provider: string; readonly popup_incomplete_reason: string };

const schema = z.object({
  cms_provider: z.string(),
  popup_incomplete_reason: z.string().check(z.maxLength(255)),
});

const home = { place: { page: "integrations", id: null, query: {} }, label: copy.home } as const;

/** The pop-up of one brand: snippet, check, and why it is not there yet. */
export function Popup(props: SectionProps & { id: string }) {
  const brand = props.project.brands.find(({ id }) => id === props.id);
  if (brand) return <PopupForm {...props} brand={brand} />;
  return (
    <PageHead
      screenKey="popup gone"
      heading={copy.gone.heading}
      lead={copy.gone.text}
      before={
        <PortalLink portal={props.portal} to={home.place} className="frame-home">
          {home.label}
        </PortalLink>
      }
    />
  );
}

function PopupForm({
  portal,
  project,
  place,
  id,
  brand,
}: SectionProps & { id: string; brand: PartnerBrand }) {
  const { product } = useEnvironment().config;
  const path = { slug: portal.slug(), id };

  const stepForm = useStepForm<PopupValues>({
    portal,
    name: `popups/${id}`,
    base: valuesOf(brand),
    schema,
    isReadOnly: !isPopupEditable(project, id, product.key),
    async reread() {
      const outcome = await portal.client().call(partnerBrands, { path: { slug: portal.slug() } });
      if (!outcome.ok) return outcome;
      const found = outcome.value.brands.find((one) => one.id === id);
      return found ? { ok: true, value: valuesOf(found) } : gone;
    },
    async save(changed) {
      const outcome = await portal
        .client()
        .call(updatePartnerBrand, { path, body: { partner_brand: changed } });
      if (!outcome.ok) return outcome;
      const swap = (list: PartnerBrand[]): PartnerBrand[] =>
        list.map((one) => (one.id === id ? outcome.value : one));
      portal.resources.brands.change(swap);
      portal.changeProject((now) => ({ ...now, brands: swap(now.brands) }));
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
      place={place}
      stepForm={stepForm}
      steps={steps}
      title={brand.brandName?.trim() || copy.unnamedBrand}
      home={home}
      labelOf={labelOf}
      wordsOf={(field, value) =>
        field === "cms_provider"
          ? portal.resources.cmsProviders.store.getState().value?.find((one) => one.value === value)
              ?.label
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
  const { cmsProviders } = portal.resources;
  const { value } = useResource(cmsProviders);
  useEffect(() => cmsProviders.load(), [cmsProviders]);
  return (
    <>
      <ReadOnlyValue label={copy.labels.website_url}>{brand.websiteUrl}</ReadOnlyValue>
      <SelectInput
        name="cms_provider"
        label={copy.labels.cms_provider}
        optional
        options={value ?? []}
        placeholder={copy.choose}
      />
      <PopupPanel portal={portal} brand={brand} isReadOnly={isReadOnly} />
    </>
  );
}

function Reason({ brand }: { brand: PartnerBrand }) {
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

const gone: Outcome<never> = failed({
  kind: "rejected",
  status: 404,
  message: null,
  messages: [],
  fields: {},
  retryAfter: null,
});

function valuesOf({ cmsProvider, popupIncompleteReason }: PartnerBrand): PopupValues {
  return { cms_provider: cmsProvider ?? "", popup_incomplete_reason: popupIncompleteReason ?? "" };
}

function labelOf(field: string): string {
  const labels: Readonly<Record<string, string>> = copy.labels;
  return labels[field] ?? field;
}
