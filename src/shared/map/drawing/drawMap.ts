import type {
  GeoJSONSource,
  Map as MapLibre,
  MapMouseEvent,
  StyleSpecification,
} from "maplibre-gl";
import { onResize } from "../../ui/onResize.ts";
import type { Place } from "../place.ts";
import type { Camera, View } from "../state.ts";
import { glideMs, go, initialCamera, viewOf } from "./camera.ts";
import type { MapColors } from "./colors.ts";
import { countImage } from "./countImage.ts";
import { addLayers, chosenFilter, countPrefix, ids } from "./layers.ts";
import { mapLibre } from "./mapLibre.ts";
import { cityLabels, nameLabels, pinCoordinates } from "./pins.ts";
import { isPinUrl, pinUrl } from "./pinWorker.ts";

export interface DrawMapOptions {
  readonly container: HTMLElement;
  /** A host's style URL, or the bundled outline. */
  readonly style: string | StyleSpecification;
  /** Called when the host's style cannot be loaded. */
  readonly fallbackStyle: () => Promise<StyleSpecification>;
  readonly colors: MapColors;
  readonly camera: Camera["to"];
  readonly labels: { readonly canvas: string };
  /** The units of the scale. */
  readonly unit: "imperial" | "metric";
  readonly reducedMotion: boolean;
  /** How much of the canvas something covers from below, in px. */
  coveredPx(): number;
  onMoved(view: View, isByPerson: boolean): void;
  onChosen(index: number): void;
  /** Called with the place whose pin the pointer is on, or with −1. */
  onPointed(index: number): void;
  /** Called when a frame is complete. */
  onDrawn(): void;
  /** The WebGL context was lost, or could not be created. */
  onLost(): unknown;
}

export interface MapHandle {
  /** Sets the pins; a pin's id is its index in `places`. */
  setPlaces(places: readonly Place[]): void;
  /** Sets the places whose cities are labeled; only the outline style has such labels. */
  setCities(places: readonly Place[]): void;
  choose(index: number): void;
  /** Highlights the pin of a place that is pointed at elsewhere; −1 for none. */
  point(index: number): void;
  go(to: Camera["to"]): void;
  zoomBy(levels: number): void;
  remove(): void;
}

/** Draws a map into an element. Throws if the browser cannot draw it. */
export function drawMap(options: DrawMapOptions): MapHandle {
  const { container, style, colors, fallbackStyle, reducedMotion, onChosen, onLost } = options;
  let places: readonly Place[] = [];
  let cityPlaces: readonly Place[] = [];
  let pinVersion = 0;
  let chosenIndex = -1;
  let pointedIndex = -1;
  /** The camera jumps instead of gliding until the first frame is drawn. */
  let isDrawn = false;
  let isOutline = typeof style !== "string";
  const map = createMap(options, () => places);

  function updateCities(): void {
    void source(map, ids.cities)?.setData(cityLabels(cityPlaces));
  }

  function updateNames(): void {
    void source(map, ids.names)?.setData(nameLabels(places));
  }

  function highlightChosen(): void {
    for (const layer of [ids.chosen, ids.chosenNumbers])
      if (map.getLayer(layer)) map.setFilter(layer, chosenFilter([chosenIndex, pointedIndex]));
  }

  map.on("style.load", () => {
    addLayers(map, colors, isOutline, pinUrl(++pinVersion));
    if (cityPlaces.length) updateCities();
    updateNames();
    highlightChosen();
  });
  map.on("error", () => {
    if (isOutline || map.isStyleLoaded() || map.getLayer(ids.pins)) return;
    isOutline = true;
    void fallbackStyle().then((outline) => map.setStyle(outline), onLost);
  });
  map.setMissingStyleImageResolver((id) => addCountImage(map, id, colors));
  map.on("webglcontextlost", onLost);
  map.on("idle", () => {
    isDrawn = true;
    container.toggleAttribute("data-drawn", places.length > 0);
    options.onDrawn();
  });
  map.on("moveend", (event) =>
    options.onMoved(viewOf(map), "originalEvent" in event || "isByPerson" in event),
  );
  map.on("click", (event) => handleClick(map, event, onChosen));
  map.on("mousemove", (event) => options.onPointed(updateCursor(map, event)));
  map.on("mouseout", () => options.onPointed(-1));
  return {
    setPlaces(next) {
      places = next;
      void source(map, ids.pins)?.setData(pinUrl(++pinVersion));
      updateNames();
    },
    setCities(next) {
      cityPlaces = next;
      updateCities();
    },
    choose(index) {
      chosenIndex = index;
      highlightChosen();
    },
    point(index) {
      if (pointedIndex === index) return;
      pointedIndex = index;
      highlightChosen();
    },
    go: (to) => go(map, to, reducedMotion || !isDrawn, options.coveredPx()),
    zoomBy: (levels) =>
      void map.zoomTo(
        map.getZoom() + levels,
        { duration: reducedMotion ? 0 : glideMs / 2 },
        { isByPerson: true },
      ),
    remove: () => map.remove(),
  };
}

function createMap(
  { container, style, camera, labels, unit, reducedMotion, coveredPx }: DrawMapOptions,
  places: () => readonly Place[],
): MapLibre {
  const map = new (mapLibre.get().Map)({
    container,
    style,
    ...initialCamera(camera, coveredPx()),
    minZoom: 0.5,
    maxZoom: 18,
    attributionControl: typeof style === "string" && { compact: true },
    cooperativeGestures: true,
    trackResize: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    fadeDuration: reducedMotion ? 0 : 200,
    locale: { "Map.Title": labels.canvas },
    transformRequest: (url) =>
      isPinUrl(url) ? { url, ...pinRequestBody(pinCoordinates(places())) } : undefined,
  });
  map.on(
    "remove",
    onResize(container, () => fillContainer(map)),
  );
  map.addControl(new (mapLibre.get().ScaleControl)({ maxWidth: 96, unit }), "bottom-left");
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** MapLibre's own observer would move the camera, and so change the list, within its own turn. */
function fillContainer(map: MapLibre): void {
  const [canvas, container] = [map.getCanvas(), map.getContainer()];
  if (
    canvas.clientWidth !== container.clientWidth ||
    canvas.clientHeight !== container.clientHeight
  )
    map.resize();
}

/** Returns the index of the place under the pointer, or −1. */
function updateCursor(map: MapLibre, { point }: MapMouseEvent): number {
  const [hit] = map.getLayer(ids.single)
    ? map.queryRenderedFeatures(point, { layers: [ids.single, ids.clusters] })
    : [];
  map.getCanvas().style.cursor = hit ? "pointer" : "";
  return hit && typeof hit.properties["cluster_id"] !== "number" ? Number(hit.id) : -1;
}

/** MapLibre types a request body as text, but passes any value on to its worker. */
function pinRequestBody(numbers: Float64Array): { body: string } {
  // SAFETY: only our own protocol handler in the worker reads this body.
  return { body: numbers as unknown as string };
}

function source(map: MapLibre, id: string): GeoJSONSource | undefined {
  return map.getSource<GeoJSONSource>(id);
}

function addCountImage(map: MapLibre, id: string, { pin, onPin, onChosen }: MapColors): void {
  const color = [onPin, pin, onChosen].find((candidate) => id.startsWith(countPrefix(candidate)));
  const pinImage = color ? countImage(id.slice(countPrefix(color).length), color) : null;
  if (pinImage && !map.hasImage(id))
    map.addImage(id, pinImage.image, { pixelRatio: pinImage.pixelRatio });
}

/** Zooms into a cluster, or selects a pin. */
function handleClick(
  map: MapLibre,
  { point }: MapMouseEvent,
  onChosen: (index: number) => void,
): void {
  const hitBox: [[number, number], [number, number]] = [
    [point.x - 8, point.y - 8],
    [point.x + 8, point.y + 8],
  ];
  const [hit] = map.queryRenderedFeatures(hitBox, {
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
