import type { Problem } from "../api/outcome.ts";
import type { Position } from "../contracts/locations.ts";
import type { Bounds } from "./bounds.ts";
import type { Place } from "./place.ts";
import type { LinkedPlace } from "./placeLink.ts";

/** `all` loads every place once, `view` the places of each visible area (MP2). */
export type PlacesSource = "all" | "view";

export type PlacesLoad =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly problem: Problem }
  | {
      readonly kind: "loaded";
      readonly places: readonly Place[];
      /** The request that the server answered. Null if it returned every place. */
      readonly request: ViewRequest | null;
    };

/** A request to the view source (MP2). */
export interface ViewRequest {
  readonly bounds: Bounds;
  readonly zoom: number;
  readonly query: string;
  readonly tags: readonly string[];
}

export interface View {
  readonly bounds: Bounds;
  readonly zoom: number;
}

/** Where the map should move; a new key is a new request. */
export interface Camera {
  readonly key: number;
  readonly to: { readonly bounds: Bounds } | { readonly center: Position; readonly zoom: number };
}

export interface Selection {
  readonly id: string;
  readonly by: "list" | "map" | "link";
}

export interface FinderState {
  readonly load: PlacesLoad;
  /** Whether newer places are loading or failed to load; the places already loaded stay. */
  readonly refresh: "none" | "asking" | "failed";
  /**
   * The position that distances are measured from: the default start, the visitor's IP address or
   * the device's position.
   */
  readonly from: { readonly position: Position; readonly by: "start" | "address" | "person" };
  readonly near: "idle" | "asking" | "refused" | "unavailable" | "found";
  readonly query: string;
  readonly tags: readonly string[];
  /** Limits the list to an area; null for everywhere. */
  readonly area: Bounds | null;
  /** The map's visible area; null before the map is drawn. */
  readonly view: View | null;
  /** The visitor moved the map, and the list still shows another area. */
  readonly hasMoved: boolean;
  /** The list follows each move of the map. */
  readonly followsMap: boolean;
  readonly camera: Camera;
  readonly selection: Selection | null;
  /** The id of the place under the pointer or with the focus, in the list or on the map. */
  readonly pointed: string | null;
  /** The pane that narrow layouts show. */
  readonly pane: "list" | "map";
}

/** The map's start when the visitor's position is unknown (MP5, BC3). */
export const defaultStart: Position = { latitude: 30.26, longitude: -97.74 };
export const defaultZoom = 11;

/** The radius around the visitor that the map starts with, in miles (MP5). */
export const startMiles = 25;

export const wholeWorld: Bounds = { north: 90, south: -90, east: 180, west: -180 };

/** A linked place decides the camera and the selection. */
export function initialState(
  source: PlacesSource,
  start: Position | null,
  linked: LinkedPlace | null,
): FinderState {
  const origin = start ?? defaultStart;
  return {
    load: { kind: "loading" },
    refresh: "none",
    from: { position: origin, by: "start" },
    near: "idle",
    query: "",
    tags: [],
    area: null,
    view: null,
    hasMoved: false,
    followsMap: source === "view",
    camera: {
      key: 0,
      to: linked?.position
        ? { center: linked.position, zoom: 14 }
        : { center: origin, zoom: defaultZoom },
    },
    selection: linked && { id: linked.id, by: "link" },
    pointed: null,
    pane: "list",
  };
}
