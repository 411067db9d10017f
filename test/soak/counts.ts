import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = "test-results/soak";

/** The runs of a part of the proofs: its seed and counts. */
export type Counts = Readonly<Record<string, number | string | readonly string[]>>;

const fileOf = (part: string, ending: string) =>
  `${folder}/${part.replaceAll(/\W+/g, "-")}.${ending}`;

/** Stores the counts of a part for the summary. A later run of the same part replaces them. */
export function writeCounts(part: string, counts: Counts): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    fileOf(part, "json"),
    JSON.stringify({ part, counts, date: new Date().toISOString().slice(0, 10) }),
  );
}

/** The result of one case of a long proof. Without a problem, the case holds. */
interface Found {
  readonly key: string;
  readonly problem?: string;
}

/**
 * Stores a case as soon as it has run, so that a run that is ended early has its figures, and `npm
 * run soak -- --resume` continues from there.
 */
export function recordCase(part: string, key: string, problem?: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(fileOf(part, "jsonl"), `${JSON.stringify({ key, problem })}\n`);
}

/** The last record of each case of a part. */
export function recordedCases(part: string): ReadonlyMap<string, Found> {
  const file = fileOf(part, "jsonl");
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const record: Found = JSON.parse(line);
      return [record.key, record];
    }),
  );
}

/** Whether an earlier run has shown that this case holds, and this run continues it. */
export function isDone(part: string, key: string): boolean {
  if (!process.env["SOAK_RESUME"]) return false;
  const record = recordedCases(part).get(key);
  return record !== undefined && record.problem === undefined;
}

/** How many cases of a part have run, and which of them fail. */
export function caseCounts(part: string): Counts {
  const all = [...recordedCases(part).values()];
  const wrong = all.filter(({ problem }) => problem !== undefined);
  return { "cases run": all.length, "cases that do not hold": wrong.map(({ key }) => key) };
}

/** A part with its figures, and the day on which they were counted. */
export interface Part {
  readonly part: string;
  readonly counts: Counts;
  readonly date: string;
}

/** The figures of a part as text. */
export function figureOf({ counts }: Part): string {
  return Object.entries(counts)
    .map(([name, value]) => {
      if (typeof value === "string") return `${name} ${value}`;
      return typeof value === "number"
        ? `${name} ${name === "seed" ? value : value.toLocaleString("en-US")}`
        : `${value.length} ${name}`;
    })
    .join(", ");
}
