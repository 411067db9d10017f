import { useState } from "react";
import { Disclosure } from "../../../../shared/ui/Disclosure.tsx";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { CheckInput } from "../../form/fields.tsx";
import { useLoadedResource } from "../../resource.ts";
import css from "./BrandSteps.css?inline";
import type { BrandStepProps } from "./BrandSteps.tsx";
import { copy } from "./copy.ts";
import { LogoSlot } from "./LogoSlot.tsx";
import photosCss from "./Photos.css?inline";
import { logoFields, type LogoField } from "./values.ts";

/** A dark and a light logo come first; the others are for brands that have them. */
const mainLogos = 2;

/** The brand's logos, each on a light and a dark background (P4, P17). */
export function LogosStep(props: BrandStepProps) {
  useSheet(css);
  useSheet(photosCss);
  const { images } = props.portal.resources;
  const { value } = useLoadedResource(images);
  const form = props.stepForm.form;
  const [hasMore] = useState(() =>
    logoFields.slice(mainLogos).some((name) => form.getValues(name)),
  );
  const slot = (field: LogoField) => (
    <LogoSlot key={field} {...props} field={field} images={value?.brandImages ?? null} />
  );
  return (
    <>
      <div className="logo-slots">{logoFields.slice(0, mainLogos).map(slot)}</div>
      <Disclosure summary={copy.logos.more} open={hasMore}>
        <div className="logo-slots">{logoFields.slice(mainLogos).map(slot)}</div>
      </Disclosure>
      <CheckInput name="no_color_alteration" label={copy.labels.no_color_alteration} />
    </>
  );
}
