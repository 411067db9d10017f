import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { readCatalogues, type TextTree } from "../../build/texts/catalogues.ts";

/** A text of a catalogue in the form in which the screen shows it. */
interface EnglishText {
  readonly key: string;
  readonly pattern: RegExp;
}

/** The English texts of catalogues, except those that are the same in another language. */
export function englishTexts(ids: RegExp, language: string): EnglishText[] {
  return readCatalogues(process.cwd())
    .filter(({ id }) => ids.test(id))
    .flatMap(({ id, languages }) => {
      const others = new Set(flat(languages.get(language) ?? {}).map(([, text]) => text));
      return flat(languages.get("en") ?? {}, id)
        .filter(([, text]) => !others.has(text))
        .flatMap(([key, text]) =>
          variants(parse(text))
            .filter((source) => /[a-z]{3}/i.test(source.replaceAll(".+", "")))
            .map((source) => ({ key, pattern: new RegExp(`^${source}$`) })),
        );
    });
}

/** Key → message in ICU syntax, as in the page configuration. */
export function messagesIn(ids: RegExp, language: string): Record<string, string> {
  return Object.fromEntries(
    readCatalogues(process.cwd())
      .filter(({ id }) => ids.test(id))
      .flatMap(({ id, languages }) => flat(languages.get(language) ?? {}, id)),
  );
}

/** The texts that a person reads or hears in a widget, without those that are not translated. */
export function textsOf(root: ShadowRoot): string[] {
  const texts: string[] = [];
  for (const element of root.querySelectorAll("*")) {
    if (element.closest('[translate="no"], style, script')) continue;
    for (const name of ["aria-label", "placeholder", "title", "alt", "aria-valuetext"])
      texts.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

function flat(tree: TextTree, prefix = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const key = prefix ? `${prefix}.${name}` : name;
    return typeof value === "string" ? [[key, value]] : flat(value, key);
  });
}

/** One regular expression for each combination of branches. */
function variants(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (starts, element) => {
      const ends =
        element.type === TYPE.literal
          ? [escaped(element.value)]
          : element.type === TYPE.plural || element.type === TYPE.select
            ? Object.values(element.options).flatMap(({ value }) => variants(value))
            : [".+"];
      return starts.flatMap((start) => ends.map((end) => start + end));
    },
    [""],
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
