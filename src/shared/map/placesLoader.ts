import type { Client } from "../api/client.ts";
import type { Position } from "../contracts/locations.ts";
import type { Bounds } from "./bounds.ts";
import type { PlacesStore } from "./placesStore.ts";
import { fetchAllBrands, fetchBrandsInView, requestAround } from "./requests.ts";
import type { PlacesSource, ViewRequest } from "./state.ts";

interface LoaderOptions {
  readonly client: () => Client;
  readonly signal: AbortSignal;
  readonly source: PlacesSource;
  readonly places: PlacesStore;
  /** The position that a link to a place names; null without one. */
  readonly linkedPosition: Position | null;
}

/** Loads places into the store. A server without the view endpoint is asked for all places instead. */
export function createPlacesLoader({
  client,
  signal,
  places,
  linkedPosition,
  ...options
}: LoaderOptions) {
  const { getState, setState } = places.store;
  let { source } = options;
  let request: ViewRequest | null = null;
  let controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort(), { once: true });

  /** Shows the places once `ready` has settled too. */
  async function loadAll(ready?: Promise<unknown>): Promise<void> {
    const outcome = await fetchAllBrands(client(), signal);
    await ready;
    if (signal.aborted) return;
    if (outcome.ok) places.show(outcome.value, null);
    else setState({ load: { kind: "failed", problem: outcome.problem } });
  }

  /** The newest request wins: an older one is aborted, and its late answer is ignored (fault F1). */
  async function loadView(change: Partial<ViewRequest> = {}): Promise<void> {
    controller.abort();
    const current = (controller = new AbortController());
    const { query, tags, from } = getState();
    request = {
      ...(request ?? requestAround(linkedPosition ?? from.position)),
      ...change,
      query,
      tags,
    };
    setState({ refresh: "asking", hasMoved: false });
    const outcome = await fetchBrandsInView(client(), request, current.signal);
    if (current.signal.aborted || signal.aborted) return;
    if (outcome.ok) return places.show(outcome.value, request);
    if (outcome.problem.kind === "rejected" && outcome.problem.status === 404) {
      source = "all";
      return loadAll();
    }
    if (getState().load.kind === "loaded") setState({ refresh: "failed" });
    else setState({ load: { kind: "failed", problem: outcome.problem }, refresh: "none" });
  }

  return {
    isByView: () => source === "view",
    /** The area last requested from the view source; null before the first request. */
    requestedBounds: (): Bounds | null => request && request.bounds,
    loadAll,
    loadView,
    reload: () => (source === "view" ? loadView() : loadAll()),
  };
}
