import { createLatest } from "../../../shared/flow/latest.ts";
import type { StoreApi } from "zustand/vanilla";
import type { Client } from "../../../shared/api/client.ts";
import type { Outcome, Problem } from "../../../shared/api/outcome.ts";
import {
  readRedemption,
  type GiftRecipient,
  type Redemption,
} from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import type { GiftsState } from "./giftsState.ts";
import { nextOf, pageAfter } from "./paging.ts";

/** The order whose gifts are read. */
interface GiftReaderDeps {
  readonly client: () => Client;
  readonly id: string;
  readonly store: StoreApi<GiftsState>;
  readonly signal: AbortSignal;
}

type Filter = Partial<Pick<GiftsState, "query" | "status">>;

/** The most pages that are read again after a write. */
const mostPagesAgain = 5;

/** Reads the gifts of an order into its store, page by page. */
export function createGiftReader(deps: GiftReaderDeps) {
  const { store, signal } = deps;
  const reads = createLatest(signal);
  let isWhole = false;
  let pagesRead = 1;

  /**
   * The filter for the server. None once the whole list is loaded, because the page then filters
   * it.
   */
  const filterNow = (): Filter => (isWhole ? {} : store.getState());

  /** Reads this many pages, starting with the first one. */
  async function load(pages = 1): Promise<void> {
    const thisRead = reads.next();
    if (store.getState().kind === "failed") store.setState({ kind: "loading" });
    let gifts: GiftRecipient[] = [];
    for (let number = 1; number <= pages; number++) {
      const outcome = await readPage(deps, number, filterNow(), thisRead);
      if (thisRead.aborted) return;
      if (!outcome.ok) return fail(outcome.problem);
      const { recipients, meta, ...order } = outcome.value;
      gifts = [...gifts, ...recipients];
      const { query, status } = store.getState();
      if (number === 1 && !query && !status) isWhole = meta.nextPage === null;
      pagesRead = number;
      if (number === pages || meta.nextPage === null) {
        store.setState({
          kind: "loaded",
          order: { ...order, recipients: [], meta },
          gifts,
          total: meta.total ?? gifts.length,
          ...nextOf(number, meta.nextPage),
        });
        return;
      }
    }
  }

  function fail(problem: Problem): void {
    const isMissing = problem.kind === "rejected" && problem.status === 404;
    if (store.getState().kind !== "loaded")
      store.setState({ kind: isMissing ? "missing" : "failed" });
  }

  async function more(): Promise<boolean> {
    const { next, isLoadingMore } = store.getState();
    if (next === null || isLoadingMore) return false;
    const thisRead = reads.current();
    store.setState({ isLoadingMore: true });
    const outcome = await readPage(deps, next, filterNow(), thisRead);
    store.setState({ isLoadingMore: false });
    if (thisRead.aborted || !outcome.ok) return false;
    const { recipients, meta } = outcome.value;
    pagesRead = next;
    const knownIds = new Set(store.getState().gifts.map((gift) => gift.id));
    store.setState(({ gifts }) => ({
      gifts: [...gifts, ...recipients.filter((gift) => !knownIds.has(gift.id))],
      ...nextOf(next, meta.nextPage),
    }));
    return true;
  }

  return {
    load,
    /** Reads again what a write may have changed. */
    reload: () => load(Math.min(pagesRead, mostPagesAgain)),
    more,
    isWhole: () => isWhole,
  };
}

/** Every gift of the order, without a filter. Null if not all of them load. */
export async function readEveryGift(
  { client, id, store, signal }: GiftReaderDeps,
  isWhole: boolean,
): Promise<readonly GiftRecipient[] | null> {
  const { gifts, next, isCut, query, status } = store.getState();
  if (isCut) return null;
  if (isWhole || (next === null && !query && !status)) return gifts;
  const all: GiftRecipient[] = [];
  for (let number: number | null = 1; number !== null;) {
    const outcome: Outcome<Redemption> = await client().call(
      readRedemption,
      { path: { id }, query: { page: number } },
      { signal },
    );
    if (!outcome.ok) return null;
    all.push(...outcome.value.recipients);
    const next = pageAfter(number, outcome.value.meta.nextPage);
    if (next === "broken") return null;
    number = next;
  }
  return all;
}

async function readPage(
  { client, id }: GiftReaderDeps,
  number: number,
  { query: q, status }: Filter,
  signal: AbortSignal,
): Promise<Outcome<Redemption>> {
  return client().call(
    readRedemption,
    {
      path: { id },
      query: { ...(number > 1 && { page: number }), ...(q && { q }), ...(status && { status }) },
    },
    { signal },
  );
}
