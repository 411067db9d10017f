// @module-tag thorough
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readCatalogues } from "../../build/texts/catalogues.ts";
import { languages } from "../../src/languages/languages.ts";
import type { Example } from "../../src/shared/widget/examples.ts";
import { englishTexts, textsOf } from "../support/englishTexts.ts";
import { mountWidget } from "../support/mountWidget.ts";

const modules = import.meta.glob<{ examples: readonly Example[] }>(
  "../../src/widgets/*/examples.ts",
  { eager: true },
);

const widgets = Object.keys(languages["es"] ?? {}).map(
  (name) => [name, modules[`../../src/widgets/${name}/examples.ts`]?.examples ?? []] as const,
);

/** Texts of the mock API and of the examples' host pages that look like messages. */
const namesOfOthers = /^(Osteria Lucca gift card|Check \d+|Close)$/;

/** The ids of the catalogues that the widget has in Spanish. */
async function spanishIds(name: string): Promise<RegExp> {
  const { language } = (await languages["es"]?.[name]?.()) ?? {};
  const messages = {};
  const ids = readCatalogues(process.cwd())
    .map(({ id }) => id)
    .filter((id) => language?.("es").messagesOf({ id, messages }) !== messages);
  return new RegExp(`^(?:${ids.join("|")})$`);
}

describe.each(widgets)("%s on a Spanish page", (name, examples) => {
  let english: ReturnType<typeof englishTexts>;
  beforeAll(async () => {
    english = englishTexts(await spanishIds(name), "es");
  });

  it.each(examples.map((example) => [example.key, example] as const))(
    "has no English text on the first screen of %s",
    async (_, example) => {
      const { shadow } = await mountWidget(name, {
        ...example,
        // Some examples set their own language.
        attributes: { ...example.attributes, lang: "es" },
        evenIfItFails: true,
      });
      // An example may show a wait that never ends.
      await vi
        .waitUntil(() => !shadow.querySelector('[aria-busy="true"]'), { timeout: 3000 })
        .catch(() => {});
      const texts = textsOf(shadow).filter((text) => !namesOfOthers.test(text));
      const englishTextsLeft = texts.flatMap((text) => {
        const message = english.find(({ pattern }) => pattern.test(text));
        return message ? [`${message.key}: ${text}`] : [];
      });
      expect(english).not.toEqual([]);
      expect(englishTextsLeft).toEqual([]);
      expect(shadow.querySelector("[lang]")?.getAttribute("lang")).toBe("es");
    },
  );
});
