import type {
  GeoJSONSource,
  Map as MapLibre,
  MapMouseEvent,
  StyleSpecification,
} from "maplibre-gl";
import type { Bounds } from "../../geo/bounds.ts";
import type { Place } from "../place.ts";
import type { Camera, View } from "../state.ts";
import type { MapColors } from "./colors.ts";
import { countImage } from "./countImage.ts";
import { addLayers, chosenFilter, countPrefix, ids } from "./layers.ts";
import { library } from "./library.ts";
import { citiesOf, pinNumbers } from "./pinData.ts";
import { isPinAddress, pinAddress } from "./pinWorker.ts";

export interface DrawMapStart {
  readonly container: HTMLElement;
  /** A host's style, or ours. */
  readonly style: string | StyleSpecification;
  /** Takes its place where it cannot be had. */
  readonly spare: () => Promise<StyleSpecification>;
  readonly colors: MapColors;
  readonly camera: Camera["to"];
  readonly words: { readonly canvas: string };
  readonly isStill: boolean;
  onMoved(view: View, isByPerson: boolean): void;
  onChosen(index: number): void;
  /** The graphics are gone, or never came. */
  onLost(): unknown;
}

export interface DrawnMapControl {
  /** The places to draw; a point's id is its place in the list. */
  setPlaces(places: readonly Place[]): void;
  /** The places whose cities are named, where no host's style names any. */
  setCities(places: readonly Place[]): void;
  choose(index: number): void;
  go(to: Camera["to"]): void;
  zoomBy(levels: number): void;
  focus(): void;
  remove(): void;
}

const framePx = 48;
const glideMs = 500;

/** Draws a map into an element; throws where the browser cannot. */
export function drawMap({
  container,
  style,
  spare,
  colors,
  camera,
  words,
  isStill,
  onMoved,
  onChosen,
  onLost,
}: DrawMapStart): DrawnMapControl {
  const isOwn = typeof style !== "string";
  let places: readonly Place[] = [];
  const map = new (library.get().Map)({
    container,
    style,
    ...first(camera),
    minZoom: 0.5,
    maxZoom: 18,
    attributionControl: isOwn ? false : { compact: true },
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    fadeDuration: isStill ? 0 : 200,
    locale: { "Map.Title": words.canvas },
    transformRequest: (url) =>
      isPinAddress(url) ? { url, ...body(pinNumbers(places)) } : undefined,
  });
  let towns: readonly Place[] = [];
  let version = 0;
  let chosen = -1;
  /** Until something has been drawn, nothing glides. */
  let isDrawn = false;
  let hasCities = isOwn;
  let isSpare = isOwn;
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  function name(): void {
    void source(map, ids.cities)?.setData(citiesOf(towns));
  }

  function mark(): void {
    if (map.getLayer(ids.chosen)) map.setFilter(ids.chosen, chosenFilter(chosen));
  }

  map.on("style.load", () => {
    addLayers(map, colors, hasCities, pinAddress(++version));
    if (towns.length) name();
    mark();
  });
  map.on("error", () => {
    if (isSpare || map.isStyleLoaded() || map.getLayer(ids.pins)) return;
    isSpare = hasCities = true;
    void spare().then((ours) => map.setStyle(ours), onLost);
  });
  map.setMissingStyleImageResolver((id) => addCount(map, id, colors));
  map.on("webglcontextlost", onLost);
  map.on("idle", () => {
    isDrawn = true;
    container.toggleAttribute("data-drawn", places.length > 0);
  });
  map.on("moveend", (event) =>
    onMoved(viewOf(map), "originalEvent" in event || "isByPerson" in event),
  );
  map.on("click", (event) => press(map, event, onChosen));
  map.on("mousemove", ({ point }) => {
    map.getCanvas().style.cursor =
      map.getLayer(ids.single) &&
      map.queryRenderedFeatures(point, { layers: [ids.single, ids.clusters] }).length
        ? "pointer"
        : "";
  });

  return {
    setPlaces(next) {
      places = next;
      void source(map, ids.pins)?.setData(pinAddress(++version));
    },
    setCities(next) {
      towns = next;
      name();
    },
    choose(index) {
      chosen = index;
      mark();
    },
    go: (to) => go(map, to, isStill || !isDrawn),
    zoomBy: (levels) =>
      void map.zoomTo(
        map.getZoom() + levels,
        { duration: isStill ? 0 : glideMs / 2 },
        { isByPerson: true },
      ),
    focus: () => map.getCanvas().focus(),
    remove: () => map.remove(),
  };
}

/** MapLibre's types know of texts alone; its worker gets the numbers as they are. */
function body(numbers: Float64Array): { body: string } {
  // SAFETY: only our own scheme's handler in the worker reads it.
  return { body: numbers as unknown as string };
}

function first(to: Camera["to"]) {
  return "bounds" in to
    ? { bounds: edges(to.bounds), fitBoundsOptions: { padding: framePx, maxZoom: 14 } }
    : { center: lngLat(to.center), zoom: to.zoom };
}

function go(map: MapLibre, to: Camera["to"], isStill: boolean): void {
  const duration = isStill ? 0 : glideMs;
  if ("bounds" in to) map.fitBounds(edges(to.bounds), { padding: framePx, maxZoom: 14, duration });
  else map.easeTo({ center: lngLat(to.center), zoom: to.zoom, duration });
}

/** Beyond it there is no Mercator map. */
const highest = 85;

function edges({ north, south, east, west }: Bounds): [number, number, number, number] {
  return [
    west,
    Math.max(-highest, south),
    east < west ? east + 360 : east,
    Math.min(highest, north),
  ];
}

function lngLat({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): [number, number] {
  return [longitude, Math.max(-highest, Math.min(highest, latitude))];
}

/** What the map shows, within the world: it may have been turned round several times. */
function viewOf(map: MapLibre): View {
  const shown = map.getBounds();
  const [east, west] = [shown.getEast(), shown.getWest()];
  const isWhole = east - west >= 360;
  return {
    bounds: {
      north: Math.min(90, shown.getNorth()),
      south: Math.max(-90, shown.getSouth()),
      east: isWhole ? 180 : wrapped(east),
      west: isWhole ? -180 : wrapped(west),
    },
    zoom: Math.round(map.getZoom() * 10) / 10,
  };
}

function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

function source(map: MapLibre, id: string): GeoJSONSource | undefined {
  return map.getSource<GeoJSONSource>(id);
}

function addCount(map: MapLibre, id: string, { onPin }: MapColors): void {
  const prefix = countPrefix(onPin);
  const drawn = id.startsWith(prefix) ? countImage(id.slice(prefix.length), onPin) : null;
  if (drawn && !map.hasImage(id)) map.addImage(id, drawn.image, { pixelRatio: drawn.ratio });
}

/** A cluster opens, a pin is chosen. */
function press(map: MapLibre, { point }: MapMouseEvent, onChosen: (index: number) => void): void {
  const reach: [[number, number], [number, number]] = [
    [point.x - 8, point.y - 8],
    [point.x + 8, point.y + 8],
  ];
  const [hit] = map.queryRenderedFeatures(reach, {
    layers: [ids.chosen, ids.single, ids.clusters],
  });
  if (!hit) return;
  const cluster: unknown = hit.properties["cluster_id"];
  if (typeof cluster !== "number") return onChosen(Number(hit.id));
  if (hit.geometry.type !== "Point") return;
  const [longitude = 0, latitude = 0] = hit.geometry.coordinates;
  void source(map, ids.pins)
    ?.getClusterExpansionZoom(cluster)
    .then(
      (zoom) =>
        map.easeTo(
          { center: [longitude, latitude], zoom: zoom + 0.3, duration: glideMs },
          { isByPerson: true },
        ),
      () => {},
    );
}
