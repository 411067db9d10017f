import { createStore } from "zustand/vanilla";
import type { Client } from "../api/client.ts";
import type { Outcome } from "../api/outcome.ts";
import { autocompletePlaces, searchPlaces, type PlaceResult } from "../contracts/places.ts";
import { debounce } from "../host/timers.ts";

/**
 * Milliseconds without a key before suggestions load (A9.21), and the fewest characters that are
 * looked up (L2).
 */
const debounceMs = 400;
const minCharacters = 3;

export interface PlaceSearchState {
  readonly query: string;
  /** Suggestions for the current text; null until they are loaded. */
  readonly suggestions: readonly PlaceResult[] | null;
  /** Results of the last search; null before it, and again when the text changes. */
  readonly results: readonly PlaceResult[] | null;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

export type PlaceSearch = ReturnType<typeof createPlaceSearch>;

/**
 * Restaurant suggestions while the visitor types, and search on request. The newest request wins:
 * an older one is aborted, and its late answer ignored. Text that an input method is still
 * composing is not looked up.
 */
export function createPlaceSearch({
  client,
  signal,
  query: initialQuery = "",
}: {
  client: () => Client;
  signal: AbortSignal;
  /** The text to begin with, which is not looked up. */
  query?: string | undefined;
}) {
  const store = createStore<PlaceSearchState>(() => ({
    query: initialQuery,
    suggestions: null,
    results: null,
    isSearching: false,
    hasFailed: false,
  }));
  let controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort(), { once: true });

  function beginRequest(): AbortSignal {
    controller.abort();
    controller = new AbortController();
    return controller.signal;
  }

  const suggest = debounce(debounceMs, signal, async () => {
    const { isSearching, results, hasFailed, ...state } = store.getState();
    const query = state.query.trim();
    // A search for this text already has results, which suggestions would cover.
    const isSearched = isSearching || results || hasFailed;
    if ([...query].length < minCharacters || isSearched) return;
    const requestSignal = beginRequest();
    const outcome = await client().call(
      autocompletePlaces,
      { query: { query } },
      { signal: requestSignal },
    );
    // Missing suggestions are not an error, because the search still works.
    if (!requestSignal.aborted && outcome.ok)
      store.setState({ suggestions: outcome.value.predictions });
  });

  /** `isComposing`: an input method has not finished the text. */
  function type(query: string, isComposing = false): void {
    client().warmUp();
    const previous = store.getState().query;
    if (query !== previous) {
      beginRequest();
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
    const requestSignal = beginRequest();
    store.setState({ isSearching: true, hasFailed: false, suggestions: null, results: null });
    const outcome: Outcome<{ places: PlaceResult[] }> = await client().call(
      searchPlaces,
      { body: { q } },
      { signal: requestSignal },
    );
    if (requestSignal.aborted) return;
    store.setState(
      outcome.ok
        ? { isSearching: false, results: outcome.value.places }
        : { isSearching: false, hasFailed: true },
    );
  }

  return { store, type, search: () => void search() };
}
