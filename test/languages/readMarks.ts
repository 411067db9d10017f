import type { EnglishPart, MarkedTexts } from "./markedTexts.ts";

declare global {
  interface Window {
    /** The typed texts. */
    typed?: string[];
    /**
     * `rest` contains the words of a text that belong to no message. `open` contains a letter for
     * each message and argument that has begun.
     */
    outsideMessages?: (
      text: string,
      open: string,
    ) => { readonly rest: string; readonly open: string };
  }
}

interface Message {
  readonly index: number;
  text: string;
  readonly args: Map<number, string>;
  readonly chosen: Map<number, string>;
  /** The arguments that have begun but not ended, with the text of each. */
  readonly open: { readonly arg: number; text: string }[];
}

/*
 * Each function runs in the page, before its scripts. Self-contained, because they are sent as
 * text.
 */

/** Converts a text with marks to English. */
export function readMessages(json: string): void {
  const { english, branches }: Omit<MarkedTexts, "texts"> = JSON.parse(json);
  const marks = /(\u2063{1,3})([\u2061\u2062]*)\u2064/g;
  const numberOf = (bits: string) =>
    parseInt(bits.replaceAll("\u2061", "0").replaceAll("\u2062", "1"), 2);

  function format(parts: readonly EnglishPart[], message: Message): string {
    return parts
      .map((part): string => {
        if (typeof part === "string") return part;
        if (part[0] === "tag") return format(part[1], message);
        const [kind, arg, options] = part;
        const value = message.args.get(arg) ?? "";
        if (kind === "argument" || kind === "number" || !options) return value;
        return format(branchOf(kind, options, message.chosen.get(arg) ?? "other", value), message);
      })
      .join("");
  }

  function branchOf(
    kind: "plural" | "ordinal" | "select",
    options: Readonly<Record<string, readonly EnglishPart[]>>,
    chosen: string,
    value: string,
  ): readonly EnglishPart[] {
    const digits = value.replace(/\D/g, "");
    const exact = /^=(\d+)$/.exec(chosen)?.[1];
    const count = Number(digits || exact || (chosen === "one" ? 1 : 2));
    const type = kind === "ordinal" ? "ordinal" : "cardinal";
    const name = kind === "select" ? chosen : new Intl.PluralRules("en", { type }).select(count);
    return (
      (kind === "select" ? undefined : options[`=${count}`]) ??
      options[name] ??
      options["other"] ??
      []
    );
  }

  window.readAsEnglish = (text) => {
    const stack: Message[] = [];
    let out = "";
    const write = (words: string) => {
      const message = stack.at(-1);
      const open = message?.open.at(-1);
      if (open) open.text += words;
      else if (message) message.text += words;
      else out += words;
    };
    let at = 0;
    for (const { 0: mark, 1: start, 2: bits, index } of text.matchAll(marks)) {
      write(text.slice(at, index));
      at = index + mark.length;
      const message = stack.at(-1);
      if (start?.length === 1 && bits)
        stack.push({
          index: numberOf(bits),
          text: "",
          args: new Map(),
          chosen: new Map(),
          open: [],
        });
      else if (start?.length === 1) {
        stack.pop();
        if (message) write(format(english[message.index] ?? [message.text], message));
      } else if (start?.length === 3)
        message?.chosen.set(
          numberOf(bits ?? "") >> 8,
          branches[numberOf(bits ?? "") & 255] ?? "other",
        );
      else if (bits) message?.open.push({ arg: numberOf(bits), text: "" });
      else {
        const argument = message?.open.pop();
        if (argument) message?.args.set(argument.arg, argument.text);
      }
    }
    write(text.slice(at));
    // A message that does not end here: its own words are better than nothing.
    return out + stack.map(({ text: words }) => words).join("");
  };
}

/** Finds the words that belong to no message. */
export function readOutsideMessages(): void {
  const marks = /(\u2063{1,3})([\u2061\u2062]*)\u2064/g;
  window.outsideMessages = (text, begun) => {
    let open = begun;
    let rest = "";
    let at = 0;
    const write = (words: string) => (rest += open.endsWith("m") ? " " : words);
    for (const { 0: mark, 1: start, 2: bits, index } of text.matchAll(marks)) {
      write(text.slice(at, index));
      at = index + mark.length;
      if (start?.length !== 3)
        open = bits ? open + (start?.length === 1 ? "m" : "a") : open.slice(0, -1);
    }
    write(text.slice(at));
    return { rest, open };
  };
}

/** Records typed texts and the names of chosen files. */
export function recordTyped(): void {
  const typed: string[] = [];
  window.typed = typed;
  addEventListener("input", (event) => {
    const [field] = event.composedPath();
    if (field && "value" in field) typed.push(String(field.value));
  });
  // The `change` of a file field does not leave the shadow root.
  const { add } = DataTransferItemList.prototype;
  DataTransferItemList.prototype.add = function addFile(data: string | File, type?: string) {
    if (typeof data === "string") return Reflect.apply(add, this, [data, type]);
    typed.push(data.name);
    return Reflect.apply(add, this, [data]);
  };
}
