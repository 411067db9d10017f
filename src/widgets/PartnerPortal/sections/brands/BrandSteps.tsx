import type { PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import type { StepForm } from "../../form/useStepForm.ts";
import type { PortalStore } from "../../storeType.ts";
import { AboutStep } from "./AboutStep.tsx";
import { LogosStep } from "./logos/LogosStep.tsx";
import { PhotosStep } from "./PhotosStep.tsx";
import type { BrandValues } from "./values.ts";
import { WebsiteStep } from "./WebsiteStep.tsx";

export interface BrandStepProps {
  portal: PortalStore;
  project: PartnerProject;
  id: string;
  stepForm: StepForm<BrandValues>;
  /** The latest values from the server. */
  brand: PartnerBrand;
}

/** Renders the fields of one step. */
export function BrandSteps({ step, ...props }: BrandStepProps & { step: string }) {
  switch (step) {
    case "photos":
      return <PhotosStep {...props} />;
    case "logos":
      return <LogosStep {...props} />;
    case "website":
      return <WebsiteStep {...props} />;
    default:
      return <AboutStep {...props} />;
  }
}
