import { type ComponentType, lazy, Suspense } from "react";
import type { Offer } from "../../shared/contracts/offers.ts";
import type { SlideContent } from "./slideContent.ts";

export interface ExtraProps {
  readonly offer: Offer;
  /** The host's own slides; without them the offer's brands are shown. */
  readonly slides: readonly SlideContent[] | undefined;
}

/** Left out where the code cannot be had: the offer is whole without it. */
const LateExtra: ComponentType<ExtraProps> = lazy(async () => ({
  default: await import("./LateExtra.tsx").then(
    ({ LateExtra: Part }): ComponentType<ExtraProps> => Part,
    () => () => null,
  ),
}));

/** What the offer page has beside the claim: carousel slides and 'Explore locations' (A:L39). */
export function Extra(props: ExtraProps) {
  return (
    <Suspense>
      <LateExtra {...props} />
    </Suspense>
  );
}
