import { countries } from "../../country/countries.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import mapLibreCss from "maplibre-gl/dist/maplibre-gl.css?inline";
import { matchesMedia } from "../../host/media.ts";
import { useLatestCallback } from "../../ui/useLatestCallback.ts";
import { useEnvironment } from "../../widget/environment.ts";
import { useSheet } from "../../widget/useSheet.ts";
import type { Finder } from "../finder.ts";
import type { RankedPlace } from "../ranking.ts";
import type { FinderState } from "../state.ts";
import { colorsAt } from "./colors.ts";
import css from "./DrawnMap.css?inline";
import { type MapHandle, drawMap } from "./drawMap.ts";
import { MapWait } from "../MapWait.tsx";
import { MapCard } from "./MapCard.tsx";
import { coveredPx } from "./coveredPx.ts";
import { MapControls } from "./MapControls.tsx";
import { withPosition, hasPosition } from "./pins.ts";
import { useDebouncedRows } from "./useDebouncedRows.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../widget/useTexts.ts";

export interface DrawnMapProps {
  finder: Finder;
  results: readonly RankedPlace[];
  state: FinderState;
  styleUrl: string | undefined;
  isDark: boolean;
  onLost: () => void;
}

/** The map, drawn again when the theme, the brand or the host's style changes. */
export function DrawnMap(props: DrawnMapProps) {
  useSheet(mapLibreCss, "ui");
  useSheet(css, "shared");
  const { brand } = useEnvironment();
  return <MapCanvas key={`${brand} ${props.isDark} ${props.styleUrl}`} {...props} />;
}

/** Keyboard users tab through the map; Escape returns to the list. */
function MapCanvas(props: DrawnMapProps) {
  const { finder, results, state } = props;
  const { shadow } = useEnvironment();
  const canvasRef = useRef<HTMLDivElement>(null);
  const drawnResults = useDebouncedRows(results);
  const places = useMemo(() => withPosition(drawnResults), [drawnResults]);
  const allPlaces = state.load.kind === "loaded" ? state.load.places : null;
  const chosenId = state.selection?.id;
  const chosenIndex = useMemo(
    () => places.findIndex(({ id }) => id === chosenId),
    [places, chosenId],
  );
  const pointedIndex = useMemo(
    () => places.findIndex(({ id }) => id === state.pointed),
    [places, state.pointed],
  );
  const [isComplete, setComplete] = useState(false);
  const map = useMapHandle(
    canvasRef,
    props,
    () => setComplete(true),
    (index) => finder.select(places[index]?.id ?? null, "map"),
    (index) => index !== pointedIndex && finder.point(places[index]?.id ?? null),
  );
  useEffect(() => map?.setPlaces(places), [map, places]);
  useEffect(() => map?.choose(chosenIndex), [map, chosenIndex]);
  useEffect(() => map?.point(pointedIndex), [map, pointedIndex]);
  useEffect(
    () => void (allPlaces && map?.setCities(allPlaces.filter(hasPosition))),
    [map, allPlaces],
  );
  useEffect(() => map?.go(state.camera.to), [map, state.camera]);
  const goTo = useLatestCallback((id: string | undefined) => {
    const position =
      state.selection?.by === "map" ? null : places.find((one) => one.id === id)?.location.position;
    if (position) map?.go({ center: position, zoom: Math.max(13, state.view?.zoom ?? 0) });
  });
  useEffect(() => goTo(chosenId), [chosenId, map, goTo]);

  const leave = useLatestCallback((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    finder.showPane("list");
    shadow.querySelector<HTMLElement>(".finder-list input")?.focus();
  });
  useEffect(() => {
    const element = canvasRef.current;
    const handleKeyDown = (event: KeyboardEvent): void => leave(event);
    element?.addEventListener("keydown", handleKeyDown);
    return () => element?.removeEventListener("keydown", handleKeyDown);
  }, [leave]);

  return (
    <div className="drawn-map">
      <div ref={canvasRef} className="map-canvas" translate="no" />
      {!isComplete && <MapWait />}
      {map && <MapControls finder={finder} state={state} onZoom={map.zoomBy} />}
      <MapCard finder={finder} place={places[chosenIndex]} by={state.selection?.by} />
    </div>
  );
}

/** Draws the map once per style and removes it on unmount. */
function useMapHandle(
  canvasRef: { readonly current: HTMLElement | null },
  { finder, state, styleUrl, onLost }: DrawnMapProps,
  onDrawn: () => void,
  onChosen: (index: number) => void,
  onPointed: (index: number) => void,
): MapHandle | null {
  const copy = useTexts(texts);
  const [map, setMap] = useState<MapHandle | null>(null);
  const lost = useLatestCallback(onLost);
  const drawn = useLatestCallback(onDrawn);
  const choose = useLatestCallback(onChosen);
  const point = useLatestCallback(onPointed);
  const { country } = useEnvironment();
  const camera = useLatestCallback(() =>
    state.view ? { bounds: state.view.bounds } : state.camera.to,
  );
  useEffect(() => {
    const container = canvasRef.current;
    if (!container) return;
    let map: MapHandle | undefined;
    let isRemoved = false;
    const colors = colorsAt(container);
    const fallbackStyle = async () => (await import("./outlineStyle.ts")).outlineStyle(colors);
    async function begin(element: HTMLElement): Promise<void> {
      try {
        const style = styleUrl || (await fallbackStyle());
        if (isRemoved) return;
        map = drawMap({
          container: element,
          style,
          fallbackStyle,
          colors,
          camera: camera(),
          labels: copy,
          reducedMotion: matchesMedia("reducedMotion"),
          coveredPx: () => coveredPx(element),
          onMoved: finder.moved,
          onDrawn: drawn,
          onChosen: choose,
          onPointed: point,
          unit: countries[country].isMetric ? "metric" : "imperial",
          onLost: () => isRemoved || lost(),
        });
        setMap(map);
      } catch {
        if (!isRemoved) lost();
      }
    }
    void begin(container);
    return () => {
      isRemoved = true;
      map?.remove();
    };
  }, [canvasRef, finder, styleUrl, country, copy, lost, drawn, choose, point, camera]);
  return map;
}
