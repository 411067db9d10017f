import { useEffect } from "react";
import { useStore } from "zustand";
import { copy } from "../../shared/map/copy.ts";
import { Finder } from "../../shared/map/Finder.tsx";
import { useLatestCallback } from "../../shared/ui/useLatestCallback.ts";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { offerPlaces } from "./offerPlaces.ts";
import type { SeenPartProps } from "./SeenPart.tsx";

interface Props extends SeenPartProps {
  readonly brandSlugs: readonly string[];
}

/** The map and list of the offer's brands (A:L39, O24); nothing where there are no places, or none can be had. */
export function Explore({ brandSlugs, onNothing }: Props) {
  const environment = useEnvironment();
  const finder = offerPlaces(environment, brandSlugs);
  const { load: supply } = useStore(finder.store);
  const isNothing = supply.kind === "failed" || (supply.kind === "loaded" && !supply.places.length);
  const leave = useLatestCallback(onNothing);
  useEffect(() => {
    if (isNothing) leave();
  }, [isNothing, leave]);
  if (supply.kind !== "loaded" || isNothing) return null;
  return (
    <section className="explore" aria-label={copy.heading}>
      <h2>{copy.heading}</h2>
      <Finder finder={finder} />
    </section>
  );
}
