import type { ExpressionSpecification, Map as MapLibre } from "maplibre-gl";
import type { MapColors } from "./colors.ts";

/** Prefixed, so that no host style uses the same ids. */
export const ids = {
  pins: "dining-pins",
  cities: "dining-cities",
  clusters: "dining-clusters",
  counts: "dining-counts",
  single: "dining-single",
  chosen: "dining-chosen",
} as const;

const isCluster: ExpressionSpecification = ["has", "point_count"];

/**
 * Adds clusters and pins on top of the current style; `hasCities` adds the city labels that the
 * outline lacks.
 */
export function addLayers(
  map: MapLibre,
  colors: MapColors,
  hasCities: boolean,
  pins: string,
): void {
  map.addSource(ids.pins, {
    type: "geojson",
    data: pins,
    cluster: true,
    clusterRadius: 48,
    clusterMaxZoom: 13,
  });
  if (hasCities) addCityLabels(map, colors);
  addPinLayers(map, colors);
}

function addCityLabels(map: MapLibre, { ink, land }: MapColors): void {
  map.addSource(ids.cities, { type: "geojson", data: empty() });
  map.addLayer({
    id: ids.cities,
    type: "symbol",
    source: ids.cities,
    layout: {
      "text-field": ["get", "name"],
      "text-font": ["sans-serif"],
      "text-size": 13,
      // Labels move to whichever side of their own circle is free.
      "text-variable-anchor": ["top", "bottom", "left", "right"],
      "text-radial-offset": ["step", ["get", "count"], 1.7, 10, 2, 100, 2.3, 1000, 2.7],
      "text-justify": "auto",
      "text-padding": 1,
      "symbol-sort-key": ["-", 0, ["get", "count"]],
    },
    paint: { "text-color": ink, "text-halo-color": land, "text-halo-width": 1.5 },
  });
}

function addPinLayers(map: MapLibre, { pin, onPin, ring, chosen }: MapColors): void {
  map.addLayer({
    id: ids.clusters,
    type: "circle",
    source: ids.pins,
    filter: isCluster,
    paint: {
      "circle-color": pin,
      "circle-radius": ["step", ["get", "point_count"], 15, 10, 18, 100, 22, 1000, 27],
      "circle-stroke-width": 2,
      "circle-stroke-color": ring,
    },
  });
  map.addLayer({
    id: ids.counts,
    type: "symbol",
    source: ids.pins,
    // Single pins take part with an empty image, so that city labels, ours and a host's, keep clear
    // of them.
    layout: {
      "icon-image": [
        "case",
        isCluster,
        ["concat", countPrefix(onPin), ["to-string", ["get", "point_count_abbreviated"]]],
        countPrefix(onPin),
      ],
      "icon-padding": [
        "step",
        ["coalesce", ["get", "point_count"], 1],
        1,
        2,
        8,
        10,
        10,
        100,
        13,
        1000,
        18,
      ],
      "icon-allow-overlap": true,
    },
  });
  map.addLayer({
    id: ids.single,
    type: "circle",
    source: ids.pins,
    filter: ["!", isCluster],
    paint: {
      "circle-color": pin,
      "circle-radius": 8,
      "circle-stroke-width": 2,
      "circle-stroke-color": ring,
    },
  });
  map.addLayer({
    id: ids.chosen,
    type: "circle",
    source: ids.pins,
    filter: chosenFilter(-1),
    paint: {
      "circle-color": chosen,
      "circle-radius": 11,
      "circle-stroke-width": 3,
      "circle-stroke-color": pin,
    },
  });
}

/** Matches the pin with this id; −1 matches none. */
export function chosenFilter(id: number): ExpressionSpecification {
  return ["all", ["!", isCluster], ["==", ["id"], id]];
}

function empty() {
  return { type: "FeatureCollection" as const, features: [] };
}

/** The id of a number's image holds its color and its text. */
export function countPrefix(color: string): string {
  return `dining-count ${color} `;
}
