import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { isGenerated } from "./texts/generatedModules.ts";
import { otherLanguages } from "./texts/languageModules.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const listOf = (language: string) => `${root}/src/languages/${language}.ts`;
const textsOf = (language: string, widget: string) =>
  `${root}/src/languages/${language}/${widget}.ts`;

/** The files of a build's languages: the entries for the bundler, and the plugin with their lists. */
export interface LanguageFiles {
  readonly entries: Readonly<Record<string, string>>;
  readonly plugin: Plugin;
}

/**
 * Gives each language except English a file for each widget (`es-Checkout`) and a list that knows
 * the addresses of these files (`es`). `mount.js` contains the address of the list alone. A widget
 * that is not in the registry has no texts.
 */
export function languageFiles(widgets: readonly string[]): LanguageFiles {
  const lists = new Map(
    otherLanguages.map((language) => [
      listOf(language),
      widgets.filter((widget) => isGenerated(textsOf(language, widget), root)),
    ]),
  );
  const entries = otherLanguages.flatMap((language) => [
    [language, listOf(language)] as const,
    ...(lists.get(listOf(language)) ?? []).map(
      (widget) => [`${language}-${widget}`, textsOf(language, widget)] as const,
    ),
  ]);
  const plugin: Plugin = {
    name: "languages",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (lists.has(source) ? source : null),
    load(id) {
      const list = id.replace(/\?.*/, "");
      const listed = lists.get(list);
      if (!listed) return null;
      const folder = basename(list, ".ts");
      const imports = listed.map(
        (widget) => `export const ${widget} = () => import("./${folder}/${widget}.ts");`,
      );
      return { code: `${imports.join("\n")}\nexport {};\n`, map: null };
    },
  };
  return { entries: Object.fromEntries(entries), plugin };
}
