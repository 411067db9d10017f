import { createStore } from "zustand/vanilla";
import { csvText } from "../../../shared/list/csvText.ts";
import { steadyClock } from "../../../shared/host/clock.ts";
import type { Layout } from "./columns.ts";
import type { ReadEnd } from "./readList.ts";
import type { RecipientList } from "./recipientList.ts";

/** Largest file in bytes (BG4). */
const mostBytes = 5 * 1024 * 1024;

/** How often the progress is drawn, in milliseconds. */
const shownEveryMs = 80;

/** Why nothing was read. */
export type ImportTrouble = "too-large" | "too-many" | "empty" | "workbook" | "unreadable" | "code";

export type ImportState =
  | { readonly kind: "idle" }
  /** 0 to 1. */
  | { readonly kind: "reading"; readonly share: number; readonly count: number }
  | {
      readonly kind: "done";
      readonly count: number;
      readonly ignored: readonly string[];
      readonly openQuote: number | null;
    }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly trouble: ImportTrouble }
  /** The person says which column is which. */
  | {
      readonly kind: "asking";
      readonly sample: readonly (readonly string[])[];
      readonly text: string;
    };

/** Files and pasted texts on their way into the list, one at a time. Cancelled or refused, they leave nothing behind. */
export function createImporting(
  recipientList: RecipientList,
  mostRows: () => number,
  signal: AbortSignal,
) {
  const store = createStore<ImportState>(() => ({ kind: "idle" }));
  let ending: AbortController | undefined;
  signal.addEventListener("abort", () => ending?.abort(), { once: true });

  /** One at a time: what was being read is given up. */
  function begin(): AbortController {
    ending?.abort();
    store.setState({ kind: "reading", share: 0, count: 0 }, true);
    return (ending = new AbortController());
  }

  async function readText(
    controller: AbortController,
    text: string,
    columns?: Layout["columns"],
  ): Promise<void> {
    const mark = recipientList.mark();
    let count = 0;
    let shownMs = steadyClock();
    const end = await import("./readList.ts").then(
      ({ readList }) =>
        readList({
          text,
          columns,
          most: mostRows() - recipientList.store.getState().rows.length,
          signal: controller.signal,
          take(people) {
            recipientList.add(people);
            count += people.length;
          },
          advance(share) {
            const nowMs = steadyClock();
            if (controller.signal.aborted || nowMs - shownMs < shownEveryMs) return;
            shownMs = nowMs;
            store.setState({ kind: "reading", share, count }, true);
          },
        }),
      () => null,
    );
    if (!end || end.kind !== "read") recipientList.undo(mark);
    else recipientList.publish();
    if (ending === controller) store.setState(stateAfter(end, text), true);
  }

  async function readFile(file: Blob): Promise<void> {
    if (file.size > mostBytes)
      return store.setState({ kind: "failed", trouble: "too-large" }, true);
    const controller = begin();
    try {
      const text = csvText(new Uint8Array(await file.arrayBuffer()));
      if (controller.signal.aborted) store.setState({ kind: "cancelled" }, true);
      else if (text === null) store.setState({ kind: "failed", trouble: "workbook" }, true);
      else await readText(controller, text);
    } catch {
      store.setState({ kind: "failed", trouble: "unreadable" }, true);
    }
  }

  return {
    store,
    readFile: (file: Blob) => void readFile(file),
    readText: (text: string, columns?: Layout["columns"]) => void readText(begin(), text, columns),
    cancel: () => ending?.abort(),
    dismiss: () => store.setState({ kind: "idle" }, true),
  };
}

function stateAfter(end: ReadEnd | null, text: string): ImportState {
  if (!end) return { kind: "failed", trouble: "code" };
  switch (end.kind) {
    case "read":
      return { ...end, kind: "done" };
    case "no-address-column":
      return { kind: "asking", sample: end.sample, text };
    case "cancelled":
      return { kind: "cancelled" };
    default:
      return { kind: "failed", trouble: end.kind };
  }
}
