import type { Map as MapLibre } from "maplibre-gl";
import type { Bounds } from "../bounds.ts";
import type { Camera, View } from "../state.ts";

/** Padding around a moved view in px. It is larger on the side of the controls. */
const padding = { top: 80, right: 72, bottom: 48, left: 48 };
/** The time in which the camera moves to another view. */
export const glideMs = 500;

export function initialCamera(to: Camera["to"], coveredPx: number) {
  return "bounds" in to
    ? {
        bounds: toLngLatBounds(to.bounds),
        fitBoundsOptions: { padding: paddingAbove(coveredPx), maxZoom: 14 },
      }
    : { center: lngLat(to.center), zoom: to.zoom };
}

export function go(
  map: MapLibre,
  to: Camera["to"],
  reducedMotion: boolean,
  coveredPx: number,
): void {
  const duration = reducedMotion ? 0 : glideMs;
  if ("bounds" in to)
    map.fitBounds(toLngLatBounds(to.bounds), {
      padding: paddingAbove(coveredPx),
      maxZoom: 14,
      duration,
    });
  else
    map.easeTo({
      center: lngLat(to.center),
      zoom: to.zoom,
      offset: [0, -coveredPx / 2],
      duration,
    });
}

/** The height of the scale above what covers the map, in px. */
const scalePx = 40;

function paddingAbove(coveredPx: number): typeof padding {
  return { ...padding, bottom: Math.max(padding.bottom, coveredPx + scalePx) };
}

/** The latitude at which the Mercator projection is cut off. */
const maxLatitude = 85;

function toLngLatBounds({ north, south, east, west }: Bounds): [number, number, number, number] {
  return [
    west,
    Math.max(-maxLatitude, south),
    east < west ? east + 360 : east,
    Math.min(maxLatitude, north),
  ];
}

function lngLat({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): [number, number] {
  return [longitude, Math.max(-maxLatitude, Math.min(maxLatitude, latitude))];
}

/**
 * The visible area, wrapped to the range −180 to 180: the map may have been panned around the world
 * several times.
 */
export function viewOf(map: MapLibre): View {
  const visible = map.getBounds();
  const [east, west] = [visible.getEast(), visible.getWest()];
  const isWholeWorld = east - west >= 360;
  return {
    bounds: {
      north: Math.min(90, visible.getNorth()),
      south: Math.max(-90, visible.getSouth()),
      east: isWholeWorld ? 180 : wrapLongitude(east),
      west: isWholeWorld ? -180 : wrapLongitude(west),
    },
    zoom: Math.round(map.getZoom() * 10) / 10,
  };
}

function wrapLongitude(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
