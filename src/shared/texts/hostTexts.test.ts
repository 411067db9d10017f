import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Catalogue, Messages } from "./catalogue.ts";
import { withHostTexts } from "./hostTexts.ts";
import { english } from "./language.ts";
import { argumentsOf } from "./messageArguments.ts";

const sourcesByPath = import.meta.glob<Messages>("../../**/*exts.en.json", {
  eager: true,
  import: "default",
});
const modules: Record<string, Catalogue>[] = await Promise.all(
  Object.keys(sourcesByPath).map((path) => import(path.replace(".en.json", ".ts"))),
);
const catalogues = modules.flatMap((module) => Object.values(module));

type Message = string | ((args: never) => ReactNode);

/** Every message of a group, by its full key. */
function messagesIn(prefix: string, messages: Messages): [key: string, message: Message][] {
  return Object.entries(messages).flatMap(([name, message]): [string, Message][] => {
    const key = `${prefix}.${name}`;
    return typeof message === "object" ? messagesIn(key, message) : [[key, message]];
  });
}

const argumentsIn = (message: Message) =>
  typeof message === "function" ? [...argumentsOf(message)] : [];

/** The text of a message in which each argument is its own name in angle brackets. */
function shown(message: Message, names: readonly string[]): string {
  if (typeof message === "string") return message;
  const values = Object.fromEntries(names.map((name) => [name, `‹${name}›`]));
  // SAFETY: the texts of this test insert each argument unchanged.
  return String(message(values as never));
}

describe("the host's texts", () => {
  it("can replace as many messages as the English catalogues have", () => {
    const messages = catalogues.flatMap((one) => messagesIn(one.id, one.messages));
    const sources = Object.values(sourcesByPath).flatMap((source) => messagesIn("", source));
    expect(new Set(messages.map(([key]) => key)).size).toBe(sources.length);
  });

  it.each(catalogues.map((catalogue) => [catalogue.id, catalogue] as const))(
    "replace every message of %s, in every language, with all its arguments",
    async (_, catalogue) => {
      const consoleError = vi.spyOn(console, "error").mockReturnValue();
      const messages = messagesIn(catalogue.id, catalogue.messages);
      const text = (key: string, message: Message) =>
        [key, ...argumentsIn(message).map((name) => `{${name}}`)].join(" ");
      const hostTexts = Object.fromEntries(
        messages.map(([key, message]) => [key, text(key, message)]),
      );
      for (const lang of ["en", "es", "fr"]) {
        const language = await withHostTexts(lang, hostTexts, undefined, english());
        const replaced = new Map(messagesIn(catalogue.id, language.messagesOf(catalogue)));
        const expected = messages.map(([key, message]) =>
          [key, ...argumentsIn(message).map((name) => `‹${name}›`)].join(" "),
        );
        const shownTexts = messages.map(([key, message]) =>
          shown(replaced.get(key) ?? "", argumentsIn(message)),
        );
        expect(shownTexts).toEqual(expected);
      }
      expect(consoleError).not.toHaveBeenCalled();
    },
  );

  it.each(catalogues.map((catalogue) => [catalogue.id, catalogue] as const))(
    "of %s that name unknown arguments or leave one out are reported, each with its key",
    async (_, catalogue) => {
      const consoleError = vi.spyOn(console, "error").mockReturnValue();
      const messages = messagesIn(catalogue.id, catalogue.messages);
      const lines = () => consoleError.mock.calls.map(([line]) => String(line));

      const wrong = Object.fromEntries(messages.map(([key]) => [key, "{noSuchArgument}"]));
      const unread = await withHostTexts("de", wrong, undefined, english());
      expect(messagesIn(catalogue.id, unread.messagesOf(catalogue))).toEqual(messages);
      expect(lines().filter((line) => line.includes("{noSuchArgument} has no value"))).toHaveLength(
        messages.length,
      );

      consoleError.mockClear();
      const bare = Object.fromEntries(messages.map(([key]) => [key, "x"]));
      (await withHostTexts("de", bare, undefined, english())).messagesOf(catalogue);
      const withArguments = messages.filter(([, message]) => argumentsIn(message).length);
      expect(lines()).toEqual(
        withArguments.map(([key, message]) => {
          const names = argumentsIn(message).join("}, {");
          return `DiningWidgets: the text "${key}" of the page configuration: {${names}} is not in it`;
        }),
      );
    },
  );

  it.each(catalogues.map((catalogue) => [catalogue.id, catalogue] as const))(
    "of %s with a mistyped key are reported with the nearest one",
    async (_, catalogue) => {
      const consoleError = vi.spyOn(console, "error").mockReturnValue();
      const [[key = ""] = []] = messagesIn(catalogue.id, catalogue.messages);
      const language = await withHostTexts("de", { [`${key}x`]: "x" }, undefined, english());
      language.messagesOf(catalogue);
      expect(consoleError.mock.calls).toEqual([
        [expect.stringMatching(/there is no such text; did you mean "/)],
      ]);
      expect(String(consoleError.mock.calls[0]?.[0])).toContain(`"${key}"`);
    },
  );

  it("isolate the values of a text from right to left, so that a phone number or a name keeps its direction", async () => {
    const greet = (args: {
      name: string;
      count: number;
      kind: string;
      link: (text: string) => ReactNode;
    }) => [args.name, args.count, args.kind, args.link("")].join("");
    const catalogue = { id: "ui", messages: { greet } };
    const text = "{kind, select, a {أ} other {ب}} {name} {count, number} <link>{name}</link>";
    const shownIn = async (lang: string) => {
      const language = await withHostTexts(lang, { "ui.greet": text }, undefined, english());
      const link = (inner: string) => `[${inner}]`;
      const args = { name: "Joe’s (Austin)", count: 2, kind: "a", link };
      return [language.messagesOf(catalogue).greet(args)].flat().join("");
    };
    const arabicTwo = new Intl.NumberFormat("ar").format(2);
    const name = "\u2068Joe’s (Austin)\u2069";
    // U+200F: the line begins with an argument.
    expect(await shownIn("ar")).toBe(`\u200fأ ${name} ${arabicTwo} [${name}]`);
    expect(await shownIn("en")).toBe("أ Joe’s (Austin) 2 [Joe’s (Austin)]");
  });
});
