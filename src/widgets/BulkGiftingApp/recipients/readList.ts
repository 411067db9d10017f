import { csvSample, readCsv } from "../../../shared/list/readCsv.ts";
import { yieldToMain } from "../../../shared/host/yieldToMain.ts";
import { readAddressLine } from "./addressLine.ts";
import { looksLikeEmail } from "./cells.ts";
import { chosenLayout, isUsable, layoutOf, personIn, type Layout } from "./columns.ts";
import type { Person } from "./row.ts";

/** The number of rows that determine the kind of the text and its columns. */
const sampleRows = 20;

/** The number of lines of addresses that are read before the page gets a turn. */
const lineBatch = 20;

export interface FoundPerson {
  readonly person: Person;
  /** The line of the text, counted from 1. */
  readonly line: number;
}

export interface Reading {
  readonly text: string;
  readonly most: number;
  readonly signal: AbortSignal;
  /** The content of each column, if the person has chosen it. */
  readonly columns?: Layout["columns"] | undefined;
  /** Called with a few recipients at a time, in order. */
  readonly take: (people: readonly FoundPerson[]) => void;
  /** Called with the progress, from 0 to 1. */
  readonly advance: (share: number) => void;
}

export type ReadEnd =
  | {
      readonly kind: "read";
      readonly count: number;
      readonly ignored: readonly string[];
      readonly openQuote: number | null;
      /** The lines, or parts of lines, that could not be read. */
      readonly unread: readonly string[];
      /**
       * The first rows of a table, so that its columns can be chosen again. Null for a list of
       * addresses.
       */
      readonly sample: Sample | null;
    }
  | { readonly kind: "empty" }
  | { readonly kind: "too-many" }
  /** The text contains no e-mail address or phone number. */
  | { readonly kind: "no-addresses" }
  | {
      readonly kind: "columns-needed";
      /**
       * No column of addresses was recognized, or a column with money or addresses would be
       * dropped.
       */
      readonly reason: "no-address" | "unread-values";
      readonly sample: Sample;
    }
  | { readonly kind: "cancelled" };

export type Sample = readonly (readonly string[])[];

/**
 * Reads recipients from a table or a list of addresses, in batches so that the page does not block
 * (BG4).
 */
export async function readList(reading: Reading): Promise<ReadEnd> {
  if (!reading.text.trim()) return { kind: "empty" };
  const sample = csvSample(reading.text, countHeads, sampleRows);
  return reading.columns || isTable(sample) ? readTable(reading, sample) : readAddresses(reading);
}

/**
 * Whether the text is rows of a spreadsheet or a CSV file, rather than addresses as mail programs
 * copy them.
 */
function isTable(sample: Sample): boolean {
  const [first = []] = sample;
  if (layoutOf(first, sample).hasHead) return true;
  if (sample.some((cells) => cells.some((cell) => /[<;]/.test(cell)) || holdsSeveral(cells)))
    return false;
  const isEven = sample.every((cells) => cells.length === first.length);
  return first.length > 1 && isEven && sample.length > 1;
}

/** Whether a row lists several people: only addresses, or names and addresses in turn. */
function holdsSeveral(cells: readonly string[]): boolean {
  const isEmail = cells.filter((cell) => cell.trim()).map(looksLikeEmail);
  const first = isEmail.indexOf(true);
  const last = isEmail.lastIndexOf(true);
  if (first === last) return false;
  return !isEmail.includes(false) || isEmail.slice(first, last).includes(false);
}

async function readTable(
  { text, most, signal, columns, take, advance }: Reading,
  sample: Sample,
): Promise<ReadEnd> {
  let layout: Layout | undefined;
  let count = 0;
  let openQuote: number | null = null;
  for await (const batch of readCsv(text, countHeads)) {
    if (signal.aborted) return { kind: "cancelled" };
    openQuote ??= batch.openQuote;
    const people: FoundPerson[] = [];
    for (const { cells, line } of batch.rows) {
      if (!layout) {
        layout = columns ? chosenLayout(cells, columns) : layoutOf(cells, sample);
        if (!isUsable(layout)) return { kind: "columns-needed", reason: "no-address", sample };
        if (!columns && layout.unsure.length)
          return { kind: "columns-needed", reason: "unread-values", sample };
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
    ? { kind: "read", count, ignored: layout?.ignored ?? [], openQuote, unread: [], sample }
    : { kind: "empty" };
}

/** Reads lines with one or many addresses. Returns the parts that name nobody. */
async function readAddresses({ text, most, signal, take, advance }: Reading): Promise<ReadEnd> {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|[\r\n]/);
  const unread: string[] = [];
  let count = 0;
  for (let start = 0; start < lines.length; start += lineBatch) {
    if (signal.aborted) return { kind: "cancelled" };
    const people: FoundPerson[] = [];
    lines.slice(start, start + lineBatch).forEach((line, at) => {
      const reading = readAddressLine(line);
      if (reading.unread) unread.push(reading.unread);
      for (const person of reading.people) people.push({ person, line: start + at + 1 });
    });
    count += people.length;
    if (count > most) return { kind: "too-many" };
    take(people);
    advance(Math.min(1, (start + lineBatch) / lines.length));
    await yieldToMain();
  }
  if (signal.aborted) return { kind: "cancelled" };
  return count
    ? { kind: "read", count, ignored: [], openQuote: null, unread, sample: null }
    : { kind: "no-addresses" };
}

function countHeads(cells: readonly string[]): number {
  const { hasHead, columns } = layoutOf(cells);
  return hasHead ? columns.filter(Boolean).length : 0;
}
