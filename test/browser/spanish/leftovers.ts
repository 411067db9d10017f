import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { readShippedTexts } from "../../../build/shippedTexts.ts";

/**
 * The words of a text that occur neither in the Spanish catalogues nor in the texts of the host or
 * the server.
 */
export type FindLeftovers = (text: string) => readonly string[];

const word = /\p{L}[\p{L}\p{M}'’]*/gu;

/** Words that are common in English sentences and do not exist in Spanish. */
const englishWords = new Set(
  "the of and your you with to for is are was this that these by from not when or it its can will be have has we our if at on in an all any yes please".split(
    " ",
  ),
);

/**
 * @param served what servers have answered and the host has configured, as JSON
 * @param names what is called the same in every language
 */
export function leftoversIn(served: readonly string[], names: readonly string[]): FindLeftovers {
  const { en = {}, es = {} } = readShippedTexts().languages;
  const spanish = new Set([...Object.values(es).flatMap(wordsOfMessage), ...calendarWords()]);
  const untranslated = new Set(
    Object.keys(en)
      .filter((key) => en[key] !== es[key])
      .map((key) => plain(en[key] ?? "")),
  );
  for (const text of Object.values(es)) untranslated.delete(plain(text));
  const foreign = [...new Set([...served.flatMap(stringsIn), ...names])]
    .map(plain)
    .filter((text) => text.length > 1)
    .toSorted((one, other) => other.length - one.length);
  const foreignWords = new Set(foreign.flatMap((text) => text.match(word) ?? []));

  return (text) => {
    const plainText = plain(text);
    if (foreign.includes(plainText)) return [];
    if (untranslated.has(plainText)) return [text];
    let rest = plainText;
    for (const part of foreign)
      if (part.includes(" ") && rest.includes(part)) rest = rest.replaceAll(part, " ");
    const words = (rest.match(word) ?? []).filter((one) => !foreignWords.has(one));
    return words.filter((one) => one.length > 1 && (englishWords.has(one) || !spanish.has(one)));
  };
}

function plain(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
}

function wordsOfMessage(message: string): string[] {
  return literalsOf(parse(message)).flatMap((text) => plain(text).match(word) ?? []);
}

function literalsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literalsOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
  });
}

/**
 * Every text in an answer, without the names of its fields. An answer that is not JSON is one text.
 */
function stringsIn(body: string): string[] {
  const texts: string[] = [];
  try {
    JSON.parse(body, (_, value: unknown) => {
      if (typeof value === "string") texts.push(value, ...value.split(/[\n,·]\s*/));
      return value;
    });
  } catch {
    texts.push(body);
  }
  return texts;
}

/** The words that `Intl` writes into dates and names of countries. */
function calendarWords(): string[] {
  const days = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index, 1 + index)));
  const options: readonly Intl.DateTimeFormatOptions[] = [
    { dateStyle: "full", timeStyle: "full" },
    { month: "short", weekday: "short", day: "numeric", hour: "numeric", timeZoneName: "short" },
  ];
  const countries = new Intl.DisplayNames("es-US", { type: "region" });
  const texts = [
    ...options.flatMap((one) => {
      const format = new Intl.DateTimeFormat("es-US", one);
      return days.map((day) => format.format(day));
    }),
    ...["US", "NZ", "AU"].map((code) => countries.of(code) ?? ""),
  ];
  return texts.flatMap((text) => plain(text).match(word) ?? []);
}
