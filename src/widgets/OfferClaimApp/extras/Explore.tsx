import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand";
import { copy } from "../../../shared/map/copy.ts";
import { Finder } from "../../../shared/map/Finder.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { offerPlaces } from "./offerPlaces.ts";
import type { LazyPartProps } from "./LazyPart.tsx";

interface Props extends LazyPartProps {
  readonly brandSlugs: readonly string[];
}

/**
 * The map and list of the offer's brands (A:L39, O24). Shows nothing if there are no places or they
 * fail to load.
 */
export function Explore({ brandSlugs, onEmpty }: Props) {
  const environment = useEnvironment();
  const finder = offerPlaces(environment, brandSlugs);
  const { supply } = useStore(finder.store);
  const isEmpty = supply.kind === "failed" || (supply.kind === "loaded" && !supply.places.length);
  const notifyEmpty = useEffectEvent(onEmpty);
  useEffect(() => {
    if (isEmpty) notifyEmpty();
  }, [isEmpty]);
  if (supply.kind !== "loaded" || isEmpty) return null;
  return (
    <section className="explore" aria-label={copy.heading}>
      <h2>{copy.heading}</h2>
      <Finder finder={finder} />
    </section>
  );
}
