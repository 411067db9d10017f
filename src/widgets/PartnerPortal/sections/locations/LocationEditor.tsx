import { useMemo, useState } from "react";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import {
  partnerLocationById,
  updatePartnerLocation,
  type PartnerLocation,
} from "../../../../shared/contracts/partnerLocations.ts";
import { systemClock } from "../../../../shared/host/clock.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { isLocationEditable } from "../../access.ts";
import { missingAccount, missingOfLocation } from "../../missing.ts";
import { replaceById } from "../../brands.ts";
import { StepFrame, type FormStep } from "../../form/StepFrame.tsx";
import { markVisited } from "../../form/stepsData.ts";
import { useStepForm } from "../../form/useStepForm.ts";
import { RemoveItem } from "../../removal/RemoveItem.tsx";
import type { SectionProps } from "../../sections.ts";
import { copy } from "./copy.ts";
import { locationFieldText } from "./locationFieldText.ts";
import { LocationSteps } from "./LocationSteps.tsx";
import { fieldsOf, locationSchema, valuesOf, type LocationValues } from "./values.ts";

type Field = keyof LocationValues;

/** The steps of a location and their fields (P4). */
const stepFields = {
  details: ["name", "address_line_one", "address_line_two", "city", "state", "zip_code", "phone"],
  menu: ["menu_url"],
  reservations: [
    "reservation_phone",
    "reservation_url",
    "priority_reservation_phone",
    "priority_reservations_url",
  ],
  brand: ["partner_brand_id"],
  pos: ["pos_system", "pos_complete", "pos_incomplete_reason"],
  finance: ["partner_stripe_account_id"],
} as const satisfies Record<string, readonly Field[]>;

type StepKey = keyof typeof stepFields;

export function LocationEditor({
  portal,
  project,
  route,
  id,
  location,
}: SectionProps & { id: string; location: PartnerLocation }) {
  const { config, country } = useEnvironment();
  const { product } = config;
  const schema = useMemo(() => locationSchema(country), [country]);
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
      if (outcome.ok) applyWrittenLocation(portal, outcome.value);
      return applyOutcome(outcome);
    },
  });

  const missing = [...missingOfLocation(latest), ...missingAccount(latest)];
  // SAFETY: the keys of the record of steps are its keys.
  const steps = (Object.keys(stepFields) as StepKey[]).map((key): FormStep<LocationValues> => ({
    key,
    title: copy.steps[key],
    lead: copy.leads[key],
    fields: stepFields[key],
    isComplete: isComplete(key, latest, missing),
  }));
  return (
    <StepFrame
      portal={portal}
      route={route}
      stepForm={stepForm}
      steps={steps}
      title={latest.name?.trim() || copy.unnamed}
      home={{ route: { page: "locations", id: null, query: {} }, label: copy.home }}
      labelOf={labelOf}
      displayValue={(field, value) => locationFieldText({ portal, project }, field, value)}
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

/** Updates the list of locations and the project after a write. */
function applyWrittenLocation(portal: SectionProps["portal"], location: PartnerLocation): void {
  portal.resources.locations.change((locations) => replaceById(locations, location));
  portal.changeProject((project) => ({
    ...project,
    projectLocations: replaceById(project.projectLocations, location),
  }));
}

function labelOf(field: string): string {
  const labels: Readonly<Record<string, string>> = copy.labels;
  return labels[field] ?? field;
}

function stepOf(text: string | undefined): string {
  return text && text in stepFields ? text : "details";
}

/** A step is complete with nothing missing; one with optional fields only, once it was visited. */
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
