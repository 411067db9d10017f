import type { Problem } from "../api/outcome.ts";
import type { Position } from "../contracts/locations.ts";
import type { Bounds } from "../geo/bounds.ts";
import type { Place } from "./place.ts";

/** What there is to look through. */
export type Supply =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly problem: Problem }
  | {
      readonly kind: "loaded";
      readonly places: readonly Place[];
      /** What the server has already searched for; null where it gave everything. */
      readonly asked: Asked | null;
    };

/** One question to the viewport-driven source (MP2). */
export interface Asked {
  readonly bounds: Bounds;
  readonly zoom: number;
  readonly query: string;
  readonly tags: readonly string[];
}

export interface View {
  readonly bounds: Bounds;
  readonly zoom: number;
}

/** Where the map should go; another key is another request. */
export interface Camera {
  readonly key: number;
  readonly to: { readonly bounds: Bounds } | { readonly center: Position; readonly zoom: number };
}

export interface Selection {
  readonly id: string;
  readonly by: "list" | "map" | "link";
}

export interface FinderState {
  readonly supply: Supply;
  /** A newer answer is awaited, or could not be had; what was there stays. */
  readonly refresh: "none" | "asking" | "failed";
  /** Where distances are counted from: what the address of the page's visitor says, the person themselves, or only a start. */
  readonly from: { readonly position: Position; readonly by: "start" | "address" | "person" };
  readonly near: "idle" | "asking" | "refused" | "unavailable" | "found";
  readonly query: string;
  readonly tags: readonly string[];
  /** Narrows the list; null for everywhere. */
  readonly area: Bounds | null;
  /** What the map shows now; null before there is one. */
  readonly view: View | null;
  /** The map was moved by hand, and the list is still that of another view. */
  readonly hasMoved: boolean;
  /** The list follows each move of the map. */
  readonly followsMap: boolean;
  readonly camera: Camera;
  readonly selection: Selection | null;
  /** Which of the two a narrow place shows. */
  readonly pane: "list" | "map";
}

/** Where a map begins that knows nothing of its visitor (MP5, BC3). */
export const defaultStart: Position = { latitude: 30.26, longitude: -97.74 };
export const defaultZoom = 11;

/** How far around the visitor a map begins, in miles (MP5). */
export const startMiles = 25;

export const everywhere: Bounds = { north: 90, south: -90, east: 180, west: -180 };
