import { createStore } from "zustand/vanilla";
import { csvText, isWorkbook } from "../../../shared/list/csvText.ts";
import { steadyClock } from "../../../shared/host/clock.ts";
import type { Layout } from "./columns.ts";
import type { ReadEnd, Reading, Sample } from "./readList.ts";
import type { RecipientList, RecipientListView } from "./recipientList.ts";

/** Largest file in bytes (BG4). */
const mostBytes = 5 * 1024 * 1024;

/** Milliseconds between two updates of the progress. */
const shownEveryMs = 80;

/** Why nothing was read. */
export type ImportTrouble =
  | "too-large"
  | "too-many"
  | "empty"
  | "no-addresses"
  | "workbook"
  | "not-text"
  | "unreadable"
  | "code";

export type ImportState =
  | { readonly kind: "idle" }
  /** 0 to 1. */
  | { readonly kind: "reading"; readonly share: number; readonly count: number }
  | {
      readonly kind: "done";
      readonly count: number;
      readonly ignored: readonly string[];
      readonly openQuote: number | null;
      /** The number of lines in `text` that could not be read. */
      readonly unread: number;
      /** Whether the person can choose the columns again. */
      readonly isTable: boolean;
    }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly trouble: ImportTrouble }
  /** The person must choose the columns. */
  | {
      readonly kind: "asking";
      readonly reason: "no-address" | "unread-values" | "changing";
      readonly sample: Sample;
      /** The columns as they were read. Null before that. */
      readonly columns: Layout["columns"] | null;
    };

/** A text that is or was imported. It is kept so that its columns can be chosen again. */
interface Source {
  readonly text: string;
  /** Whether the text was pasted, so that unread lines return to its box. */
  readonly isPasted: boolean;
  readonly sample: Sample | null;
  readonly columns: Layout["columns"] | null;
  /** The rows from this text: ids from `from` to below `to`. */
  readonly from: number;
  readonly to: number;
}

export type Importing = ReturnType<typeof createImporting>;

/**
 * Imports files and pasted texts, one at a time. An import that is canceled or refused adds
 * nothing.
 */
export function createImporting(
  recipientList: RecipientList,
  mostRows: () => number,
  signal: AbortSignal,
) {
  const store = createStore<ImportState>(() => ({ kind: "idle" }));
  /** The text in the box for a pasted list: typed text, and later the lines that could not be read. */
  const pasted = createStore<{ readonly text: string }>(() => ({ text: "" }));
  let ending: AbortController | undefined;
  let source: Source | undefined;
  const view = recipientList.store.getState;
  const show = (state: ImportState): void => store.setState(state, true);
  signal.addEventListener("abort", () => ending?.abort(), { once: true });

  /** Only one text is read at a time: cancels the previous one. */
  function begin(): AbortController {
    ending?.abort();
    show({ kind: "reading", share: 0, count: 0 });
    return (ending = new AbortController());
  }

  /** `replaced` is an earlier reading of the same text. Its rows are removed if this one succeeds. */
  async function readText(
    controller: AbortController,
    { text, isPasted }: Pick<Source, "text" | "isPasted">,
    columns: Layout["columns"] | null = null,
    replaced?: Source,
  ): Promise<void> {
    const from = recipientList.mark();
    const most = mostRows() - view().rows.length + rowsOf(view(), replaced).size;
    const end = await addPeople(
      recipientList,
      controller.signal,
      { text, columns, most },
      (share, count) => show({ kind: "reading", share, count }),
    );
    if (end?.kind !== "read") recipientList.undo(from);
    else if (replaced) recipientList.remove(rowsOf(view(), replaced));
    else recipientList.publish();
    if (ending !== controller) return;
    const to = end?.kind === "read" ? recipientList.mark() : from;
    if (end && "sample" in end) source = { text, isPasted, sample: end.sample, columns, from, to };
    if (end?.kind === "read" && (isPasted || end.unread.length))
      pasted.setState({ text: end.unread.join("\n") });
    show(stateAfter(end));
  }

  async function readFile(file: Blob): Promise<void> {
    const controller = begin();
    const read = await textOf(file);
    if (controller.signal.aborted) show({ kind: "cancelled" });
    else if (typeof read === "string") show({ kind: "failed", trouble: read });
    else await readText(controller, { text: read.text, isPasted: false });
  }

  return {
    store,
    pasted,
    readFile: (file: Blob) => void readFile(file),
    readPasted: () => void readText(begin(), { ...pasted.getState(), isPasted: true }),
    /** Reads the text again with the columns that the person has chosen. */
    chooseColumns(columns: Layout["columns"]): void {
      if (source) void readText(begin(), source, columns, source);
    },
    changeColumns(): void {
      if (!source?.sample) return;
      const { sample, columns } = source;
      show({ kind: "asking", reason: "changing", sample, columns });
    },
    cancel: () => ending?.abort(),
    dismiss: () => show({ kind: "idle" }),
    /** Forgets the texts that were pasted or read. */
    clear(): void {
      ending?.abort();
      source = undefined;
      pasted.setState({ text: "" });
      show({ kind: "idle" });
    },
  };
}

/** Adds the people of a text, and reports the progress. Null if the code for it did not load. */
async function addPeople(
  recipientList: RecipientList,
  signal: AbortSignal,
  { text, columns, most }: Pick<Reading, "text" | "most"> & Pick<Source, "columns">,
  report: (share: number, count: number) => void,
): Promise<ReadEnd | null> {
  const { readList } = await import("./readList.ts").catch(() => ({ readList: null }));
  let count = 0;
  let shownMs = steadyClock();
  if (!readList) return null;
  return readList({
    text,
    columns: columns ?? undefined,
    most,
    signal,
    take(people) {
      recipientList.add(people);
      count += people.length;
    },
    advance(share) {
      const nowMs = steadyClock();
      if (signal.aborted || nowMs - shownMs < shownEveryMs) return;
      shownMs = nowMs;
      report(share, count);
    },
  });
}

/** The text of a file, or the reason why it cannot be read. */
async function textOf(file: Blob): Promise<{ readonly text: string } | ImportTrouble> {
  if (file.size > mostBytes) return "too-large";
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = csvText(bytes);
    return text === null ? (isWorkbook(bytes) ? "workbook" : "not-text") : { text };
  } catch {
    return "unreadable";
  }
}

const nothing = { from: 0, to: 0 };

/** The rows that came from a text. None without a text. */
function rowsOf(
  { rows }: RecipientListView,
  { from, to }: Pick<Source, "from" | "to"> = nothing,
): Set<number> {
  return new Set(rows.flatMap(({ id }) => (id >= from && id < to ? [id] : [])));
}

function stateAfter(end: ReadEnd | null): ImportState {
  if (!end) return { kind: "failed", trouble: "code" };
  switch (end.kind) {
    case "read":
      return {
        kind: "done",
        count: end.count,
        ignored: end.ignored,
        openQuote: end.openQuote,
        unread: end.unread.length,
        isTable: end.sample !== null,
      };
    case "columns-needed":
      return { kind: "asking", reason: end.reason, sample: end.sample, columns: null };
    case "cancelled":
      return { kind: "cancelled" };
    default:
      return { kind: "failed", trouble: end.kind };
  }
}
