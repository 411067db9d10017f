import { isBlank, outputHole } from "./holes.ts";
import { maskTags } from "./languages.ts";
import type { TemplateAttribute, Text, WidgetElement } from "./template.ts";

const erbTag = /<%(=?)(?!%)([\s\S]*?)%>/g;
/** Any of Rails, or of the application's own: all take `data:`. */
const helper = /^[\s(]*(?:tag\.\w+|\w+)\b/;
const elementHelper = /^[\s(]*(?:tag\.\w+|content_tag)\b/;
/** `"data-widget":` and `"data-widget" =>`, where the attributes are written whole. */
const wholeNames = /["']data-[\w-]+["']\s*(?::|=>)/;
const braceBlock = /\)\s*\{[\s\S]*\}\s*-?$/;
/** `data: {`, `:data => {` and `"data" => {`. */
const dataHash = /(?:\bdata:|:data\s*=>|["']data["']\s*(?::|=>))\s*\{/;
/** `offer_code:`, `"offer-code":`, `:offer_code =>` and `"offer-code" =>`. */
const key = /\s*(?::(?<symbol>\w+)\s*=>|(?<word>\w+):|(["'])(?<quoted>[\w-]+)\3\s*(?::|=>))\s*/y;
const opensBlock = /\bdo\s*(?:\|[^|]*\|)?\s*-?$/;
const innerScript =
  /<script\b[^>]*\btype\s*=\s*["']application\/json["'][^>]*>([\s\S]*?)<\/script>/i;

/** Finds `<%= tag.div data: { widget: … } %>` and `content_tag`, which write the attributes themselves. */
export function readErbHelpers(source: string): WidgetElement[] {
  const tags = [...source.matchAll(erbTag)];
  return tags.flatMap((tag, index) => {
    const [whole, output, code = ""] = tag;
    if (!output || !helper.test(code)) return [];
    const hash = dataHash.exec(code) ?? wholeNames.exec(code);
    if (!hash) return [];
    const from = tag.index + whole.indexOf(code);
    const isWhole = wholeNames.test(hash[0]);
    const attributes = readHash(code, hash.index + (isWhole ? 0 : hash[0].length), from, isWhole);
    if (!attributes.some(({ name }) => name === "data-widget")) return [];
    const block = opensBlock.test(code.trimEnd()) ? blockOf(source, tags, index) : undefined;
    return {
      span: { start: tag.index, end: tag.index + whole.length },
      attributes,
      hasMoreAttributes: /\b(?:class|style|id|aria)\b\s*(?::|=>)|\*\*/.test(code),
      hasPlaceholder: block ? isFilled(block) : hasContent(code, hash.index),
      innerJson: block && innerJsonOf(block),
    };
  });
}

/** The pairs of a Ruby hash literal, from behind its brace on. */
function readHash(
  code: string,
  begin: number,
  offset: number,
  isWhole: boolean,
): TemplateAttribute[] {
  const attributes: TemplateAttribute[] = [];
  let position = begin;
  for (;;) {
    key.lastIndex = position;
    const match = key.exec(code);
    const name = match?.groups?.["symbol"] ?? match?.groups?.["word"] ?? match?.groups?.["quoted"];
    if (!match || !name) return attributes;
    const nameStart = offset + position + match[0].indexOf(name);
    const end = endOfValue(code, key.lastIndex);
    const source = code
      .slice(key.lastIndex, end)
      .replace(/\s+do\b[^"']*$/, "")
      .trimEnd();
    const start = offset + key.lastIndex;
    const text = literalOf(source);
    if (text !== null && (!isWhole || name.startsWith("data-")))
      attributes.push({
        name: isWhole ? name : `data-${name.replaceAll("_", "-")}`,
        nameSpan: { start: nameStart, end: nameStart + name.length },
        value: { text, start, end: start + source.length },
        spell: (correct) => {
          if (isWhole) return correct;
          const plain = correct.replace(/^data-/, "");
          return name.includes("-") ? plain : plain.replaceAll("-", "_");
        },
      });
    if (code[end] !== ",") return attributes;
    position = end + 1;
  }
}

/** The comma or the bracket that ends a value. */
function endOfValue(code: string, begin: number): number {
  let depth = 0;
  for (let index = begin; index < code.length; index += 1) {
    const letter = code[index] ?? "";
    if (letter === '"' || letter === "'") {
      index += 1;
      while (index < code.length && code[index] !== letter) index += code[index] === "\\" ? 2 : 1;
    } else if ("([{".includes(letter)) depth += 1;
    else if (depth === 0 && ",})".includes(letter)) return index;
    else if (")]}".includes(letter)) depth -= 1;
  }
  return code.length;
}

/** The text that Rails writes for a literal, null for `nil`, holes for everything that Ruby computes. */
function literalOf(ruby: string): string | null {
  if (ruby === "nil") return null;
  if (/^(?:true|false|-?\d+(?:\.\d+)?)$/.test(ruby)) return ruby;
  const [, symbol] = /^:(\w+)$/.exec(ruby) ?? [];
  const [, , quoted] = /^(["'])((?:(?!\1)[^\\])*)\1$/.exec(ruby) ?? [];
  const text = symbol ?? (quoted?.includes("#{") ? undefined : quoted);
  return text ?? outputHole.repeat(Math.max(1, ruby.length));
}

/** Null where only Ruby knows: a helper of the application's own, or a block in braces. */
function hasContent(code: string, hashAt: number): boolean | null {
  if (!elementHelper.test(code) || braceBlock.test(code)) return null;
  return hasContentArgument(code.slice(0, hashAt));
}

/** `content_tag(:div, "Loading", data: …)` has content; keywords alone have none. */
function hasContentArgument(before: string): boolean {
  const rest = before.replace(elementHelper, "").replace(/^[\s(]*(?::\w+\s*,)?\s*/, "");
  return rest !== "" && !/^(?:\w+:|:\w+\s*=>)/.test(rest);
}

/** The source between a tag that ends in `do` and its `end`. */
function blockOf(source: string, tags: readonly RegExpExecArray[], opening: number): Text {
  const first = tags[opening];
  const start = first ? first.index + first[0].length : 0;
  let depth = 1;
  for (const tag of tags.slice(opening + 1)) {
    const code = (tag[2] ?? "").trim();
    if (opensBlock.test(code) || /^(?:if|unless|case|while|until|for|begin)\b/.test(code))
      depth += 1;
    else if (/^-?\s*end\b/.test(code)) depth -= 1;
    if (depth === 0) return { text: source.slice(start, tag.index), start, end: tag.index };
  }
  return { text: source.slice(start), start, end: source.length };
}

function isFilled({ text }: Text): boolean {
  const visibleText = maskTags(text, "erb")
    .text.replace(innerScript, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "");
  return !isBlank(visibleText);
}

function innerJsonOf(block: Text): Text | undefined {
  const match = innerScript.exec(maskTags(block.text, "erb").text);
  const [whole, text] = match ?? [];
  if (!match || whole === undefined || text === undefined) return undefined;
  const start = block.start + match.index + whole.indexOf(text, whole.indexOf(">"));
  return { text, start, end: start + text.length };
}
