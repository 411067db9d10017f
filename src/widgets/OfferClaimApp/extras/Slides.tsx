import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts } from "../texts.ts";
import { useEffect } from "react";
import { useStore } from "zustand";
import { EmbeddedWidget } from "../../../shared/ui/EmbeddedWidget.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { brandSlides } from "./brandSlides.ts";
import { offerPlaces } from "./offerPlaces.ts";
import type { LazySectionProps } from "./LazySection.tsx";
import type { SlideContent } from "./slideContent.ts";
import { useLatestCallback } from "../../../shared/ui/useLatestCallback.ts";

interface Props extends LazySectionProps {
  readonly slides: readonly SlideContent[] | undefined;
  readonly brandSlugs: readonly string[];
}

/** Carousel slides (A2.57): the host's, else the brands that honor the offer. */
export function Slides({ slides, ...brandProps }: Props) {
  const { slides: label } = useTexts(texts);
  return slides ? (
    <EmbeddedWidget name="DynamicSlider" options={{ slides, label }} />
  ) : (
    <BrandSlides {...brandProps} />
  );
}

/** A single brand is already named above the offer. */
const minBrands = 2;

function BrandSlides({ brandSlugs, onEmpty }: Omit<Props, "slides">) {
  const environment = useEnvironment();
  const words = useTexts(texts);
  const { load } = useStore(offerPlaces(environment, brandSlugs).store);
  const slides = load.kind === "loaded" ? brandSlides(load.places, words) : [];
  const isEmpty = load.kind !== "loading" && slides.length < minBrands;
  const notifyEmpty = useLatestCallback(onEmpty);
  useEffect(() => {
    if (isEmpty) notifyEmpty();
  }, [isEmpty, notifyEmpty]);
  return (
    slides.length >= minBrands && (
      <EmbeddedWidget name="DynamicSlider" options={{ slides, label: words.slides }} />
    )
  );
}
