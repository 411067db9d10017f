import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { readShippedTexts } from "../../build/shippedTexts.ts";

/**
 * A made-up language: accented or Arabic letters, brackets around each message, and more letters
 * than in English.
 */
export type PseudoLocale = "accented" | "arabic";

const letters: Readonly<Record<PseudoLocale, readonly [from: string, to: string]>> = {
  accented: [
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀçđéƒĝĥîĵķļɱñôƥɋřšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔƤɊŘŠŢÛṼŴẊÝŽ",
  ],
  arabic: ["abcdefghijklmnopqrstuvwxyz", "ابتثجحخدذرزسشصضطظعغفقكلمنه"],
};

/** The number of letters that a translation may need for one English letter. */
const growth = 1.35;

/** All messages in a made-up language, by key. */
export function pseudoTexts(locale: PseudoLocale): Record<string, string> {
  const english = Object.entries(readShippedTexts().languages["en"] ?? {});
  return Object.fromEntries(english.map(([key, text]) => [key, pseudo(text, locale)]));
}

/** A message in a made-up language. Its arguments, plurals and elements stay unchanged. */
export function pseudo(text: string, locale: PseudoLocale): string {
  const elements = parse(text).map((element) => changed(element, locale));
  const literals = elements.filter(({ type }) => type === TYPE.literal);
  const length = literals.reduce((sum, part) => sum + ("value" in part ? part.value.length : 0), 0);
  // Words of five letters, between which a line of text may break.
  const rest = Math.ceil(length * (growth - 1));
  const more = Array.from({ length: rest }, (_, at) => (at % 6 ? "~" : " ")).join("");
  return `⟦${printAST(elements)}${locale === "arabic" ? more.replaceAll("~", "ـ") : more}⟧`;
}

function changed(element: MessageFormatElement, locale: PseudoLocale): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: inLetters(element.value, locale) };
  if (element.type === TYPE.tag)
    return { ...element, children: element.children.map((child) => changed(child, locale)) };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map((part) => changed(part, locale)) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

function inLetters(text: string, locale: PseudoLocale): string {
  const [from, to] = letters[locale];
  const source = locale === "arabic" ? text.toLowerCase() : text;
  return source.replace(/[a-z]/gi, (letter) => to[from.indexOf(letter)] ?? letter);
}
