import { type ComponentType, lazy, Suspense } from "react";
import type { Offer } from "../../../shared/contracts/offers.ts";
import type { SlideContent } from "./slideContent.ts";

export interface OfferExtrasProps {
  readonly offer: Offer;
  /** The host's slides; without them the offer's brands are shown. */
  readonly slides: readonly SlideContent[] | undefined;
}

/** Renders nothing if its code fails to load. */
const LazyExtras: ComponentType<OfferExtrasProps> = lazy(async () => ({
  default: await import("./ExtraSections.tsx").then(
    ({ ExtraSections: Sections }): ComponentType<OfferExtrasProps> => Sections,
    () => () => null,
  ),
}));

/** The content next to the claim: carousel slides and 'Explore locations' (A:L39). */
export function OfferExtras(props: OfferExtrasProps) {
  return (
    <Suspense>
      <LazyExtras {...props} />
    </Suspense>
  );
}
