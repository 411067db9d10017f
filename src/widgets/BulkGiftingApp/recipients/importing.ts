import { createStore } from "zustand/vanilla";
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
    own: AbortController,
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
          signal: own.signal,
          take(found) {
            recipientList.add(found);
            count += found.length;
          },
          advance(share) {
            const now = steadyClock();
            if (own.signal.aborted || now - shownMs < shownEveryMs) return;
            shownMs = now;
            store.setState({ kind: "reading", share, count }, true);
          },
        }),
      () => null,
    );
    if (!end || end.kind !== "read") recipientList.undo(mark);
    else recipientList.publish();
    if (ending === own) store.setState(stateAfter(end, text), true);
  }

  async function readFile(file: Blob): Promise<void> {
    if (file.size > mostBytes)
      return store.setState({ kind: "failed", trouble: "too-large" }, true);
    const own = begin();
    try {
      const text = decoded(new Uint8Array(await file.arrayBuffer()));
      if (own.signal.aborted) store.setState({ kind: "cancelled" }, true);
      else if (text === null) store.setState({ kind: "failed", trouble: "workbook" }, true);
      else await readText(own, text);
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

/** UTF-8, UTF-16 with its mark, or else what spreadsheets on Windows write; null for a workbook, which is no text. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return null;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
