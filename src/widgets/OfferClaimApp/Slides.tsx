import { useEffect } from "react";
import { useStore } from "zustand";
import { EmbeddedWidget } from "../../shared/embed/EmbeddedWidget.tsx";
import { useLatestCallback } from "../../shared/ui/useLatestCallback.ts";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { brandSlides } from "./brandSlides.ts";
import { offerPlaces } from "./offerPlaces.ts";
import type { SeenPartProps } from "./SeenPart.tsx";
import type { SlideContent } from "./slideContent.ts";

interface Props extends SeenPartProps {
  readonly slides: readonly SlideContent[] | undefined;
  readonly brandSlugs: readonly string[];
}

/** Names the slides for screen readers. */
const label = "Restaurants of this offer";

/** Carousel slides (A:L39, A:L250): the host's own, else the brands where the offer counts. */
export function Slides({ slides, ...others }: Props) {
  return slides ? (
    <EmbeddedWidget name="DynamicSlider" options={{ slides, label }} />
  ) : (
    <BrandSlides {...others} />
  );
}

/** One brand alone already heads the offer. */
const fewestBrands = 2;

function BrandSlides({ brandSlugs, onNothing }: Omit<Props, "slides">) {
  const environment = useEnvironment();
  const { load: supply } = useStore(offerPlaces(environment, brandSlugs).store);
  const slides = supply.kind === "loaded" ? brandSlides(supply.places) : [];
  const isNothing = supply.kind !== "loading" && slides.length < fewestBrands;
  const leave = useLatestCallback(onNothing);
  useEffect(() => {
    if (isNothing) leave();
  }, [isNothing, leave]);
  return (
    slides.length >= fewestBrands && (
      <EmbeddedWidget name="DynamicSlider" options={{ slides, label }} />
    )
  );
}
