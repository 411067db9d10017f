import { existsSync, readFileSync } from "node:fs";
import { widgetEntries } from "../build/widgetEntries.ts";
import { conclude, isMain, type Check } from "./check.ts";
import { filesBelow } from "./files.ts";
import {
  assumptionsOf,
  exemptionsOf,
  requirementsOf,
  eligibilityOf,
  tagsOf,
  type Requirement,
  type Standing,
} from "./requirements/ledger.ts";
import { titlesOf } from "./requirements/titles.ts";

const testFolders = ["src", "test", "demo", "scripts", "build"].filter((folder) =>
  existsSync(folder),
);

/** The requirements of `docs/requirements.tsv` that tests prove, by the tags in their titles. */
function standing(): Standing {
  return eligibilityOf({
    requirements: requirementsOf(read("docs/requirements.tsv")),
    assumptions: assumptionsOf(read("docs/assumptions.md")),
    exempt: exemptionsOf(read("docs/requirements-exempt.tsv")),
    built: new Set(Object.keys(widgetEntries())),
    tags: tagsByFile(),
  });
}

function tagsByFile(): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const file of filesBelow(testFolders, /\.test\.tsx?$/)) {
    // Tests of the ledger itself speak of made-up ids.
    if (file.startsWith("scripts/requirements/")) continue;
    for (const id of titlesOf(file, read(file)).flatMap(tagsOf))
      tags.set(id, [...new Set([...(tags.get(id) ?? []), file])]);
  }
  return tags;
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

const line = ({ id, text }: Requirement) => `${id}  ${text.slice(0, 150)}`;

/** One check for each built widget and for `src/shared`, and one each for tags and exemptions. */
export function requirementChecks(): Check[] {
  const { owed, unknownTags, staleExemptions } = standing();
  const names = ["shared", ...Object.keys(widgetEntries())];
  return [
    ...names.map((name) => ({
      name: `requirements: ${name}`,
      // A row of several widgets is owed by the first of them, and by `shared` last.
      problems: owed
        .filter(
          ({ widgets }) => (widgets.find((widget) => widget !== "shared") ?? "shared") === name,
        )
        .map(line),
    })),
    { name: "requirements: every tag names a requirement or an assumption", problems: unknownTags },
    {
      name: "requirements: every exemption is still needed",
      problems: staleExemptions.map(
        (id) => `${id} is proved or unknown; take it out of docs/requirements-exempt.tsv`,
      ),
    },
  ];
}

function printOpen(only: string | undefined): void {
  const { owed, waiting, proved, exempted } = standing();
  const isWanted = ({ widgets }: Requirement) => !only || widgets.includes(only);
  const open = [...owed, ...waiting].filter(isWanted);
  for (const [widgets, rows] of grouped(open)) {
    console.log(
      `\n${widgets}: ${rows.length} open${owed.includes(rows[0]!) ? "" : " (still to be built)"}`,
    );
    if (only || owed.includes(rows[0]!)) for (const row of rows) console.log(`  ${line(row)}`);
  }
  for (const row of exempted.filter(isWanted))
    console.log(
      `\nexempt: ${line(row)}\n        ${exemptionsOf(read("docs/requirements-exempt.tsv")).get(row.id)}`,
    );
  console.log(
    `\n${proved.filter(isWanted).length} proved, ${open.length} open, ${exempted.filter(isWanted).length} exempt`,
  );
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
  const at = process.argv.indexOf("--widget");
  printOpen(at < 0 ? undefined : process.argv[at + 1]?.replace("{product}", ""));
  console.log();
  conclude(requirementChecks());
}
