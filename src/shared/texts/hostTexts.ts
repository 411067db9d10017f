import { IntlMessageFormat } from "intl-messageformat";
import type { ReactNode } from "react";
import type { Catalogue, Messages } from "./catalogue.ts";
import { rich } from "./format.ts";
import { nearestName } from "../mount/nearestName.ts";
import { catalogueIds } from "./catalogueIds.ts";
import { directionOf } from "./direction.ts";
import type { HostTexts, Language } from "./language.ts";
import { argumentsOf, argumentsOfMessage, choicesOf } from "./messageArguments.ts";

/** Whether a Latin word, or an argument, comes before the first right-to-left letter. */
function isLatinFirst(text: string): boolean {
  const latin = text.search(/[a-z]/i);
  return latin >= 0 && latin < text.search(/[\u0590-\u08ff]/);
}

type Args = Readonly<Record<string, unknown>>;

/**
 * A language in which the host's texts replace some of its texts, or a language that the host adds.
 * A text that cannot be used is reported once in the console, and the widget's own text stays.
 * @param shipped the language's own texts, if they are shipped
 */
export async function withHostTexts(
  lang: string,
  hostTexts: HostTexts,
  shipped: Promise<Language> | undefined,
  english: Language,
): Promise<Language> {
  const shippedLanguage = (await shipped?.catch(() => undefined)) ?? english;
  for (const key of Object.keys(hostTexts))
    if (!catalogueOf(key)) say(key, unknown(key, catalogueIds));
  const replaced = new Map<string, Messages>();
  return {
    lang,
    dir: directionOf(lang),
    messagesOf<M extends Messages>(catalogue: Catalogue<M>): M {
      let messages = replaced.get(catalogue.id);
      if (!messages) {
        const { id } = catalogue;
        const ownMessages = shippedLanguage.messagesOf(catalogue);
        messages = replace(id, ownMessages, hostTexts, lang);
        const keys = keysOf(id, ownMessages);
        for (const key of Object.keys(hostTexts))
          if (catalogueOf(key) === id && !keys.includes(key)) say(key, unknown(key, keys));
        replaced.set(catalogue.id, messages);
      }
      // SAFETY: `replace` keeps the shape of the messages that it gets.
      return messages as M;
    },
  };
}

/**
 * The messages of a group whose keys begin with `prefix`. A message is replaced if the host has a
 * text for its key.
 */
function replace(prefix: string, messages: Messages, hostTexts: HostTexts, lang: string): Messages {
  const entries = Object.entries(messages).map(([name, message]) => {
    const key = `${prefix}.${name}`;
    if (typeof message === "object") return [name, replace(key, message, hostTexts, lang)] as const;
    const text = Object.hasOwn(hostTexts, key) ? hostTexts[key] : undefined;
    return [name, text === undefined ? message : (compiled(key, text, message, lang) ?? message)];
  });
  return Object.fromEntries(entries);
}

function compiled(
  key: string,
  text: string,
  message: string | ((args: never) => ReactNode),
  lang: string,
): string | ((args: Args) => ReactNode) | undefined {
  try {
    const isRightToLeft = directionOf(lang) === "rtl";
    // U+200F: a line in this language is right-to-left, even if it begins with a Latin word.
    const directedText = isRightToLeft && isLatinFirst(text) ? `\u200f${text}` : text;
    const format = new IntlMessageFormat(directedText, lang, undefined, { ignoreTag: false });
    const argumentNames = typeof message === "function" ? argumentsOf(message) : new Set<string>();
    const used = argumentsOfMessage(format.getAst());
    const unknown = [...used].filter((name) => !argumentNames.has(name));
    if (unknown.length) throw new Error(`{${unknown.join("}, {")}} has no value here`);
    const missing = [...argumentNames].filter((name) => !used.has(name));
    if (missing.length) say(key, `{${missing.join("}, {")}} is not in it`);
    if (typeof message === "string") return `${format.format()}`;
    const valueOf = isRightToLeft ? isolated(choicesOf(format.getAst())) : plain;
    return (args) => formatted(format, args, valueOf);
  } catch (error) {
    say(key, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

type ValueOf = (name: string, value: string) => string;

const plain: ValueOf = (_, value) => value;

/**
 * Isolates a name, a phone number or an amount in right-to-left text with U+2068 and U+2069, so
 * that it keeps its own direction.
 */
function isolated(choices: ReadonlySet<string>): ValueOf {
  return (name, value) => (value && !choices.has(name) ? `\u2068${value}\u2069` : value);
}

function formatted(format: IntlMessageFormat, args: Args, valueOf: ValueOf): ReactNode {
  const values = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "function"
      ? (parts: string[]) => value(parts.join(""))
      : typeof value === "string"
        ? valueOf(name, value)
        : value,
  ]);
  const result = format.format<ReactNode>(Object.fromEntries(values));
  return Array.isArray(result) ? rich(...result) : result;
}

/** The catalogue of a key: the longest id that the key begins with. */
function catalogueOf(key: string): string | undefined {
  return catalogueIds
    .filter((id) => key.startsWith(`${id}.`))
    .toSorted((one, other) => other.length - one.length)[0];
}

function keysOf(prefix: string, messages: Messages): string[] {
  return Object.entries(messages).flatMap(([name, message]) =>
    typeof message === "object" ? keysOf(`${prefix}.${name}`, message) : [`${prefix}.${name}`],
  );
}

function unknown(key: string, known: readonly string[]): string {
  const nearest = nearestName(key, known);
  return `there is no such text${nearest ? `; did you mean "${nearest}"?` : ""}`;
}

// Memo: messages that are already in the console.
const loggedLines = new Set<string>();

function say(key: string, problem: string): void {
  const line = `DiningWidgets: the text "${key}" of the page configuration: ${problem}`;
  if (loggedLines.has(line)) return;
  loggedLines.add(line);
  console.error?.(line);
}
