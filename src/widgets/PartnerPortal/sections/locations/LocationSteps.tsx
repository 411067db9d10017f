import { useWatch, type UseFormReturn } from "react-hook-form";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { countries } from "../../../../shared/country/countries.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import {
  CheckInput,
  RadioInput,
  SelectInput,
  TextAreaInput,
  TextInput,
} from "../../form/fields.tsx";
import { useLoadedResource } from "../../useResource.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import { posSystems } from "../../posSystems.ts";
import { texts } from "./texts.ts";
import { useLocationLabels } from "./useLocationLabels.ts";
import type { LocationValues } from "./values.ts";

interface StepProps {
  portal: PortalStore;
  project: PartnerProject;
  step: string;
  form: UseFormReturn<LocationValues>;
}

/** Renders the fields of one step. */
export function LocationSteps(props: StepProps) {
  const { labels, hints } = useTexts(texts);
  switch (props.step) {
    case "menu":
      return (
        <TextInput
          name="menu_url"
          label={labels.menu_url}
          optional
          type="url"
          inputMode="url"
          autoComplete="off"
          hint={hints.menuUrl}
          maxLength={2048}
        />
      );
    case "reservations":
      return <Reservations />;
    case "brand":
      return <BrandStep {...props} />;
    case "pos":
      return <PosStep {...props} />;
    case "finance":
      return <FinanceStep {...props} />;
    default:
      return <Details />;
  }
}

function Details() {
  const { hints } = useTexts(texts);
  const labels = useLocationLabels();
  const { postalCodeInput } = countries[useEnvironment().country];
  return (
    <>
      <TextInput name="name" label={labels.name} maxLength={255} autoComplete="off" />
      <TextInput
        name="address_line_one"
        label={labels.address_line_one}
        maxLength={255}
        autoComplete="off"
      />
      <TextInput
        name="address_line_two"
        label={labels.address_line_two}
        optional
        maxLength={255}
        autoComplete="off"
      />
      <TextInput name="city" label={labels.city} maxLength={255} autoComplete="off" />
      <div className="frame-pair">
        <TextInput name="state" label={labels.state} maxLength={64} autoComplete="off" />
        <TextInput
          name="zip_code"
          label={labels.zip_code}
          maxLength={10}
          inputMode={postalCodeInput}
          autoComplete="off"
        />
      </div>
      <TextInput
        name="phone"
        label={labels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        hint={hints.digits}
      />
    </>
  );
}

function Reservations() {
  const { labels, hints } = useTexts(texts);
  return (
    <>
      <TextInput
        name="reservation_phone"
        label={labels.reservation_phone}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        hint={hints.digits}
      />
      <TextInput
        name="reservation_url"
        label={labels.reservation_url}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2048}
        hint={hints.reservationUrl}
      />
      <TextInput
        name="priority_reservation_phone"
        label={labels.priority_reservation_phone}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
      />
      <TextInput
        name="priority_reservations_url"
        label={labels.priority_reservations_url}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2048}
      />
    </>
  );
}

function BrandStep({ project }: StepProps) {
  const copy = useTexts(texts);
  const { labels, hints } = useTexts(texts);
  const options = project.brands.map(({ id, brandName }) => ({
    value: id,
    label: brandName?.trim() || id,
  }));
  return (
    <SelectInput
      name="partner_brand_id"
      label={labels.partner_brand_id}
      options={options}
      placeholder={copy.choose}
      hint={options.length ? undefined : hints.noBrands}
    />
  );
}

function PosStep({ portal, form }: StepProps) {
  const copy = useTexts(texts);
  const { labels, hints } = useTexts(texts);
  const { integrations } = portal.resources;
  const { value } = useLoadedResource(integrations);
  const isDone = useWatch({ control: form.control, name: "pos_complete" });
  return (
    <>
      <SelectInput
        name="pos_system"
        label={labels.pos_system}
        optional
        options={posSystems(value?.posSystems, copy.otherPos)}
        placeholder={copy.choose}
      />
      <CheckInput name="pos_complete" label={labels.pos_complete} />
      {!isDone && (
        <TextAreaInput
          name="pos_incomplete_reason"
          label={labels.pos_incomplete_reason}
          rows={3}
          maxLength={255}
          hint={hints.posReason}
        />
      )}
    </>
  );
}

function FinanceStep({ portal }: StepProps) {
  const copy = useTexts(texts);
  const { labels, hints } = useTexts(texts);
  const { accounts } = portal.resources;
  const { value } = useLoadedResource(accounts);
  const options = (value ?? []).map(({ id, name, lastFour }) => ({
    value: id,
    label: name ?? id,
    detail: lastFour ? copy.ending({ digits: lastFour }) : undefined,
  }));
  const connect = (
    <PortalLink portal={portal} to={{ page: "finances", id: null, query: { step: "connect" } }}>
      {hints.connect}
    </PortalLink>
  );
  if (value && !options.length)
    return (
      <p>
        {hints.noAccounts} {connect}
      </p>
    );
  return (
    <RadioInput
      name="partner_stripe_account_id"
      legend={labels.partner_stripe_account_id}
      options={[...options, { value: "", label: copy.noAccount, detail: undefined }]}
      hint={connect}
    />
  );
}
