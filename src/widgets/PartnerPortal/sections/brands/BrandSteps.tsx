import { AboutStep } from "./AboutStep.tsx";
import type { BrandStepProps } from "./brandStepProps.ts";
import { LogosStep } from "./logos/LogosStep.tsx";
import { PhotosStep } from "./PhotosStep.tsx";
import { WebsiteStep } from "./WebsiteStep.tsx";

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
