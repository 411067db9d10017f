/** One line of `docs/requirements.tsv`. */
export interface Requirement {
  readonly id: string;
  /** Widget names, and `shared` for `src/shared`. */
  readonly widgets: readonly string[];
  readonly kind: string;
  readonly text: string;
  /** The rows that this one repeats, `(= A1.21)`. If all of them are proved, so is this one. */
  readonly restates: readonly string[];
}

export interface Ledger {
  readonly requirements: readonly Requirement[];
  /** Assumptions of `docs/assumptions.md`. Tags may name them, but do not have to. */
  readonly assumptions: ReadonlySet<string>;
  /** Id → the files whose test titles name it. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

export interface Coverage {
  /** Requirements that no test proves. */
  readonly open: readonly Requirement[];
  readonly proved: readonly Requirement[];
  /** Tags that name neither a requirement nor an assumption. */
  readonly unknownTags: readonly string[];
}

export function requirementsOf(tsv: string): Requirement[] {
  return rowsOf(tsv).map(([id = "", widgets = "", kind = "", text = ""]) => ({
    id,
    widgets: widgets.split(",").map((name) => name.trim().replace("{product}", "")),
    kind,
    text,
    restates: [...text.matchAll(/\(= ([A-C]\d+\.\d+)\)/g)].map(([, other = ""]) => other),
  }));
}

/** Ids in the first column of the tables of `docs/assumptions.md`. */
export function assumptionsOf(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^\| ([A-Z]{1,2}\d+) \|/gm)].map(([, id = ""]) => id));
}

/** Requirement and assumption ids in a test's title: `[B5.07]`, `[D4] [B5.20]`, `[SC1, SC2]`. */
export function tagsOf(title: string): string[] {
  const brackets = title.matchAll(
    /\[([A-Z]{1,2}\d+(?:\.\d+)?(?:[\s,]+[A-Z]{1,2}\d+(?:\.\d+)?)*)\]/g,
  );
  return [...brackets].flatMap(([, ids = ""]) => ids.split(/[\s,]+/));
}

export function coverageOf({ requirements, assumptions, tags }: Ledger): Coverage {
  const rows = new Map(requirements.map((row) => [row.id, row]));
  const isProved = (row: Requirement, seen: readonly string[] = []): boolean =>
    tags.has(row.id) ||
    (row.restates.length > 0 &&
      !seen.includes(row.id) &&
      row.restates.every((id) => {
        const other = rows.get(id);
        return other !== undefined && isProved(other, [...seen, row.id]);
      }));
  return {
    open: requirements.filter((row) => !isProved(row)),
    proved: requirements.filter((row) => isProved(row)),
    unknownTags: [...tags]
      .filter(([id]) => !rows.has(id) && !assumptions.has(id))
      .map(([id, files]) => `[${id}] in ${files.join(", ")}`),
  };
}

function rowsOf(tsv: string): string[][] {
  return tsv
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
}
