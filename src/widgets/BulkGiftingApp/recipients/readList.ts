import Papa from "papaparse";
import { yieldToMain } from "../../../shared/host/yieldToMain.ts";
import { chosenLayout, isUsable, layoutOf, personIn, type Layout } from "./columns.ts";
import type { Person } from "./row.ts";

/** Characters that are parsed at a time, between two looks at the clock. */
const sliceChars = 16_384;

/** So many are handed on at a time, before another look at the clock. */
const rowsAtATime = 20;

/** How much of the text decides about the delimiter. */
const sampleChars = 20_000;

export interface FoundPerson {
  readonly person: Person;
  /** Of the text, counted from 1, as an editor shows it. */
  readonly line: number;
}

export interface Reading {
  readonly text: string;
  readonly most: number;
  readonly signal: AbortSignal;
  /** Which column holds what, where the person has chosen them. */
  readonly columns?: Layout["columns"] | undefined;
  /** A few recipients at a time, in order. */
  readonly take: (found: readonly FoundPerson[]) => void;
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

/** Reads recipients from delimited text in slices that leave the page free, with any of `,` `;` tab and `|`, quotes and line ends (BG4). */
export async function readList({
  text: given,
  most,
  signal,
  columns,
  take,
  advance,
}: Reading): Promise<ReadEnd> {
  const text = evenLines(given);
  const { delimiter, start } = delimiterOf(text);
  const parser = new Papa.Parser({ delimiter, newline: "\n" });
  let layout: Layout | undefined;
  let count = 0;
  let line = start ? 2 : 1;
  let openQuote: number | null = null;
  let cursor = start;
  let end = start;
  while (cursor < text.length) {
    end = Math.min(text.length, end + sliceChars);
    const isLast = end === text.length;
    // SAFETY: the library's own parser, whose answer its types leave open; without a header its rows are lists of texts.
    const { data, errors, meta } = parser.parse(
      text.slice(cursor, end),
      0,
      !isLast,
    ) as Papa.ParseResult<string[]>;
    const broken = errors.find(({ code }) => code === "MissingQuotes")?.row;
    let found: FoundPerson[] = [];
    for (const [index, cells] of data.entries()) {
      const own = line;
      line += 1 + linesIn(cells);
      if (index === broken) openQuote = own;
      if (cells.every((cell) => !cell.trim())) continue;
      if (!layout) {
        layout = columns ? chosenLayout(cells, columns) : layoutOf(cells);
        if (!isUsable(layout))
          return { kind: "no-address-column", sample: sampleOf(text.slice(start), delimiter) };
        if (layout.hasHead) continue;
      }
      const person = personIn(cells, layout.columns);
      if (!person) continue;
      found.push({ person, line: own });
      if (++count > most) return { kind: "too-many" };
      if (found.length < rowsAtATime) continue;
      take(found);
      found = [];
      await yieldToMain();
      if (signal.aborted) return { kind: "cancelled" };
    }
    take(found);
    cursor += isLast ? text.length : meta.cursor;
    advance(Math.min(1, cursor / text.length));
    await yieldToMain();
    if (signal.aborted) return { kind: "cancelled" };
  }
  return count
    ? { kind: "read", count, ignored: layout?.ignored ?? [], openQuote }
    : { kind: "empty" };
}

/** One kind of line end, and no byte order mark. */
function evenLines(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

const delimiters = [",", ";", "\t", "|"];

/** `sep=;` is how spreadsheets write it down; else the one that makes most sense of the heads, else what the first rows suggest. */
function delimiterOf(text: string): { delimiter: string; start: number } {
  const [written = "", sign] = /^sep=(.)\n/i.exec(text) ?? [];
  if (sign) return { delimiter: sign, start: written.length };
  const sample = text.slice(0, sampleChars);
  const known = delimiters
    .map((delimiter) => [delimiter, headsIn(sample, delimiter)] as const)
    .toSorted(([, a], [, b]) => b - a)[0];
  if (known?.[1]) return { delimiter: known[0], start: 0 };
  const { meta } = Papa.parse<string[]>(sample, {
    preview: 20,
    delimitersToGuess: delimiters,
    skipEmptyLines: true,
  });
  return { delimiter: meta.delimiter, start: 0 };
}

function headsIn(sample: string, delimiter: string): number {
  const [first = []] = Papa.parse<string[]>(sample, {
    delimiter,
    preview: 1,
    skipEmptyLines: true,
  }).data;
  const { hasHead, columns } = layoutOf(first);
  return hasHead ? columns.filter(Boolean).length : 0;
}

function sampleOf(text: string, delimiter: string): string[][] {
  return Papa.parse<string[]>(text.slice(0, sampleChars), {
    delimiter,
    preview: 3,
    skipEmptyLines: true,
  }).data;
}

function linesIn(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells)
    for (let at = cell.indexOf("\n"); at >= 0; at = cell.indexOf("\n", at + 1)) count++;
  return count;
}
