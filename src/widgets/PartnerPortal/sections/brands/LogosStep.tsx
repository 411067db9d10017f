import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { CheckInput } from "../../form/fields.tsx";
import { useLoadedResource } from "../../resource.ts";
import css from "./BrandSteps.css?inline";
import type { BrandStepProps } from "./BrandSteps.tsx";
import { copy } from "./copy.ts";
import { LogoSlot } from "./LogoSlot.tsx";
import photosCss from "./Photos.css?inline";
import { logoFields } from "./values.ts";

/** The brand's logos, each on a light and a dark background (P4, P17). */
export function LogosStep(props: BrandStepProps) {
  useSheet(css);
  useSheet(photosCss);
  const { images } = props.portal.resources;
  const { value } = useLoadedResource(images);
  return (
    <>
      <div className="logo-slots">
        {logoFields.map((field) => (
          <LogoSlot key={field} {...props} field={field} images={value?.brandImages ?? null} />
        ))}
      </div>
      <CheckInput name="no_color_alteration" label={copy.labels.no_color_alteration} />
    </>
  );
}
