import { useEffect, useMemo, useRef, useState } from "react";
import mapLibreCss from "maplibre-gl/dist/maplibre-gl.css?inline";
import { matchesMedia } from "../../host/media.ts";
import { useLatestCallback } from "../../ui/useLatestCallback.ts";
import { useEnvironment } from "../../widget/environment.ts";
import { useSheet } from "../../widget/useSheet.ts";
import { copy } from "../copy.ts";
import type { Finder } from "../finder.ts";
import type { RankedPlace } from "../ranking.ts";
import type { FinderState } from "../state.ts";
import { colorsAt } from "./colors.ts";
import css from "./DrawnMap.css?inline";
import { type DrawnMapControl, drawMap } from "./drawMap.ts";
import { MapCard } from "./MapCard.tsx";
import { MapControls } from "./MapControls.tsx";
import { drawable, isPlaced } from "./pinData.ts";
import { useSettled } from "./useSettled.ts";

export interface DrawnMapProps {
  finder: Finder;
  results: readonly RankedPlace[];
  state: FinderState;
  styleUrl: string | undefined;
  isDark: boolean;
  onLost: () => void;
}

/** The drawn map, made anew when the look or the host's style has changed. */
export function DrawnMap(props: DrawnMapProps) {
  useSheet(mapLibreCss);
  useSheet(css);
  const { brand } = useEnvironment();
  return <Drawing key={`${brand} ${props.isDark} ${props.styleUrl}`} {...props} />;
}

/** A keyboard passes through it, and Escape leaves it for the list. */
function Drawing(props: DrawnMapProps) {
  const { finder, results, state } = props;
  const { shadow } = useEnvironment();
  const place = useRef<HTMLDivElement>(null);
  const settled = useSettled(results);
  const places = useMemo(() => drawable(settled), [settled]);
  const all = state.supply.kind === "loaded" ? state.supply.places : null;
  const chosenId = state.selection?.id;
  const chosen = useMemo(() => places.findIndex(({ id }) => id === chosenId), [places, chosenId]);
  const control = useControl(place, props, (index) =>
    finder.select(places[index]?.id ?? null, "map"),
  );
  useEffect(() => control?.setPlaces(places), [control, places]);
  useEffect(() => control?.choose(chosen), [control, chosen]);
  useEffect(() => void (all && control?.setCities(all.filter(isPlaced))), [control, all]);
  useEffect(() => control?.go(state.camera.to), [control, state.camera]);
  const goTo = useLatestCallback((id: string | undefined) => {
    const at =
      state.selection?.by === "map" ? null : places.find((one) => one.id === id)?.location.position;
    if (at) control?.go({ center: at, zoom: Math.max(13, state.view?.zoom ?? 0) });
  });
  useEffect(() => goTo(chosenId), [chosenId, control, goTo]);

  const leave = useLatestCallback((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    finder.showPane("list");
    shadow.querySelector<HTMLElement>(".finder-list input")?.focus();
  });
  useEffect(() => {
    const element = place.current;
    const press = (event: KeyboardEvent): void => leave(event);
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [leave]);

  return (
    <div className="drawn-map">
      <div ref={place} className="map-canvas" translate="no" />
      {control && <MapControls finder={finder} state={state} onZoom={control.zoomBy} />}
      <MapCard finder={finder} place={places[chosen]} by={state.selection?.by} />
    </div>
  );
}

/** Draws the map once. */
function useControl(
  place: { readonly current: HTMLElement | null },
  { finder, state, styleUrl, onLost }: DrawnMapProps,
  onChosen: (index: number) => void,
): DrawnMapControl | null {
  const [control, setControl] = useState<DrawnMapControl | null>(null);
  const lost = useLatestCallback(onLost);
  const choose = useLatestCallback(onChosen);
  const camera = useLatestCallback(() =>
    state.view ? { bounds: state.view.bounds } : state.camera.to,
  );
  useEffect(() => {
    const container = place.current;
    if (!container) return;
    let drawn: DrawnMapControl | undefined;
    let isGone = false;
    const colors = colorsAt(container);
    const spare = async () => (await import("./outlineStyle.ts")).outlineStyle(colors);
    async function begin(element: HTMLElement): Promise<void> {
      try {
        const style = styleUrl || (await spare());
        if (isGone) return;
        drawn = drawMap({
          container: element,
          style,
          spare,
          colors,
          camera: camera(),
          words: copy,
          isStill: matchesMedia("reducedMotion"),
          onMoved: finder.moved,
          onChosen: choose,
          onLost: () => isGone || lost(),
        });
        setControl(drawn);
      } catch {
        if (!isGone) lost();
      }
    }
    void begin(container);
    return () => {
      isGone = true;
      drawn?.remove();
    };
  }, [place, finder, styleUrl, lost, choose, camera]);
  return control;
}
