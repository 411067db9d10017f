import { useMemo, useState } from "react";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import {
  partnerLocationById,
  updatePartnerLocation,
  type PartnerLocation,
} from "../../../../shared/contracts/partnerLocations.ts";
import { systemClock } from "../../../../shared/host/clock.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { isLocationEditable } from "../../access.ts";
import { missingAccount, missingOfLocation } from "../../missing.ts";
import { StepFrame, type FormStep } from "../../form/StepFrame.tsx";
import { markVisited } from "../../form/stepsData.ts";
import { useStepForm } from "../../form/useStepForm.ts";
import { lazyPreviews } from "../../preview/lazyPreviews.ts";
import { RemoveItem } from "../../removal/RemoveItem.tsx";
import type { SectionProps } from "../../storeType.ts";
import { LazyView } from "../../shell/LazyView.tsx";
import { locationFieldText } from "./locationFieldText.ts";
import { LocationSteps } from "./LocationSteps.tsx";
import { stepFields, type StepKey } from "./steps.ts";
import { texts } from "./texts.ts";
import { fieldsOf, locationSchema, valuesOf, type LocationValues } from "./values.ts";
import { useLocationLabels } from "./useLocationLabels.ts";
import { applyWrittenLocations } from "./written.ts";

interface LocationEditorProps extends SectionProps {
  id: string;
  location: PartnerLocation;
}

export function LocationEditor({ portal, project, route, id, location }: LocationEditorProps) {
  const copy = useTexts(texts);
  const labels: Readonly<Record<string, string>> = useLocationLabels();
  const { config, country } = useEnvironment();
  const { product } = config;
  const schema = useMemo(() => locationSchema(country, copy.errors), [country, copy]);
  const [latest, setLatest] = useState(location);
  const client = portal.client;
  const path = { slug: portal.slug(), id };
  const step = stepOf(route.query.step);

  /** Applies the server's answer to the form. */
  function applyOutcome(outcome: Outcome<PartnerLocation>): Outcome<LocationValues> {
    if (!outcome.ok) return outcome;
    const { value } = outcome;
    setLatest(value);
    return { ok: true, value: valuesOf(value) };
  }

  const stepForm = useStepForm<LocationValues>({
    portal,
    name: `locations/${id}`,
    base: valuesOf(location),
    schema,
    isReadOnly: !isLocationEditable(project, location.partnerBrandId, product.key),
    readLatest: async () => applyOutcome(await client().call(partnerLocationById, { path })),
    async save(changed) {
      const steps_data = markVisited(latest.stepsData, step, systemClock());
      const outcome = await client().call(updatePartnerLocation, {
        path,
        body: { partner_project_location: { ...fieldsOf(changed), steps_data } },
      });
      if (outcome.ok) applyWrittenLocations(portal, [outcome.value]);
      return applyOutcome(outcome);
    },
  });

  return (
    <StepFrame
      portal={portal}
      route={route}
      stepForm={stepForm}
      steps={stepsOf(latest, copy)}
      title={latest.name?.trim() || copy.unnamed}
      home={{ route: { page: "locations", id: null, query: {} }, label: copy.home }}
      labelOf={(field) => labels[field] ?? field}
      displayValue={(field, value) => locationFieldText({ portal, project }, field, value)}
      preview={
        <LazyView loader={lazyPreviews.location} fallback={null}>
          {(LocationPreview) => (
            <LocationPreview portal={portal} project={project} form={stepForm.form} />
          )}
        </LazyView>
      }
      aside={
        !stepForm.isReadOnly && (
          <RemoveItem
            portal={portal}
            type="locations"
            id={id}
            name={latest.name?.trim() || copy.unnamed}
            words={copy.remove}
          />
        )
      }
    >
      {({ key }) => (
        <LocationSteps portal={portal} project={project} step={key} form={stepForm.form} />
      )}
    </StepFrame>
  );
}

/** The steps of the form, with what the location still lacks. */
function stepsOf(
  location: PartnerLocation,
  copy: Pick<(typeof texts)["messages"], "steps" | "leads">,
): FormStep<LocationValues>[] {
  const missing = [...missingOfLocation(location), ...missingAccount(location)];
  // SAFETY: the keys of the record of steps are its keys.
  return (Object.keys(stepFields) as StepKey[]).map((key): FormStep<LocationValues> => ({
    key,
    title: copy.steps[key],
    lead: copy.leads[key],
    fields: stepFields[key],
    isComplete: isComplete(key, location, missing),
  }));
}

function stepOf(text: string | undefined): string {
  return text && text in stepFields ? text : "details";
}

/**
 * A step is complete if nothing is missing. A step with only optional fields is complete after it
 * was visited.
 */
function isComplete(
  step: StepKey,
  location: PartnerLocation,
  missing: readonly { readonly step: string }[],
): boolean {
  if (missing.some((item) => item.step === step)) return false;
  if (step === "menu") return Boolean(location.menuUrl) || step in location.stepsData;
  if (step === "reservations")
    return (
      Boolean(location.reservationPhone ?? location.reservationUrl) || step in location.stepsData
    );
  return true;
}
