import type { MapBrand, Position } from "../contracts/locations.ts";
import { position } from "../contracts/position.ts";
import { boundsAround, boundsOf, covers, type Bounds } from "./bounds.ts";
import { currentPosition } from "../host/geolocation.ts";
import { stepRoute } from "../host/stepRoute.ts";
import { debounce, sleep } from "../host/timers.ts";
import { clientOf } from "../session/clientOf.ts";
import type { Environment } from "../widget/environment.ts";
import { positionsOf, resultsCamera, startCamera } from "./camera.ts";
import type { BrandFilter } from "./place.ts";
import { placeText, readPlaceText } from "./placeLink.ts";
import { createPlacesLoader } from "./placesLoader.ts";
import { createPlacesStore } from "./placesStore.ts";
import type { RankedPlace } from "./ranking.ts";
import { fetchVisitorPosition } from "./requests.ts";
import {
  wholeWorld,
  initialState,
  startMiles,
  type FinderState,
  type PlacesSource,
  type Selection,
  type View,
  type ViewRequest,
} from "./state.ts";

/** Milliseconds without another move or key before the view source is requested (MP2). */
const debounceMs = 225;
/** Milliseconds that the first list waits for the visitor's IP position, so that it rarely has to be sorted again. */
const visitorTimeoutMs = 800;

export interface FinderOptions {
  readonly environment: () => Environment;
  readonly source: PlacesSource;
  readonly brandFilter: () => BrandFilter;
  /** Brands in the host's options; null loads them. */
  readonly providedBrands: () => readonly MapBrand[] | null;
  /** The host's start position; null looks up the visitor's IP position. */
  readonly start: Position | null;
  /** Whether the page's address names the selected place. */
  readonly isLinked: boolean;
}

export type Finder = ReturnType<typeof createFinder>;

/** The places of one root and the visitor's search among them; ends with the environment's signal. */
export function createFinder(options: FinderOptions) {
  const { environment, providedBrands, start, isLinked } = options;
  const { signal, router, basePath } = environment();
  const route = stepRoute(isLinked ? router : "memory", basePath, "place");
  const linked = readPlaceText(route.read());
  const client = () => clientOf(environment());
  const places = createPlacesStore(
    initialState(options.source, start, linked),
    linked,
    options.brandFilter,
  );
  const loader = createPlacesLoader({
    client,
    signal,
    source: options.source,
    places,
    linkedPosition: linked?.position ?? null,
  });
  const { setState } = places.store;

  async function locateVisitor(): Promise<void> {
    const visitorPosition = start ? null : await fetchVisitorPosition(client(), signal);
    if (!visitorPosition || places.hasInteracted() || signal.aborted) return;
    setState({ from: { position: visitorPosition, by: "address" } });
    places.moveToStart();
  }

  async function begin(): Promise<void> {
    const provided = providedBrands();
    const located = Promise.race([locateVisitor(), sleep(visitorTimeoutMs, signal)]);
    if (provided) return places.show(provided, null);
    if (!loader.isByView()) return loader.loadAll(located);
    await located;
    await loader.loadView();
  }

  function select(id: string | null, by: Selection["by"]): void {
    places.interact();
    setState({ selection: id === null ? null : { id, by } });
    const place = places.loaded().find((candidate) => candidate.id === id);
    route.write(place ? placeText(place.id, place.location.position) : null, "replace");
  }

  void begin();
  return {
    ...searchActions({ places, loader, signal }),
    store: places.store,
    /** Whether the server searches each view, so that the list contains the places of one view. */
    isByView: loader.isByView,
    /** Formats a place for a link. Null if a link cannot select one. */
    textOf: isLinked && router === "browser" ? placeText : null,
    leaveArea: () => setState({ area: null }),
    setFollowsMap: (followsMap: boolean) => setState({ followsMap }),
    point: (pointed: string | null) => setState({ pointed }),
    showPane: (pane: FinderState["pane"]) => setState({ pane }),
    /**
     * Moves the map to results if it shows none of them. A source by view requests the visible
     * area.
     */
    showResults(results: readonly RankedPlace[]): void {
      const to = loader.isByView() ? null : resultsCamera(places.store.getState(), results);
      if (to) places.moveCamera(to);
    },
    /** Applies the host's brands and filter again, after their options have changed. */
    filterAgain: () => places.refilter(providedBrands()),
    select,
  };
}

interface SearchContext {
  readonly places: ReturnType<typeof createPlacesStore>;
  readonly loader: ReturnType<typeof createPlacesLoader>;
  readonly signal: AbortSignal;
}

/** The ways to search: words, tags, areas, moves of the map, and the visitor's position. */
function searchActions({ places, loader, signal }: SearchContext) {
  const { getState, setState } = places.store;
  const loadViewSoon = debounce(
    debounceMs,
    signal,
    (change: Partial<ViewRequest>) => void loader.loadView(change),
  );

  function setFilter(change: Partial<Pick<FinderState, "query" | "tags">>): void {
    places.interact();
    setState(change);
    if (loader.isByView()) loadViewSoon({});
  }

  function searchIn({ bounds, zoom }: View): void {
    setState({ hasMoved: false });
    if (loader.isByView()) loadViewSoon({ bounds, zoom });
    else setState({ area: bounds });
  }

  function moved(view: View, isByPerson: boolean): void {
    setState({ view });
    if (isByPerson) places.interact();
    if (getState().followsMap && (isByPerson || showsUnrequestedArea(view.bounds))) searchIn(view);
    else if (isByPerson) setState({ hasMoved: true });
  }

  function showsUnrequestedArea(bounds: Bounds): boolean {
    const requested = loader.requestedBounds();
    return loader.isByView() && requested !== null && !covers(requested, bounds);
  }

  async function searchEverywhere(): Promise<void> {
    setState({ area: null });
    if (loader.isByView()) await loader.loadView({ bounds: wholeWorld, zoom: 1 });
    const bounds = boundsOf(positionsOf(places.loaded()));
    if (bounds) places.moveCamera({ bounds });
  }

  return {
    type: (query: string) => setFilter({ query }),
    toggleTag(tag: string) {
      const { tags } = getState();
      setFilter({
        tags: tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag],
      });
    },
    clear() {
      setState({ area: null });
      setFilter({ query: "", tags: [] });
    },
    searchArea() {
      const { view } = getState();
      if (view) searchIn(view);
    },
    searchEverywhere: () => void searchEverywhere(),
    moved,
    nearMe: () => void searchNearMe({ places, loader, signal }),
    retry() {
      if (getState().load.kind === "failed") setState({ load: { kind: "loading" } });
      void loader.reload();
    },
  };
}

/** Asks the browser for the visitor's position and searches around it. */
async function searchNearMe({ places, loader, signal }: SearchContext): Promise<void> {
  const { getState, setState } = places.store;
  if (getState().near === "asking") return;
  places.interact();
  setState({ near: "asking" });
  const answer = await currentPosition();
  if (signal.aborted) return;
  const devicePosition =
    typeof answer === "string" ? null : position(answer.latitude, answer.longitude);
  if (!devicePosition)
    return setState({ near: typeof answer === "string" ? answer : "unavailable" });
  setState({
    near: "found",
    from: { position: devicePosition, by: "person" },
    area: null,
    hasMoved: false,
  });
  places.moveCamera(startCamera(getState().from, loader.isByView() ? [] : places.loaded()));
  if (loader.isByView()) {
    await loader.loadView({ bounds: boundsAround(devicePosition, startMiles), zoom: 9 });
  }
}
