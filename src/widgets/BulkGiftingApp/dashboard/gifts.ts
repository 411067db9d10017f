import { createStore } from "zustand/vanilla";
import type { Client } from "../../../shared/api/client.ts";
import { isOutcomeUnknown, type Outcome, type Problem } from "../../../shared/api/outcome.ts";
import {
  cancelGifts,
  correctAddress,
  readRedemption,
  resendGifts,
  type GiftRecipient,
  type Redemption,
} from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { debounce } from "../../../shared/host/timers.ts";
import { nextOf, pageAfter } from "./paging.ts";

export interface GiftsState {
  readonly kind: "loading" | "missing" | "unread" | "read";
  /** The order; its recipients are in `gifts`. */
  readonly order: Redemption | null;
  readonly gifts: readonly GiftRecipient[];
  readonly total: number;
  readonly next: number | null;
  readonly isLoadingMore: boolean;
  /** The server led back to a page that was read, so that gifts may be missing. */
  readonly isCut: boolean;
  readonly query: string;
  readonly status: string;
  /** Gifts that a write is under way for. */
  readonly busy: ReadonlySet<string>;
}

/** What became of a write, for whoever pressed the button. */
export type WriteResult =
  | "done"
  | "offline"
  | "unknown"
  | { readonly refused: string | null }
  | "busy"
  | "signed-out";

/** Between the last letter of a search and its call, in milliseconds. */
const searchAfterMs = 225;

/** So many pages are read again after a write. */
const mostPagesAgain = 5;

export type Gifts = ReturnType<typeof createGifts>;

/** The gifts of one order, page by page; searched by the server where it has more than one page. */
export function createGifts(client: () => Client, id: string, outer: AbortSignal) {
  const ending = new AbortController();
  const { signal } = ending;
  outer.addEventListener("abort", () => ending.abort(), { once: true, signal });
  const store = createStore<GiftsState>(() => ({
    kind: "loading",
    order: null,
    gifts: [],
    total: 0,
    next: null,
    isLoadingMore: false,
    isCut: false,
    query: "",
    status: "",
    busy: new Set(),
  }));
  let reading = new AbortController();
  let isWhole = false;
  let pagesRead = 1;
  signal.addEventListener("abort", () => reading.abort(), { once: true });

  async function page(number: number, own: AbortController): Promise<Outcome<Redemption>> {
    const { query: q, status } = store.getState();
    return client().call(
      readRedemption,
      {
        path: { id },
        query: {
          ...(number > 1 && { page: number }),
          ...(!isWhole && q && { q }),
          ...(!isWhole && status && { status }),
        },
      },
      { signal: own.signal },
    );
  }

  /** Anew from the first page; `pages` as many as were there before. */
  async function load(pages = 1): Promise<void> {
    reading.abort();
    const own = (reading = new AbortController());
    if (store.getState().kind === "unread") store.setState({ kind: "loading" });
    let gifts: GiftRecipient[] = [];
    for (let number = 1; number <= pages; number++) {
      const outcome = await page(number, own);
      if (own.signal.aborted) return;
      if (!outcome.ok) return fail(outcome.problem);
      const { recipients, meta, ...order } = outcome.value;
      gifts = [...gifts, ...recipients];
      const { query, status } = store.getState();
      if (number === 1 && !query && !status) isWhole = meta.nextPage === null;
      pagesRead = number;
      if (number === pages || meta.nextPage === null) {
        store.setState({
          kind: "read",
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
    if (store.getState().kind !== "read")
      store.setState({ kind: isMissing ? "missing" : "unread" });
  }

  async function more(): Promise<boolean> {
    const { next, isLoadingMore } = store.getState();
    if (next === null || isLoadingMore) return false;
    const own = reading;
    store.setState({ isLoadingMore: true });
    const outcome = await page(next, own);
    store.setState({ isLoadingMore: false });
    if (own.signal.aborted || !outcome.ok) return false;
    const { recipients, meta } = outcome.value;
    pagesRead = next;
    const known = new Set(store.getState().gifts.map((gift) => gift.id));
    store.setState(({ gifts }) => ({
      gifts: [...gifts, ...recipients.filter((gift) => !known.has(gift.id))],
      ...nextOf(next, meta.nextPage),
    }));
    return true;
  }

  /** One write at a time for each gift (faults D1); afterwards what the server says is read again. */
  async function write(
    ids: readonly string[],
    call: () => Promise<Outcome<unknown>>,
  ): Promise<WriteResult> {
    const { busy } = store.getState();
    if (!ids.length || ids.some((one) => busy.has(one))) return "busy";
    store.setState({ busy: new Set([...busy, ...ids]) });
    const outcome = await call();
    if (outcome.ok || isOutcomeUnknown(outcome.problem) || outcome.problem.kind === "rejected")
      await load(Math.min(pagesRead, mostPagesAgain));
    store.setState(({ busy: now }) => ({
      busy: new Set([...now].filter((one) => !ids.includes(one))),
    }));
    return outcome.ok ? "done" : writeResult(outcome.problem);
  }

  const search = debounce(searchAfterMs, signal, () => isWhole || void load());
  onOnline(signal, () => store.getState().kind === "unread" && void load());
  void load();

  return {
    id,
    store,
    retry: () => void load(),
    more: () => void more(),
    filter(part: { readonly query?: string; readonly status?: string }): void {
      store.setState(part);
      search();
    },
    isWhole: () => isWhole,
    resend: (ids: readonly string[]) =>
      write(ids, () => client().call(resendGifts, { path: { id }, body: { recipient_ids: ids } })),
    cancel: (ids: readonly string[]) =>
      write(ids, () => client().call(cancelGifts, { path: { id }, body: { recipient_ids: ids } })),
    correct: (recipientId: string, recipient: { email?: string; phone?: string }) =>
      write([recipientId], () =>
        client().call(correctAddress, { path: { id, recipientId }, body: { recipient } }),
      ),
    /** Every gift of the order, whatever is searched for; null where they cannot all be had. */
    async everyGift(): Promise<readonly GiftRecipient[] | null> {
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
    },
    end: () => ending.abort(),
  };
}

function writeResult(problem: Problem): WriteResult {
  if (problem.kind === "rejected") return { refused: problem.message };
  if (problem.kind === "offline" || problem.kind === "signed-out") return problem.kind;
  return "unknown";
}
