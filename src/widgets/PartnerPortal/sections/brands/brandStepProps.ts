import type { PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import type { StepForm } from "../../form/useStepForm.ts";
import type { PortalStore } from "../../storeType.ts";
import type { BrandValues } from "./values.ts";

export interface BrandStepProps {
  portal: PortalStore;
  project: PartnerProject;
  id: string;
  stepForm: StepForm<BrandValues>;
  /** The latest values from the server. */
  brand: PartnerBrand;
}
