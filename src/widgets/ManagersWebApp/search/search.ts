import { createLatest } from "../../../shared/flow/latest.ts";
import { createStore } from "zustand/vanilla";
import type { Outcome } from "../../../shared/api/outcome.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { debounce } from "../../../shared/host/timers.ts";

/** C5.17–C5.19. */
export const shortestSearch = 3;
export const searchDelayMs = 225;

export interface SearchState<Row> {
  readonly text: string;
  /** Null until there is an answer. */
  readonly rows: readonly Row[] | null;
  /** The query of the rows. */
  readonly answeredTo: string | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

export interface SearchDeps<Row> {
  readonly find: (text: string, signal: AbortSignal) => Promise<Outcome<readonly Row[]>>;
  /** With an empty text, whether all rows are loaded. Otherwise none are shown. */
  readonly findsAll: boolean;
  readonly signal: AbortSignal;
}

/**
 * Searches while the manager types: from three characters on, 225 ms after the last one. Only the
 * newest answer is shown (fault F1).
 */
export function createSearch<Row>({ find, findsAll, signal }: SearchDeps<Row>) {
  const blank: SearchState<Row> = {
    text: "",
    rows: null,
    answeredTo: null,
    isLoading: false,
    hasFailed: false,
  };
  const store = createStore<SearchState<Row>>(() => blank);
  const reads = createLatest(signal);
  let isComposing = false;
  const askSoon = debounce(searchDelayMs, signal, () => void fetchGuests());

  async function fetchGuests(): Promise<void> {
    const text = store.getState().text.trim();
    if (!isAsked(text)) return;
    const thisRead = reads.next();
    store.setState({ isLoading: true, hasFailed: false });
    const outcome = await find(text, thisRead);
    if (thisRead.aborted) return;
    if (outcome.ok) store.setState({ isLoading: false, rows: outcome.value, answeredTo: text });
    else store.setState({ isLoading: false, hasFailed: true });
  }

  function isAsked(text: string): boolean {
    return text ? [...text].length >= shortestSearch : findsAll;
  }

  function changed(): void {
    const text = store.getState().text.trim();
    // A pending answer belongs to the previous text.
    reads.stop();
    store.setState({ isLoading: false });
    if (!text && !findsAll) store.setState({ rows: null, answeredTo: null, hasFailed: false });
    askSoon();
  }

  onOnline(signal, () => void (store.getState().hasFailed && fetchGuests()));

  return {
    store,
    type(text: string): void {
      const isSame = text.trim() === store.getState().text.trim();
      store.setState({ text });
      if (!isComposing && !isSame) changed();
    },
    /** The unfinished text of an input method is not searched. */
    compose(isOn: boolean): void {
      isComposing = isOn;
      if (!isOn) changed();
    },
    again: () => void fetchGuests(),
    /** Loads all rows if there are none yet. */
    open(): void {
      const { rows, isLoading } = store.getState();
      if (findsAll && !rows && !isLoading) void fetchGuests();
    },
    clear(): void {
      reads.stop();
      store.setState(blank);
    },
  };
}
