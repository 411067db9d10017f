import { fileURLToPath } from "node:url";
import { locales } from "../src/shared/time/formatter.ts";
import { messagesOf, readCatalogues } from "../build/texts/catalogues.ts";
import { isGenerated } from "../build/texts/generatedModules.ts";
import { writeDeclarations } from "../build/texts/writeDeclarations.ts";
import { conclude, isMain, type Check } from "./check.ts";
import { filesBelow } from "./files.ts";
import { coverageOf, languageProblems } from "./texts/coverage.ts";
import { unusedTexts } from "./texts/unused.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

/**
 * Checks that every text exists in all languages and is used, and that no generated module is in
 * the source.
 */
export const textChecks: readonly (() => Check)[] = [
  () => ({
    name: "texts: every language has every text",
    problems: readCatalogues(root).flatMap(languageProblems),
  }),
  () => ({
    name: "texts: every text is used",
    problems: unusedTexts(readCatalogues(root), root),
  }),
  () => ({
    name: "texts: nothing in src is generated",
    problems: filesBelow(["src"], /\.tsx?$/)
      .filter((file) => isGenerated(`${root}/${file}`, root))
      .map((file) => `${file} is made from JSON when it is imported: delete it`),
  }),
];

function main(): void {
  writeDeclarations(root);
  const catalogues = readCatalogues(root);
  for (const { id, languages } of catalogues)
    console.log(`${id.padEnd(40)} ${messagesOf(languages.get("en") ?? {}).size} texts`);
  for (const language of Object.keys(locales)) {
    const [texts, of] = coverageOf(catalogues, language);
    console.log(
      `${language}: ${texts} of ${of} texts (${of ? Math.round((100 * texts) / of) : 100} %)`,
    );
  }
  conclude(textChecks.map((check) => check()));
}

if (isMain(import.meta)) main();
