import { createStore } from "zustand/vanilla";
import type { MapBrand, Position } from "../contracts/locations.ts";
import { position } from "../contracts/position.ts";
import { boundsAround, boundsOf, type Bounds } from "../geo/bounds.ts";
import { currentPosition } from "../host/geolocation.ts";
import { stepRoute } from "../host/stepRoute.ts";
import { debounce, sleep } from "../host/timers.ts";
import { clientOf } from "../session/clientOf.ts";
import type { Environment } from "../widget/environment.ts";
import { positionsOf, startCamera } from "./camera.ts";
import { placesOf, type Wanted } from "./place.ts";
import { placeText, readPlaceText, type LinkedPlace } from "./placeLink.ts";
import { askAddress, askView, askWhole, questionAround } from "./sources.ts";
import {
  defaultStart,
  defaultZoom,
  everywhere,
  startMiles,
  type Asked,
  type Camera,
  type FinderState,
  type Selection,
  type View,
} from "./state.ts";

/** Milliseconds without another move or key before the viewport-driven source is asked (MP2). */
const debounceMs = 225;

/** How long a list waits for the visitor's address, so that it need not be sorted anew before somebody's eyes. */
const addressPatienceMs = 800;

export interface FinderStart {
  readonly environment: () => Environment;
  /** All places once, or those of each view (MP2). */
  readonly source: "whole" | "view";
  readonly wanted: () => Wanted;
  /** Brands that came with the page save the call. */
  readonly given: () => readonly MapBrand[] | null;
  /** The host's own start; null asks where the visitor's address is. */
  readonly start: Position | null;
  /** The chosen place stands in the page's address. */
  readonly isLinked: boolean;
}

export type Finder = ReturnType<typeof createFinder>;

/** Places to look through, and what somebody has done to find one. Made once per root; ends with the environment's signal. */
export function createFinder({
  environment,
  wanted,
  given,
  start,
  isLinked,
  ...first
}: FinderStart) {
  const { signal, router, basePath } = environment();
  const route = stepRoute(isLinked ? router : "memory", basePath, "place");
  const linked = readPlaceText(route.read());
  const store = createStore<FinderState>(() => firstState(first.source, start, linked));
  const { getState: now, setState: set } = store;
  const client = () => clientOf(environment());
  let { source } = first;
  let brands: readonly MapBrand[] = [];
  let asked: Asked | null = null;
  let asking = new AbortController();
  /** Once somebody uses the finder, nothing moves under their hands. */
  let isTouched = false;
  signal.addEventListener("abort", () => asking.abort(), { once: true });

  function show(found: readonly MapBrand[]): void {
    brands = found;
    const isFirst = now().supply.kind !== "loaded";
    set({
      supply: {
        kind: "loaded",
        places: placesOf(found, wanted()),
        asked: source === "view" ? asked : null,
      },
      refresh: "none",
    });
    if (isFirst && !linked?.position) aim(startCamera(now().from, loaded()));
  }

  const loaded = () => {
    const { supply } = now();
    return supply.kind === "loaded" ? supply.places : [];
  };

  function aim(to: Camera["to"]): void {
    set({ camera: { key: now().camera.key + 1, to } });
  }

  async function visitor(): Promise<void> {
    const found = start ? null : await askAddress(client(), signal);
    if (!found || isTouched || signal.aborted) return;
    set({ from: { position: found, by: "address" } });
    if (!linked?.position) aim(startCamera(now().from, loaded()));
  }

  async function begin(): Promise<void> {
    const own = given();
    const patience = Promise.race([visitor(), sleep(addressPatienceMs, signal)]);
    if (own) return show(own);
    if (source === "whole") return loadWhole(patience);
    await patience;
    await ask({});
  }

  async function loadWhole(patience?: Promise<unknown>): Promise<void> {
    const outcome = await askWhole(client(), signal);
    await patience;
    if (signal.aborted) return;
    if (outcome.ok) show(outcome.value);
    else set({ supply: { kind: "failed", problem: outcome.problem } });
  }

  /** The newest question wins: an older one is aborted, and its late answer counts for nothing (fault F1). */
  async function ask(next: Partial<Asked>): Promise<void> {
    asking.abort();
    const { signal: mine } = (asking = new AbortController());
    const { query, tags, from } = now();
    asked = {
      ...(asked ?? questionAround(linked?.position ?? from.position)),
      ...next,
      query,
      tags,
    };
    set({ refresh: "asking", hasMoved: false });
    const outcome = await askView(client(), asked, mine);
    if (mine.aborted || signal.aborted) return;
    if (outcome.ok) return show(outcome.value);
    if (outcome.problem.kind === "rejected" && outcome.problem.status === 404) {
      source = "whole";
      return loadWhole();
    }
    if (now().supply.kind === "loaded") set({ refresh: "failed" });
    else set({ supply: { kind: "failed", problem: outcome.problem }, refresh: "none" });
  }

  const askSoon = debounce(debounceMs, signal, (next: Partial<Asked>) => void ask(next));

  function narrow(change: Partial<Pick<FinderState, "query" | "tags">>): void {
    isTouched = true;
    set(change);
    if (source === "view") askSoon({});
  }

  function searchIn(bounds: Bounds, zoom: number): void {
    set({ hasMoved: false });
    if (source === "view") askSoon({ bounds, zoom });
    else set({ area: bounds });
  }

  function moved(view: View, isByPerson: boolean): void {
    set({ view });
    if (isByPerson) isTouched = true;
    if (
      now().followsMap &&
      (isByPerson || (source === "view" && asked && !covers(asked.bounds, view.bounds)))
    )
      searchIn(view.bounds, view.zoom);
    else if (isByPerson) set({ hasMoved: true });
  }

  async function nearMe(): Promise<void> {
    if (now().near === "asking") return;
    isTouched = true;
    set({ near: "asking" });
    const answer = await currentPosition();
    if (signal.aborted) return;
    const found = typeof answer === "string" ? null : position(answer.latitude, answer.longitude);
    if (!found) return set({ near: typeof answer === "string" ? answer : "unavailable" });
    set({ near: "found", from: { position: found, by: "person" }, area: null, hasMoved: false });
    aim(startCamera(now().from, source === "whole" ? loaded() : []));
    if (source === "view") await ask({ bounds: boundsAround(found, startMiles), zoom: 9 });
  }

  function select(id: string | null, by: Selection["by"]): void {
    isTouched = true;
    set({ selection: id === null ? null : { id, by } });
    const place = loaded().find((one) => one.id === id);
    route.write(place ? placeText(place.id, place.location.position) : null, "replace");
  }

  async function retry(): Promise<void> {
    if (now().supply.kind === "failed") set({ supply: { kind: "loading" } });
    await (source === "view" ? ask({}) : loadWhole());
  }

  void begin();
  return {
    store,
    /** Whether the server searches, so that the list is that of a view. */
    isByView: () => source === "view",
    /** The whole address of the page with this place chosen, where it can be linked to. */
    textOf: isLinked && router === "browser" ? placeText : null,
    type: (query: string) => narrow({ query }),
    toggleTag: (tag: string) =>
      narrow({
        tags: now().tags.includes(tag)
          ? now().tags.filter((one) => one !== tag)
          : [...now().tags, tag],
      }),
    clear: () => {
      set({ area: null });
      narrow({ query: "", tags: [] });
    },
    leaveArea: () => set({ area: null }),
    searchArea: () => {
      const { view } = now();
      if (view) searchIn(view.bounds, view.zoom);
    },
    async searchEverywhere() {
      set({ area: null });
      if (source === "view") await ask({ bounds: everywhere, zoom: 1 });
      const bounds = boundsOf(positionsOf(loaded()));
      if (bounds) aim({ bounds });
    },
    setFollowsMap: (followsMap: boolean) => set({ followsMap }),
    showPane: (pane: FinderState["pane"]) => set({ pane }),
    /** Options have changed: other brands, or another choice of them. */
    follow: () => now().supply.kind === "loaded" && show(given() ?? brands),
    moved,
    nearMe: () => void nearMe(),
    select,
    retry: () => void retry(),
  };
}

function firstState(
  source: "whole" | "view",
  start: Position | null,
  linked: LinkedPlace | null,
): FinderState {
  const at = start ?? defaultStart;
  return {
    supply: { kind: "loading" },
    refresh: "none",
    from: { position: at, by: "start" },
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
        : { center: at, zoom: defaultZoom },
    },
    selection: linked && { id: linked.id, by: "link" },
    pane: "list",
  };
}

/** Does one box hold the other? Never, where either goes over the antimeridian and they differ. */
function covers(outer: Bounds, inner: Bounds): boolean {
  const isCrossing = outer.west > outer.east || inner.west > inner.east;
  const sides = isCrossing
    ? outer.west === inner.west && outer.east === inner.east
    : outer.west <= inner.west && outer.east >= inner.east;
  return sides && outer.north >= inner.north && outer.south <= inner.south;
}
