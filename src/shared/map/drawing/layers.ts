import type { ExpressionSpecification, Map as MapLibre } from "maplibre-gl";
import { maxNumbered } from "../place.ts";
import type { MapColors } from "./colors.ts";

/** Prefixed, so that no host style uses the same ids. */
export const ids = {
  pins: "dining-pins",
  cities: "dining-cities",
  names: "dining-names",
  clusters: "dining-clusters",
  counts: "dining-counts",
  single: "dining-single",
  chosen: "dining-chosen",
  chosenNumbers: "dining-chosen-numbers",
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
    // The outline has no streets that pins could hide, so they separate at a lower zoom than on a
    // map style.
    clusterRadius: hasCities ? 24 : 48,
    clusterMaxZoom: 13,
  });
  if (hasCities) {
    addCityLabels(map, colors);
    addNames(map, colors);
  }
  addPinLayers(map, colors);
}

function addCityLabels(map: MapLibre, { ink, land }: MapColors): void {
  map.addSource(ids.cities, { type: "geojson", data: empty() });
  map.addLayer({
    id: ids.cities,
    type: "symbol",
    source: ids.cities,
    maxzoom: 12,
    layout: {
      "text-field": ["get", "name"],
      "text-font": ["sans-serif"],
      "text-size": 13,
      // Labels move to any free side of their own circle.
      "text-variable-anchor": ["top", "bottom", "left", "right"],
      "text-radial-offset": ["step", ["get", "count"], 1.7, 10, 2, 100, 2.3, 1000, 2.7],
      "text-justify": "auto",
      "text-padding": 1,
      "symbol-sort-key": ["-", 0, ["get", "count"]],
    },
    paint: { "text-color": ink, "text-halo-color": land, "text-halo-width": 1.5 },
  });
}

/** The names of places, because the outline has nothing else to show. */
function addNames(map: MapLibre, { ink, land }: MapColors): void {
  map.addSource(ids.names, { type: "geojson", data: empty() });
  map.addLayer({
    id: ids.names,
    type: "symbol",
    source: ids.names,
    minzoom: 8.5,
    layout: {
      "text-field": ["get", "name"],
      "text-font": ["sans-serif"],
      "text-size": 12,
      "text-variable-anchor": ["left", "right", "top", "bottom"],
      "text-radial-offset": 1.4,
      "text-justify": "auto",
      "text-max-width": 9,
    },
    paint: { "text-color": ink, "text-halo-color": land, "text-halo-width": 1.5 },
  });
}

function addPinLayers(map: MapLibre, { pin, onPin, ring, chosen, onChosen }: MapColors): void {
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
    id: ids.single,
    type: "circle",
    source: ids.pins,
    filter: ["!", isCluster],
    paint: {
      "circle-color": ring,
      "circle-radius": 11,
      "circle-stroke-width": 2,
      "circle-stroke-color": pin,
    },
  });
  map.addLayer({
    id: ids.counts,
    type: "symbol",
    source: ids.pins,
    // Pins beyond the numbered ones take part with an empty image, so that city labels, ours and a
    // host's, keep clear of them.
    layout: {
      "icon-image": [
        "case",
        isCluster,
        ["concat", countPrefix(onPin), ["to-string", ["get", "point_count_abbreviated"]]],
        numberImage(pin),
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
    id: ids.chosen,
    type: "circle",
    source: ids.pins,
    filter: chosenFilter([]),
    paint: {
      "circle-color": chosen,
      "circle-radius": 11,
      "circle-stroke-width": 3,
      "circle-stroke-color": pin,
    },
  });
  map.addLayer({
    id: ids.chosenNumbers,
    type: "symbol",
    source: ids.pins,
    filter: chosenFilter([]),
    layout: { "icon-image": numberImage(onChosen), "icon-allow-overlap": true },
  });
}

/** The number of a pin in the list, for the first of them. */
function numberImage(color: string): ExpressionSpecification {
  return [
    "case",
    ["<", ["id"], maxNumbered],
    ["concat", countPrefix(color), ["to-string", ["+", ["id"], 1]]],
    countPrefix(color),
  ];
}

/** Matches the pins with these ids. */
export function chosenFilter(pinIds: readonly number[]): ExpressionSpecification {
  return ["all", ["!", isCluster], ["in", ["id"], ["literal", [...pinIds]]]];
}

function empty() {
  return { type: "FeatureCollection" as const, features: [] };
}

/** The id of a number's image contains its color and its text. */
export function countPrefix(color: string): string {
  return `dining-count ${color} `;
}
