import type { StyleSpecification } from "maplibre-gl";
import { outline } from "../outline.ts";
import { decodeLines, type LngLat } from "./decodePolyline.ts";
import type { MapColors } from "./colors.ts";

/** A map style of land, borders and states that needs no third party (MP3). */
export function outlineStyle({ water, land, line }: MapColors): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: "geojson", data: polygons(decodeLines(outline.land)) },
      borders: {
        type: "geojson",
        data: multiLine([...decodeLines(outline.countries), ...decodeLines(outline.states)]),
      },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": water } },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": land } },
      {
        id: "borders",
        type: "line",
        source: "borders",
        paint: {
          "line-color": line,
          "line-width": ["interpolate", ["linear"], ["zoom"], 2, 0.6, 8, 1.4],
        },
      },
    ],
  };
}

function polygons(rings: readonly LngLat[][]) {
  return {
    type: "FeatureCollection" as const,
    features: rings.map((ring) => ({
      type: "Feature" as const,
      properties: null,
      geometry: { type: "Polygon" as const, coordinates: [ring] },
    })),
  };
}

function multiLine(coordinates: LngLat[][]) {
  return {
    type: "Feature" as const,
    properties: null,
    geometry: { type: "MultiLineString" as const, coordinates },
  };
}
