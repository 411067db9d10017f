import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { figureOf, type Part } from "./counts.ts";

const begin = "<!-- figures: written by `npm run soak` -->";
const end = "<!-- end of figures -->";
const head = `| Part | Figures | Date |\n|---|---|---|`;

/** The page with the figures of these parts. Those of other parts stay unchanged. */
export function withFigures(page: string, parts: readonly Part[]): string {
  const [before = "", rest = ""] = page.split(begin);
  const [table = "", after = ""] = rest.split(end);
  const rows = new Map(
    table
      .split("\n")
      .filter((line) => /^\| (?!Part )\w/.test(line))
      .map((line) => [line.split(" | ")[0]?.slice(2) ?? "", line] as const),
  );
  for (const part of parts)
    rows.set(part.part, `| ${part.part} | ${figureOf(part)} | ${part.date} |`);
  const sorted = [...rows].toSorted(([one], [other]) => one.localeCompare(other));
  const lines = sorted.map(([, row]) => row).join("\n");
  return `${before}${begin}\n\n${head}\n${lines}\n\n${end}${after}`;
}

/** The figures of the parts that have run on this machine. */
export function partsRun(folder = "test-results/soak"): Part[] {
  return globSync(`${folder}/*.json`)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(file, "utf8")));
}
