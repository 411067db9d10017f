import { createStore } from "zustand/vanilla";
import type { Client } from "../../../shared/api/client.ts";
import { isOutcomeUnknown, type Outcome, type Problem } from "../../../shared/api/outcome.ts";
import {
  cancelGifts,
  correctAddress,
  resendGifts,
} from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { debounce } from "../../../shared/host/timers.ts";
import { createAddressDraft } from "./addressDraft.ts";
import { createGiftReader, readEveryGift } from "./giftReader.ts";
import { initialGifts } from "./giftsState.ts";

/** The outcome of a write, as it is shown to the buyer. */
export type WriteResult =
  | "done"
  | "offline"
  | "unknown"
  | { readonly refused: string | null }
  | "busy"
  | "signed-out";

/** Milliseconds between the last typed letter of a search and its call. */
const searchAfterMs = 225;

export type Gifts = ReturnType<typeof createGifts>;

/**
 * The gifts of one order, page by page. If there is more than one page, the server searches them.
 */
export function createGifts(
  client: () => Client,
  id: string,
  outer: AbortSignal,
  owner: () => string = () => "",
) {
  const ending = new AbortController();
  const { signal } = ending;
  outer.addEventListener("abort", () => ending.abort(), { once: true, signal });
  const store = createStore(initialGifts);
  const source = { client, id, store, signal };
  const reader = createGiftReader(source);

  /** Allows one write at a time for each gift (fault D1). Afterwards it reads the gifts again. */
  async function write(
    ids: readonly string[],
    call: () => Promise<Outcome<unknown>>,
  ): Promise<WriteResult> {
    const { busy } = store.getState();
    if (!ids.length || ids.some((one) => busy.has(one))) return "busy";
    store.setState({ busy: new Set([...busy, ...ids]) });
    const outcome = await call();
    if (outcome.ok || isOutcomeUnknown(outcome.problem) || outcome.problem.kind === "rejected")
      await reader.reload();
    store.setState(({ busy: busyIds }) => ({
      busy: new Set([...busyIds].filter((one) => !ids.includes(one))),
    }));
    return outcome.ok ? "done" : writeResult(outcome.problem);
  }

  const search = debounce(searchAfterMs, signal, () => reader.isWhole() || void reader.load());
  onOnline(signal, () => store.getState().kind === "failed" && void reader.load());
  void reader.load();

  return {
    id,
    store,
    addressDraft: createAddressDraft(owner),
    retry: () => void reader.load(),
    more: () => void reader.more(),
    filter(part: { readonly query?: string; readonly status?: string }): void {
      store.setState(part);
      search();
    },
    isWhole: reader.isWhole,
    resend: (ids: readonly string[]) =>
      write(ids, () => client().call(resendGifts, { path: { id }, body: { recipient_ids: ids } })),
    cancel: (ids: readonly string[]) =>
      write(ids, () => client().call(cancelGifts, { path: { id }, body: { recipient_ids: ids } })),
    correct: (recipientId: string, recipient: { email?: string; phone?: string }) =>
      write([recipientId], () =>
        client().call(correctAddress, { path: { id, recipientId }, body: { recipient } }),
      ),
    /** Every gift of the order, regardless of the search. Null if not all of them load. */
    everyGift: () => readEveryGift(source, reader.isWhole()),
    end: () => ending.abort(),
  };
}

function writeResult(problem: Problem): WriteResult {
  if (problem.kind === "rejected") return { refused: problem.message };
  if (problem.kind === "offline" || problem.kind === "signed-out") return problem.kind;
  return "unknown";
}
