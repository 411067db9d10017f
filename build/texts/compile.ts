import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Message } from "./message.ts";

type Helper = "number" | "plural" | "rich" | "select";

/**
 * Writes messages as JavaScript, and collects the helpers of `src/shared/texts/format.ts` that they
 * call.
 */
export class MessageCompiler {
  readonly helpers = new Set<Helper>();
  readonly #locale: string;

  /** @param locale how numbers are formatted and counted, such as `es-US` */
  constructor(locale: string) {
    this.#locale = JSON.stringify(locale);
  }

  /** Returns a text, or a function of the text's arguments. */
  expression({ elements, isRich, args }: Message): string {
    const body = this.#body(elements, isRich);
    return args.size ? `(a) => ${body}` : body;
  }

  #body(elements: readonly MessageFormatElement[], isRich: boolean, counted = ""): string {
    const parts = elements.map((element) =>
      element.type === TYPE.literal
        ? { text: element.value }
        : { code: this.#code(element, isRich, counted) },
    );
    const [only] = parts;
    if (!only) return '""';
    if (parts.length === 1) return only.text === undefined ? only.code : JSON.stringify(only.text);
    if (isRich) {
      this.helpers.add("rich");
      return `rich(${parts.map(({ text, code }) => code ?? JSON.stringify(text)).join(", ")})`;
    }
    return `\`${parts.map(({ text, code }) => (code ? `\${${code}}` : escaped(text ?? ""))).join("")}\``;
  }

  #code(element: MessageFormatElement, isRich: boolean, counted: string): string {
    switch (element.type) {
      case TYPE.pound:
        return this.#call("number", [this.#locale, counted]);
      case TYPE.number:
        return this.#call("number", [this.#locale, `a.${element.value}`]);
      case TYPE.argument:
        return `a.${element.value}`;
      case TYPE.tag:
        return `a.${element.value}(${this.#body(element.children, false, counted)})`;
      case TYPE.select:
        return this.#call("select", [
          `a.${element.value}`,
          this.#branches(element.options, isRich, counted),
        ]);
      case TYPE.plural: {
        const value = `a.${element.value}`;
        const branches = this.#branches(element.options, isRich, value);
        const type = element.pluralType === "ordinal" ? ['"ordinal"'] : [];
        return this.#call("plural", [this.#locale, value, branches, ...type]);
      }
      default:
        throw new Error(`a message has an element that is not compiled: ${element.type}`);
    }
  }

  #branches(
    options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
    isRich: boolean,
    counted: string,
  ): string {
    const branches = Object.entries(options).map(
      ([key, { value }]) => `${JSON.stringify(key)}: ${this.#body(value, isRich, counted)}`,
    );
    return `{ ${branches.join(", ")} }`;
  }

  #call(helper: Helper, args: readonly string[]): string {
    this.helpers.add(helper);
    return `${helper}(${args.join(", ")})`;
  }
}

function escaped(text: string): string {
  return text.replace(/[`\\]|\$(?=\{)/g, "\\$&");
}
