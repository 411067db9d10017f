import { useSheet } from "../../../shared/widget/useSheet.ts";
import type { OfferExtrasProps } from "./OfferExtras.tsx";
import css from "./ExtraSections.css?inline";
import { LazySection } from "./LazySection.tsx";

const loadSlides = () => import("./Slides.tsx").then(({ Slides }) => Slides);
const loadExplore = () => import("./Explore.tsx").then(({ Explore }) => Explore);

/** Reserves the space of the slides and of 'Explore locations'. */
export function ExtraSections({ offer, slides }: OfferExtrasProps) {
  useSheet(css);
  // A single brand is already named above the offer.
  const hasSlides = slides ? slides.length > 0 : offer.brandSlugs.length !== 1;
  return (
    <>
      {hasSlides && (
        <LazySection
          className="extra-slides"
          load={loadSlides}
          partProps={{ brandSlugs: offer.brandSlugs, slides }}
        />
      )}
      <LazySection
        className="extra-places"
        load={loadExplore}
        partProps={{ brandSlugs: offer.brandSlugs }}
      />
    </>
  );
}
