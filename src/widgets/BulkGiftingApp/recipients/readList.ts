import { csvSample, readCsv } from "../../../shared/list/readCsv.ts";
import { chosenLayout, isUsable, layoutOf, personIn, type Layout } from "./columns.ts";
import type { Person } from "./row.ts";

export interface FoundPerson {
  readonly person: Person;
  /** The line of the text, counted from 1. */
  readonly line: number;
}

export interface Reading {
  readonly text: string;
  readonly most: number;
  readonly signal: AbortSignal;
  /** Which column holds what, where the person has chosen them. */
  readonly columns?: Layout["columns"] | undefined;
  /** A few recipients at a time, in order. */
  readonly take: (people: readonly FoundPerson[]) => void;
  /** 0 to 1. */
  readonly advance: (share: number) => void;
}

export type ReadEnd =
  | {
      readonly kind: "read";
      readonly count: number;
      readonly ignored: readonly string[];
      readonly openQuote: number | null;
    }
  | { readonly kind: "empty" }
  | { readonly kind: "too-many" }
  /** No column of addresses was recognized: the first rows, to choose columns by. */
  | { readonly kind: "no-address-column"; readonly sample: readonly (readonly string[])[] }
  | { readonly kind: "cancelled" };

/** Reads recipients from delimited text in batches that leave the page free (BG4). */
export async function readList({
  text,
  most,
  signal,
  columns,
  take,
  advance,
}: Reading): Promise<ReadEnd> {
  let layout: Layout | undefined;
  let count = 0;
  let openQuote: number | null = null;
  for await (const batch of readCsv(text, countHeads)) {
    if (signal.aborted) return { kind: "cancelled" };
    openQuote ??= batch.openQuote;
    const people: FoundPerson[] = [];
    for (const { cells, line } of batch.rows) {
      if (!layout) {
        layout = columns ? chosenLayout(cells, columns) : layoutOf(cells);
        if (!isUsable(layout))
          return { kind: "no-address-column", sample: csvSample(text, countHeads) };
        if (layout.hasHead) continue;
      }
      const person = personIn(cells, layout.columns);
      if (!person) continue;
      people.push({ person, line });
      if (++count > most) return { kind: "too-many" };
    }
    take(people);
    advance(batch.share);
  }
  if (signal.aborted) return { kind: "cancelled" };
  return count
    ? { kind: "read", count, ignored: layout?.ignored ?? [], openQuote }
    : { kind: "empty" };
}

function countHeads(cells: readonly string[]): number {
  const { hasHead, columns } = layoutOf(cells);
  return hasHead ? columns.filter(Boolean).length : 0;
}
