import { createStore } from "zustand/vanilla";
import type { MapBrand } from "../contracts/locations.ts";
import { startCamera } from "./camera.ts";
import { placesOf, type BrandFilter, type Place } from "./place.ts";
import type { LinkedPlace } from "./placeLink.ts";
import type { Camera, FinderState, ViewRequest } from "./state.ts";

export type PlacesStore = ReturnType<typeof createPlacesStore>;

/** The finder's state, with the changes that loading and the visitor's actions share. */
export function createPlacesStore(
  initialState: FinderState,
  linked: LinkedPlace | null,
  brandFilter: () => BrandFilter,
) {
  const store = createStore<FinderState>(() => initialState);
  const { getState, setState } = store;
  let brands: readonly MapBrand[] = [];
  let hasInteracted = false;

  function loaded(): readonly Place[] {
    const { load } = getState();
    return load.kind === "loaded" ? load.places : [];
  }

  function moveCamera(to: Camera["to"]): void {
    setState({ camera: { key: getState().camera.key + 1, to } });
  }

  /** Moves to the start, unless a linked place already says where to look. */
  function moveToStart(): void {
    if (!linked?.position) moveCamera(startCamera(getState().from, loaded()));
  }

  /** `request` is what the server has searched for. Null if it returned every place. */
  function show(next: readonly MapBrand[], request: ViewRequest | null): void {
    const isFirst = getState().load.kind !== "loaded";
    brands = next;
    setState({
      load: { kind: "loaded", places: placesOf(next, brandFilter()), request },
      refresh: "none",
    });
    if (isFirst) moveToStart();
  }

  return {
    store,
    loaded,
    moveCamera,
    moveToStart,
    show,
    /** Applies changed options: other brands, or another filter on them. */
    refilter(provided: readonly MapBrand[] | null): void {
      const { load } = getState();
      if (load.kind === "loaded") show(provided ?? brands, load.request);
    },
    /** After the first interaction the visitor's late IP position no longer moves the map. */
    interact: () => void (hasInteracted = true),
    hasInteracted: () => hasInteracted,
  };
}
