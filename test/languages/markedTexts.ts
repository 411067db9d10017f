import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { readShippedTexts } from "../../build/shippedTexts.ts";

/** A part of an English message. `readMessages` puts the parts together in the page. */
export type EnglishPart =
  | string
  | readonly [kind: "argument" | "number", argument: number]
  | readonly [kind: "tag", children: readonly EnglishPart[]]
  | readonly [
      kind: "plural" | "ordinal" | "select",
      argument: number,
      options: Readonly<Record<string, readonly EnglishPart[]>>,
    ];

export interface MarkedTexts {
  /**
   * Key → message in ICU syntax. Invisible marks in it contain the key, the arguments and the
   * chosen branches.
   */
  readonly texts: Readonly<Record<string, string>>;
  /** The English messages, by the number in the marks. */
  readonly english: readonly (readonly EnglishPart[])[];
  /** The names of all branches, by the number in the marks. */
  readonly branches: readonly string[];
}

/** The texts of a language with marks, so that an example can be played with its English texts. */
export function markedTexts(language: string): MarkedTexts {
  const { languages } = readShippedTexts();
  const english = languages["en"] ?? {};
  const args = numbered();
  const branches = numbered();
  const keys = Object.keys(english);
  const texts = keys.map((key, index): [string, string] => {
    const message = marked(parse(languages[language]?.[key] ?? ""), args.of, branches.of);
    return [key, mark("message", index) + printAST(message) + mark("end")];
  });
  return {
    texts: Object.fromEntries(texts),
    english: keys.map((key) => parse(english[key] ?? "").map((part) => englishPart(part, args.of))),
    branches: branches.names,
  };
}

/** Invisible zero-width characters: the kind of a mark, its binary number, and its end. */
function mark(kind: "message" | "argument" | "branch" | "end", value?: number): string {
  const start = "\u2063".repeat({ message: 1, end: 1, argument: 2, branch: 3 }[kind]);
  const bits = value === undefined ? "" : value.toString(2);
  return `${start}${bits.replaceAll("0", "\u2061").replaceAll("1", "\u2062")}\u2064`;
}

function numbered() {
  const names: string[] = [];
  const of = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  return { names, of };
}

type Numbers = (name: string) => number;

function marked(
  elements: readonly MessageFormatElement[],
  args: Numbers,
  branches: Numbers,
  plural = "",
): MessageFormatElement[] {
  const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });
  return elements.flatMap((element): MessageFormatElement[] => {
    if (element.type === TYPE.literal) return [element];
    if (element.type === TYPE.tag)
      return [{ ...element, children: marked(element.children, args, branches, plural) }];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) {
      const name = element.type === TYPE.pound ? plural : element.value;
      return [literal(mark("argument", args(name))), element, literal("\u2063\u2063\u2064")];
    }
    const name = args(element.value);
    const options = Object.entries(element.options).map(([branch, { value, ...rest }]) => [
      branch,
      {
        ...rest,
        value: [
          literal(mark("branch", name * 256 + branches(branch))),
          ...marked(value, args, branches, element.type === TYPE.plural ? element.value : plural),
        ],
      },
    ]);
    return [{ ...element, options: Object.fromEntries(options) }];
  });
}

function englishPart(element: MessageFormatElement, args: Numbers, plural = ""): EnglishPart {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.pound) return ["number", args(plural)];
  if (element.type === TYPE.tag)
    return ["tag", element.children.map((child) => englishPart(child, args, plural))];
  if (element.type !== TYPE.plural && element.type !== TYPE.select)
    return ["argument", args(element.value)];
  const isPlural = element.type === TYPE.plural;
  const options = Object.entries(element.options).map(([name, { value }]) => [
    name,
    value.map((part) => englishPart(part, args, isPlural ? element.value : plural)),
  ]);
  const kind = isPlural && element.pluralType === "ordinal" ? "ordinal" : "plural";
  return [isPlural ? kind : "select", args(element.value), Object.fromEntries(options)];
}
