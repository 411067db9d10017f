import Papa from "papaparse";
import { yieldToMain } from "../host/yieldToMain.ts";

/** Characters that are parsed between two turns of the page. */
const sliceChars = 16_384;

/** Rows per batch. */
const batchRows = 20;

/** The number of characters from which the delimiter is detected. */
const sampleChars = 20_000;

const delimiters = [",", ";", "\t", "|"];

export interface CsvRow {
  readonly cells: readonly string[];
  /** The line of the text where the row starts, counted from 1. */
  readonly line: number;
}

export interface CsvBatch {
  readonly rows: readonly CsvRow[];
  /** How much of the text has been read, 0 to 1. */
  readonly share: number;
  /** The line of a quotation mark without a closing one. Null if there is none. */
  readonly openQuote: number | null;
}

/** Returns how many cells of a row are known column names; the delimiter with the most wins. */
export type CountHeads = (cells: readonly string[]) => number;

/**
 * Reads delimited text in batches, and gives the page a turn between them. Accepts `,` `;` tab and
 * `|`, quotes and any line ends. Skips empty rows.
 */
export async function* readCsv(
  source: string,
  countHeads: CountHeads,
): AsyncGenerator<CsvBatch, void> {
  const text = normalizeLineEnds(source);
  const { delimiter, start } = findDelimiter(text, countHeads);
  const parser = new Papa.Parser({ delimiter, newline: "\n" });
  let line = start ? 2 : 1;
  let cursor = start;
  let end = start;
  while (cursor < text.length) {
    end = Math.min(text.length, end + sliceChars);
    const isLast = end === text.length;
    // SAFETY: the parser's types do not describe its result. Without a header, its rows are lists
    // of texts.
    const { data, errors, meta } = parser.parse(
      text.slice(cursor, end),
      0,
      !isLast,
    ) as Papa.ParseResult<string[]>;
    const brokenRow = errors.find(({ code }) => code === "MissingQuotes")?.row;
    let openQuote: number | null = null;
    let rows: CsvRow[] = [];
    for (let index = 0; index < data.length; index++) {
      const cells = data[index]!;
      const rowLine = line;
      line += 1 + countLineEnds(cells);
      if (index === brokenRow) openQuote = rowLine;
      if (cells.every((cell) => !cell.trim())) continue;
      rows.push({ cells, line: rowLine });
      if (rows.length < batchRows) continue;
      yield { rows, share: cursor / text.length, openQuote };
      rows = [];
      await yieldToMain();
    }
    cursor += isLast ? text.length : meta.cursor;
    yield { rows, share: Math.min(1, cursor / text.length), openQuote };
    await yieldToMain();
  }
}

/** The first rows of a text, three by default, for example to choose columns. */
export function csvSample(source: string, countHeads: CountHeads, rows = 3): string[][] {
  const text = normalizeLineEnds(source);
  const { delimiter, start } = findDelimiter(text, countHeads);
  return Papa.parse<string[]>(text.slice(start, start + sampleChars), {
    delimiter,
    preview: rows,
    skipEmptyLines: true,
  }).data;
}

function normalizeLineEnds(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/**
 * The delimiter: the one that spreadsheets declare as `sep=;`, else the one with the most known
 * headers, else the one that the first rows suggest.
 */
function findDelimiter(text: string, countHeads: CountHeads): { delimiter: string; start: number } {
  const [declaration = "", sign] = /^sep=(.)\n/i.exec(text) ?? [];
  if (sign) return { delimiter: sign, start: declaration.length };
  const sample = text.slice(0, sampleChars);
  const best = delimiters
    .map((delimiter) => [delimiter, countHeads(firstRow(sample, delimiter))] as const)
    .toSorted(([, a], [, b]) => b - a)[0];
  if (best?.[1]) return { delimiter: best[0], start: 0 };
  const { meta } = Papa.parse<string[]>(sample, {
    preview: 20,
    delimitersToGuess: delimiters,
    skipEmptyLines: true,
  });
  return { delimiter: meta.delimiter, start: 0 };
}

function firstRow(sample: string, delimiter: string): readonly string[] {
  const [first = []] = Papa.parse<string[]>(sample, {
    delimiter,
    preview: 1,
    skipEmptyLines: true,
  }).data;
  return first;
}

function countLineEnds(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells)
    for (let at = cell.indexOf("\n"); at >= 0; at = cell.indexOf("\n", at + 1)) count++;
  return count;
}
