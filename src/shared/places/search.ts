import { createStore } from "zustand/vanilla";
import type { Client } from "../api/client.ts";
import type { Outcome } from "../api/outcome.ts";
import { autocompletePlaces, searchPlaces, type FoundPlace } from "../contracts/places.ts";
import { debounce } from "../host/timers.ts";

/** Milliseconds without a key until somebody has finished typing (A:L250), and the fewest characters that are looked up (L2). */
const debounceMs = 400;
const fewest = 3;

export interface PlaceSearchState {
  readonly query: string;
  /** What fits what has been typed so far; null before the first answer. */
  readonly suggestions: readonly FoundPlace[] | null;
  /** What the last search found; null before the first one, and once something else is typed. */
  readonly results: readonly FoundPlace[] | null;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

export type PlaceSearch = ReturnType<typeof createPlaceSearch>;

/**
 * Looks restaurants up while somebody types, and on request. The newest question wins: an older one is aborted, and its
 * late answer counts for nothing. Text that an input method is still composing is shown, but not looked up.
 */
export function createPlaceSearch({
  client,
  signal,
}: {
  client: () => Client;
  signal: AbortSignal;
}) {
  const store = createStore<PlaceSearchState>(() => ({
    query: "",
    suggestions: null,
    results: null,
    isSearching: false,
    hasFailed: false,
  }));
  let asking = new AbortController();
  signal.addEventListener("abort", () => asking.abort(), { once: true });

  function begin(): AbortSignal {
    asking.abort();
    asking = new AbortController();
    return asking.signal;
  }

  const suggest = debounce(debounceMs, signal, async () => {
    const query = store.getState().query.trim();
    if ([...query].length < fewest || store.getState().isSearching) return;
    const mine = begin();
    const outcome = await client().call(autocompletePlaces, { query: { query } }, { signal: mine });
    // Suggestions that cannot be had are no failure: there is still the search.
    if (!mine.aborted && outcome.ok) store.setState({ suggestions: outcome.value.predictions });
  });

  /** `isComposing`: an input method has not finished. */
  function type(query: string, isComposing = false): void {
    client().warmUp();
    const before = store.getState().query;
    if (query !== before) {
      begin();
      store.setState({
        query,
        suggestions: null,
        results: null,
        isSearching: false,
        hasFailed: false,
      });
    }
    if (!isComposing) suggest();
  }

  async function search(): Promise<void> {
    const q = store.getState().query.trim();
    if (!q) return;
    const mine = begin();
    store.setState({ isSearching: true, hasFailed: false, suggestions: null, results: null });
    const outcome: Outcome<{ places: FoundPlace[] }> = await client().call(
      searchPlaces,
      { body: { q } },
      { signal: mine },
    );
    if (mine.aborted) return;
    store.setState(
      outcome.ok
        ? { isSearching: false, results: outcome.value.places }
        : { isSearching: false, hasFailed: true },
    );
  }

  return { store, type, search: () => void search() };
}
