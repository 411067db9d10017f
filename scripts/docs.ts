import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { readFunnels } from "../build/funnels.ts";
import { readOptionsModule } from "../build/optionsModule.ts";
import { widgetEntries } from "../build/widgetEntries.ts";
import { descriptions } from "../src/widgets/descriptions.ts";
import type { Example } from "../src/shared/widget/examples.ts";
import { apiDocs } from "./api/apiDocs.ts";
import { isMain } from "./check.ts";
import { withComponent } from "./docs/component.ts";
import { errorPage } from "./docs/errorPage.ts";
import { isBuildOutput } from "./docs/generatedPages.ts";
import { withCriteria } from "./docs/criteriaTable.ts";
import { withGuarded } from "./docs/guardedTable.ts";
import { withHeights } from "./docs/heightTable.ts";
import { optionRows, type OptionRow } from "./docs/optionRows.ts";
import { indexPage, widgetPage } from "./docs/page.ts";
import { withStored } from "./docs/storedTable.ts";
import { surfaceOf } from "./docs/surface.ts";
import { textsPage } from "./docs/textsPage.ts";
import { withWays } from "./docs/waysTable.ts";
import { filesBelow } from "./files.ts";

/**
 * File → content of all pages below `docs/widgets/`, the pages of the API, and the pages with a
 * generated part.
 */
export async function generatedDocs(): Promise<Map<string, string>> {
  const entries = Object.entries(widgetEntries()).toSorted(([a], [b]) => a.localeCompare(b));
  const common = await rowsOf("src/shared/widget/commonOptions.ts", "commonOptions");
  const widgets = entries.map(([name]) => ({ name, sentence: sentenceOf(name) }));
  const funnels = await readFunnels();
  const contract = "docs/host-contract.md";
  const applications = "docs/applications.md";
  const engines = "docs/engines.md";
  const security = "docs/security.md";
  const accessibility = "docs/accessibility.md";
  const pages = new Map([
    ["docs/errors.md", errorPage()],
    ["docs/texts-keys.md", textsPage()],
    ["docs/widgets/README.md", indexPage(widgets, common)],
    [contract, withHeights(readFileSync(contract, "utf8"))],
    [engines, withWays(withGuarded(readFileSync(engines, "utf8")))],
    [security, withStored(readFileSync(security, "utf8"))],
    [accessibility, withCriteria(readFileSync(accessibility, "utf8"))],
    [applications, withComponent(readFileSync(applications, "utf8"))],
  ]);
  for (const [name, entry] of entries) {
    const folder = entry.replace(/\/[^/]+$/, "");
    const page = {
      name,
      sentence: sentenceOf(name),
      options: await rowsOf(`${folder}/options.ts`, "options"),
      examples: await examplesOf(folder),
      surface: surfaceOf(entry),
      funnel: funnels.get(name),
    };
    pages.set(`docs/widgets/${name}.md`, widgetPage(page));
  }
  const api = await apiDocs(entries.map(([name]) => name));
  return new Map([...pages, ...api]);
}

function sentenceOf(widget: string): string {
  const description = new Map<string, string>(Object.entries(descriptions)).get(widget);
  if (!description)
    throw new Error(`src/widgets/descriptions.ts does not say what ${widget} is for`);
  return description;
}

async function rowsOf(file: string, exported: string): Promise<OptionRow[]> {
  const { options, sentences } = await readOptionsModule(file, exported);
  return optionRows(options, sentences);
}

async function examplesOf(folder: string): Promise<readonly Example[]> {
  const file = ["ts", "tsx"]
    .map((extension) => `${folder}/examples.${extension}`)
    .find((path) => existsSync(path));
  if (!file) return [];
  const { examples }: { examples?: readonly Example[] } = await import(pathToFileURL(file).href);
  return examples ?? [];
}

/**
 * Writes all pages, or with `isOutputOnly` only those that are not committed. Removes pages of
 * widgets that no longer exist.
 */
export async function writeDocs({ isOutputOnly = false } = {}): Promise<void> {
  const pages = await generatedDocs();
  for (const file of filesBelow(["docs"], /\.md$/))
    if (isBuildOutput(file) && !pages.has(file)) rmSync(file);
  mkdirSync("docs/widgets", { recursive: true });
  for (const [file, content] of pages) {
    if (isOutputOnly && !isBuildOutput(file)) continue;
    writeFileSync(file, content);
    console.log(file);
  }
}

if (isMain(import.meta)) await writeDocs({ isOutputOnly: process.argv.includes("--output-only") });
