import { useEffect, useRef, useState } from "react";
import { csvText, isWorkbook } from "../../../../../shared/list/csvText.ts";
import { saveSoon } from "../../../../../shared/host/saveSoon.ts";
import { useLatestCallback } from "../../../../../shared/ui/useLatestCallback.ts";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import type { PortalStore } from "../../../storeType.ts";
import type { columnKeys } from "./columns.ts";
import { withCell, type ImportRow } from "./importRows.ts";
import { maxBytes, readLocations, type ReadResult } from "./readLocations.ts";
import { storedRows } from "./storedRows.ts";
import { texts } from "./texts.ts";

export type ImportState =
  | { readonly kind: "idle" }
  | { readonly kind: "reading"; readonly share: number }
  | { readonly kind: "failed"; readonly trouble: keyof (typeof texts.messages)["trouble"] }
  | (Extract<ReadResult, { kind: "read" }> & { readonly isRestored?: boolean });

/** Milliseconds until the rows are stored for a reload. */
const draftMs = 500;
/** More rows are not stored, because the browser's storage is small. */
const maxStoredRows = 2_000;

export type Import = ReturnType<typeof useImport>;

/** The rows of the chosen file, which can be edited until they are confirmed. */
export function useImport(portal: PortalStore) {
  const copy = useTexts(texts);
  const draftName = `${portal.slug()} locations/import`;
  const [state, setState] = useState<ImportState>(() => restored(portal, draftName));
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const isCleared = useRef(false);
  const storeLater = useStoredRows(portal, draftName, () =>
    state.kind === "read" && !isCleared.current ? state.rows : null,
  );
  const storeSoon = (): void => {
    isCleared.current = false;
    storeLater();
  };

  async function choose(file: Blob): Promise<void> {
    reading.current?.abort();
    const thisReading = (reading.current = new AbortController());
    if (file.size > maxBytes) return setState({ kind: "failed", trouble: "too-large" });
    setState({ kind: "reading", share: 0 });
    const next = await readFile(file, copy.columns, thisReading.signal, (share) => {
      if (!thisReading.signal.aborted) setState({ kind: "reading", share });
    });
    if (thisReading.signal.aborted) return;
    setState(next);
    storeSoon();
  }

  function changeRows(change: (rows: readonly ImportRow[]) => readonly ImportRow[]): void {
    setState((current) =>
      current.kind === "read" ? { ...current, rows: change(current.rows) } : current,
    );
    storeSoon();
  }

  return {
    state,
    choose: (file: Blob) => void choose(file),
    cancel(): void {
      reading.current?.abort();
      setState({ kind: "idle" });
    },
    setCell: (line: number, column: (typeof columnKeys)[number], text: string) =>
      changeRows((rows) =>
        rows.map((row) => (row.line === line ? withCell(row, column, text) : row)),
      ),
    remove: (lines: ReadonlySet<number>) =>
      changeRows((rows) => rows.filter(({ line }) => !lines.has(line))),
    /** Forgets the rows, for example after they were written. */
    clear(): void {
      isCleared.current = true;
      setState({ kind: "idle" });
      portal.drafts.write(draftName, {});
    },
  };
}

async function readFile(
  file: Blob,
  heads: (typeof texts.messages)["columns"],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ImportState> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = csvText(bytes);
    if (text === null)
      return { kind: "failed", trouble: isWorkbook(bytes) ? "workbook" : "not-text" };
    const result = await readLocations(text, heads, signal, onProgress);
    if (result.kind === "read") return result;
    return result.kind === "canceled" ? { kind: "idle" } : { kind: "failed", trouble: result.kind };
  } catch {
    return { kind: "failed", trouble: "unreadable" };
  }
}

/** Stores the rows for a reload or an expired session (fault C1), at once when the page hides. */
function useStoredRows(
  portal: PortalStore,
  draftName: string,
  rowsToStore: () => readonly ImportRow[] | null,
): () => void {
  const store = useLatestCallback(() => {
    const rows = rowsToStore();
    if (!rows) return;
    const isStored = rows.length > 0 && rows.length <= maxStoredRows;
    portal.drafts.write(draftName, isStored ? { rows } : {});
  });
  const [storeSoon] = useState(() => saveSoon(draftMs, portal.environment().signal, store));
  return storeSoon;
}

function restored(portal: PortalStore, draftName: string): ImportState {
  const rows = storedRows.safeParse(portal.drafts.read(draftName)?.["rows"]);
  return rows.success && rows.data.length
    ? { kind: "read", rows: rows.data, ignored: [], openQuote: null, isRestored: true }
    : { kind: "idle" };
}
