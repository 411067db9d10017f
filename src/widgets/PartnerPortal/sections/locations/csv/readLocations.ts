import { readCsv } from "../../../../../shared/list/readCsv.ts";
import { columnOf, type CsvColumn } from "./columns.ts";
import type { ImportRow } from "./importRows.ts";
import type { texts } from "./texts.ts";

/** The most rows of a file. */
export const maxRows = 10_000;
/** The largest file, in bytes. */
export const maxBytes = 5 * 1024 * 1024;

type Heads = (typeof texts.messages)["columns"];

export type ReadResult =
  | {
      readonly kind: "read";
      readonly rows: readonly ImportRow[];
      /** The headers of columns that are not read. */
      readonly ignored: readonly string[];
      /** The line of a quotation mark without a closing one. */
      readonly openQuote: number | null;
    }
  | { readonly kind: "no-columns" | "empty" | "too-many" | "canceled" };

/**
 * Reads rows of locations by the headers of their columns, in any language. Blank cells are
 * omitted.
 */
export async function readLocations(
  text: string,
  heads: Heads,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ReadResult> {
  let columns: readonly (CsvColumn | null)[] | null = null;
  let ignored: readonly string[] = [];
  let openQuote: number | null = null;
  const rows: ImportRow[] = [];
  for await (const batch of readCsv(
    text,
    (cells) => columnsOf(cells, heads).filter(Boolean).length,
  )) {
    if (signal.aborted) return { kind: "canceled" };
    openQuote ??= batch.openQuote;
    for (const { cells, line } of batch.rows) {
      if (columns) {
        rows.push(rowOf(cells, columns, line));
        continue;
      }
      columns = columnsOf(cells, heads);
      if (!isUsable(columns)) return { kind: "no-columns" };
      ignored = cells.filter((head, index) => head.trim() && !columns?.[index]);
    }
    if (rows.length > maxRows) return { kind: "too-many" };
    onProgress(batch.share);
  }
  return rows.length ? { kind: "read", rows, ignored, openQuote } : { kind: "empty" };
}

/** The column of each cell. If several have the same meaning, only the first counts. */
function columnsOf(cells: readonly string[], heads: Heads): (CsvColumn | null)[] {
  const matched = cells.map((cell) => columnOf(cell, heads));
  return matched.map((column, index) => (matched.indexOf(column) === index ? column : null));
}

/** Whether the columns are sufficient: an id or a name, and something to change. */
function isUsable(columns: readonly (CsvColumn | null)[]): boolean {
  return (columns.includes("id") || columns.includes("name")) && columns.filter(Boolean).length > 1;
}

function rowOf(
  cells: readonly string[],
  columns: readonly (CsvColumn | null)[],
  line: number,
): ImportRow {
  const entries = columns.flatMap((column, index): [CsvColumn, string][] => {
    const cell = cells[index]?.trim();
    return column && cell ? [[column, cell]] : [];
  });
  return { line, cells: Object.fromEntries(entries) };
}
