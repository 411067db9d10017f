import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { widgetEntries } from "../../build/widgetEntries.ts";
import { languages, snippet } from "../../demo/snippets/snippets.ts";
import type { Options, OptionSchema } from "../../src/shared/options/optionSchema.ts";
import type { Example } from "../../src/shared/widget/examples.ts";
import { catalog } from "../catalog.ts";
import type { LanguageName } from "./languages.ts";
import { lintSource } from "./lintSource.ts";

const nameOf: Readonly<Record<(typeof languages)[number], LanguageName>> = {
  HTML: "html",
  ERB: "erb",
  Django: "twig",
  Twig: "twig",
  PHP: "php",
  Liquid: "twig",
  React: "jsx",
};

async function examplesOf(entry: string): Promise<readonly Example[]> {
  const file = ["ts", "tsx"]
    .map((extension) => resolve(entry, `../examples.${extension}`))
    .find((path) => existsSync(path));
  if (!file) return [];
  const { examples }: { examples: readonly Example[] } = await import(pathToFileURL(file).href);
  return examples;
}

test.each(Object.entries(widgetEntries()))(
  "no snippet that the harness writes for %s breaks a rule",
  async (widget, entry) => {
    const options = catalog.widgets.find(({ name }) => name === widget)?.options ?? [];
    const module: { options: Options<unknown> } = await import(
      pathToFileURL(resolve(entry, "../options.ts")).href
    );
    const { guarded = {} } = module.options;
    const schema: OptionSchema = {
      properties: Object.fromEntries(options.map((option) => [option.name, option.schema])),
    };
    const problems = [];
    for (const { key, options: values = {}, attributes = {} } of await examplesOf(entry))
      for (const language of languages) {
        const placeholder = '<a href="/next">Continue</a>';
        const setting = { widget, options: values, attributes, placeholder };
        const markup = snippet(language, setting, { schema, guarded });
        const findings = lintSource(markup, nameOf[language], catalog, {
          css: "[data-widget] { min-height: 1px }",
        });
        problems.push(...findings.map(({ message }) => `${key} in ${language}: ${message}`));
      }
    expect(problems).toEqual([]);
  },
);
