import { useEffect } from "react";
import { useStore } from "zustand";
import { Finder } from "../../../shared/map/Finder.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { offerPlaces } from "./offerPlaces.ts";
import type { LazySectionProps } from "./LazySection.tsx";
import { useLatestCallback } from "../../../shared/ui/useLatestCallback.ts";
import { texts } from "../../../shared/map/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface Props extends LazySectionProps {
  readonly brandSlugs: readonly string[];
}

/**
 * The map and list of the offer's brands (A2.56, O24). Shows nothing if there are no places or they
 * fail to load.
 */
export function Explore({ brandSlugs, onEmpty }: Props) {
  const copy = useTexts(texts);
  const environment = useEnvironment();
  const finder = offerPlaces(environment, brandSlugs);
  const { load } = useStore(finder.store);
  const isEmpty = load.kind === "failed" || (load.kind === "loaded" && !load.places.length);
  const notifyEmpty = useLatestCallback(onEmpty);
  useEffect(() => {
    if (isEmpty) notifyEmpty();
  }, [isEmpty, notifyEmpty]);
  if (load.kind !== "loaded" || isEmpty) return null;
  return (
    <section className="explore finder-column" aria-label={copy.heading}>
      <h2>{copy.heading}</h2>
      <Finder finder={finder} />
    </section>
  );
}
