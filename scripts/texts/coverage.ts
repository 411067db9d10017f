import { messagesOf, type CatalogueSource } from "../../build/texts/catalogues.ts";
import type { Message } from "../../build/texts/message.ts";

/**
 * The problems of a catalogue's other languages: missing or unknown keys, and arguments that
 * English does not have.
 */
export function languageProblems({ id, languages }: CatalogueSource): string[] {
  const english = messagesOf(languages.get("en") ?? {});
  return [...languages].flatMap(([language, tree]) => {
    if (language === "en") return [];
    const messages = messagesOf(tree);
    const missing = [...english.keys()].filter((key) => !messages.has(key));
    const unknown = [...messages.keys()].filter((key) => !english.has(key));
    return [
      ...missing.map((key) => `${id}.${key} has no text in ${language}`),
      ...unknown.map((key) => `${id}.${key} is in ${language} and not in English`),
      ...[...messages].flatMap(([key, message]) =>
        argumentProblems(`${id}.${key} in ${language}`, english.get(key), message),
      ),
    ];
  });
}

function argumentProblems(name: string, english: Message | undefined, message: Message): string[] {
  if (!english) return [];
  return [
    ...[...message.args].flatMap(([argument, type]) => {
      const expected = english.args.get(argument);
      if (!expected) return [`${name} has {${argument}}, which English does not give`];
      const isMatching = expected === type || (expected === "number" && type === "string");
      return isMatching ? [] : [`${name}: {${argument}} is ${type}, and ${expected} in English`];
    }),
    ...[...english.args.keys()].flatMap((argument) =>
      message.args.has(argument) ? [] : [`${name} leaves out {${argument}}`],
    ),
  ];
}

/** How many of the English texts a language has: `[texts, of]`. */
export function coverageOf(
  catalogues: readonly CatalogueSource[],
  language: string,
): [texts: number, of: number] {
  let texts = 0;
  let of = 0;
  for (const { languages } of catalogues) {
    const english = messagesOf(languages.get("en") ?? {});
    const translated = messagesOf(languages.get(language) ?? {});
    of += english.size;
    texts += [...english.keys()].filter((key) => translated.has(key)).length;
  }
  return [texts, of];
}
