import { existsSync, readFileSync } from "node:fs";
import { widgetEntries } from "../build/widgetEntries.ts";
import { conclude, isMain, type Check } from "./check.ts";
import { filesBelow } from "./files.ts";
import {
  assumptionsOf,
  requirementsOf,
  coverageOf,
  tagsOf,
  type Requirement,
  type Coverage,
} from "./requirements/ledger.ts";
import { titlesOf } from "./requirements/titles.ts";

const testFolders = ["src", "test", "demo", "mock-api", "scripts", "build"].filter((folder) =>
  existsSync(folder),
);

/**
 * The requirements of `docs/requirements.tsv` that tests prove, by the tags in their titles.
 * `isCounted` excludes tests.
 */
function coverage(isCounted: (tags: readonly string[]) => boolean = () => true): Coverage {
  return coverageOf({
    requirements: requirementsOf(read("docs/requirements.tsv")),
    assumptions: assumptionsOf(read("docs/assumptions.md")),
    tags: idsByFile(isCounted),
  });
}

function idsByFile(isCounted: (tags: readonly string[]) => boolean): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const file of filesBelow(testFolders, /\.test\.tsx?$/)) {
    // Tests of the ledger itself use made-up ids.
    if (file.startsWith("scripts/requirements/")) continue;
    const titles = titlesOf(file, read(file)).filter(({ tags }) => isCounted(tags));
    for (const id of titles.flatMap(({ title }) => tagsOf(title)))
      ids.set(id, [...new Set([...(ids.get(id) ?? []), file])]);
  }
  return ids;
}

/**
 * The number of requirements that `npm test` alone proves. Only `npm run test:all` proves the
 * others.
 */
const leastByTest = 870;

function essentialCheck(): Check {
  const isEssential = (tags: readonly string[]) =>
    tags.includes("essential") || !tags.includes("thorough");
  const { proved, open } = coverage(isEssential);
  const name = `requirements: ${proved.length} of ${proved.length + open.length} are proved by npm test alone, at least ${leastByTest} must be`;
  return { name, problems: proved.length < leastByTest ? open.map(line) : [] };
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

const line = ({ id, text }: Requirement) => `${id}  ${text.slice(0, 150)}`;

/** One check for each widget and for `src/shared`, and one for the tags. */
export function requirementChecks(): Check[] {
  const { open, unknownTags } = coverage();
  const names = ["shared", ...Object.keys(widgetEntries())];
  return [
    ...names.map((name) => ({
      name: `requirements: ${name}`,
      // A row for several widgets counts for the first of them. `shared` comes last.
      problems: open
        .filter(
          ({ widgets }) => (widgets.find((widget) => widget !== "shared") ?? "shared") === name,
        )
        .map(line),
    })),
    { name: "requirements: every tag names a requirement or an assumption", problems: unknownTags },
    essentialCheck(),
  ];
}

function printOpen(only: string | undefined): void {
  const { open, proved } = coverage();
  const isWanted = ({ widgets }: Requirement) => !only || widgets.includes(only);
  const listed = open.filter(isWanted);
  for (const [widgets, rows] of grouped(listed)) {
    console.log(`\n${widgets}: ${rows.length} open`);
    for (const row of rows) console.log(`  ${line(row)}`);
  }
  console.log(`\n${proved.filter(isWanted).length} proved, ${listed.length} open`);
}

function grouped(rows: readonly Requirement[]): Map<string, Requirement[]> {
  const groups = new Map<string, Requirement[]>();
  for (const row of rows) {
    const key = row.widgets.join(", ");
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

if (isMain(import.meta)) {
  const flagIndex = process.argv.indexOf("--widget");
  printOpen(flagIndex < 0 ? undefined : process.argv[flagIndex + 1]?.replace("{product}", ""));
  console.log();
  conclude(requirementChecks());
}
