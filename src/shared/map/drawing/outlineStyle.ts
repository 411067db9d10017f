import type { StyleSpecification } from "maplibre-gl";
import { outline } from "../outline.ts";
import { decodeLines, type LngLat } from "./decodePolyline.ts";
import type { MapColors } from "./colors.ts";

/**
 * The zoom levels between which the water and the borders fade out. The outline's coasts are up to 0.09° off
 * (`scripts/outline.ts`), which closer up would put restaurants into the sea.
 */
const fading = [8, 10] as const;

/** A map style of land, borders and states that needs no third party (MP3). */
export function outlineStyle({ water, land, line }: MapColors): StyleSpecification {
  const [start, end] = fading;
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
      {
        id: "water",
        type: "background",
        paint: {
          "background-color": ["interpolate", ["linear"], ["zoom"], start, water, end, land],
        },
      },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": land } },
      {
        id: "borders",
        type: "line",
        source: "borders",
        paint: {
          "line-color": line,
          "line-opacity": ["interpolate", ["linear"], ["zoom"], start, 1, end, 0],
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
