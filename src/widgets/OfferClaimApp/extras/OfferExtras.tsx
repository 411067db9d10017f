import { Suspense } from "react";
import { lazyComponent } from "../../../shared/ui/lazyComponent.ts";
import type { Offer } from "../../../shared/contracts/offers.ts";
import type { SlideContent } from "./slideContent.ts";

export interface OfferExtrasProps {
  readonly offer: Offer;
  /** The host's slides; without them the offer's brands are shown. */
  readonly slides: readonly SlideContent[] | undefined;
}

/** Renders nothing if its code fails to load. */
const LazyExtras = lazyComponent<OfferExtrasProps>(
  async () => (await import("./ExtraSections.tsx")).ExtraSections,
);

/** The content next to the claim: carousel slides and 'Explore locations' (A2.56, A2.57). */
export function OfferExtras(props: OfferExtrasProps) {
  return (
    <Suspense>
      <LazyExtras {...props} />
    </Suspense>
  );
}
