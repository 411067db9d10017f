import { useSheet } from "../../shared/widget/useSheet.ts";
import type { ExtraProps } from "./Extra.tsx";
import css from "./LateExtra.css?inline";
import { SeenPart } from "./SeenPart.tsx";

const slideShow = () => import("./Slides.tsx").then(({ Slides }) => Slides);
const map = () => import("./Explore.tsx").then(({ Explore }) => Explore);

/** The places of the slides and of 'Explore locations', each as high as what comes. */
export function LateExtra({ offer, slides }: ExtraProps) {
  useSheet(css);
  // One brand alone already heads the offer.
  const hasSlides = slides ? slides.length > 0 : offer.brandSlugs.length !== 1;
  return (
    <>
      {hasSlides && (
        <SeenPart
          className="extra-slides"
          load={slideShow}
          given={{ brandSlugs: offer.brandSlugs, slides }}
        />
      )}
      <SeenPart className="extra-places" load={map} given={{ brandSlugs: offer.brandSlugs }} />
    </>
  );
}
