import { possibleTexts, type Code } from "./expression.ts";
import { isBlank } from "./holes.ts";
import { maskTags } from "./languages.ts";
import { endOfValue } from "./pairs.ts";
import type { TemplateAttribute, Text, WidgetElement } from "./template.ts";

const erbTag = /<%(=?)(?!%)([\s\S]*?)%>/g;
/** Any of Rails, or of the application's own: all take `data:`. */
const helper = /^[\s(]*(?:tag\.\w+|\w+)\b/;
const elementHelper = /^[\s(]*(?:tag\.\w+|content_tag)\b/;
/** `"data-widget":` and `"data-widget" =>`, where the attributes are written whole. */
const wholeNames = /["']data-[\w-]+["']\s*(?::|=>)/;
const braceBlock = /\)\s*\{[\s\S]*\}\s*-?$/;
/** `data: {`, `:data => {` and `"data" => {`. */
const dataHash =
  /(?:\bdata:|:data\s*=>|["']data["']\s*(?::|=>))\s*(?:\{|[\w.@]+\.(?:deep_|reverse_)?merge\(\s*\{?)/;
/** `{ widget: "Checkout" }.merge(theme: "dark")`. */
const merged = /\}\.(?:deep_|reverse_)?merge\(\s*\{?/g;
/** `offer_code:`, `"offer-code":`, `:offer_code =>` and `"offer-code" =>`. */
const key = /\s*(?::(?<symbol>\w+)\s*=>|(?<word>\w+):|(["'])(?<quoted>[\w-]+)\3\s*(?::|=>))\s*/y;
const opensBlock = /\bdo\s*(?:\|[^|]*\|)?\s*-?$/;
const innerScript =
  /<script\b[^>]*\btype\s*=\s*["']application\/json["'][^>]*>([\s\S]*?)<\/script>/i;

/** The attributes in the arguments of a helper: `data: { widget: … }` and `"data-widget" => …`. */
export function rubyAttributes(
  code: string,
  offset: number,
  constants?: Code["constants"],
): TemplateAttribute[] {
  const hash = dataHash.exec(code);
  const whole = wholeNames.exec(code);
  const read = (begin: number, isWhole: boolean) =>
    readHash({ source: code, start: begin, end: code.length, constants }, offset, isWhole);
  return [
    ...(hash
      ? [
          ...read(hash.index + hash[0].length, false),
          ...[...code.matchAll(merged)].flatMap(({ 0: call, index }) =>
            read(index + call.length, false),
          ),
        ]
      : []),
    ...(whole ? read(whole.index, true) : []),
  ];
}

/** Finds `<%= tag.div data: { widget: … } %>` and `content_tag`, which write the attributes themselves. */
export function readErbHelpers(source: string, constants?: Code["constants"]): WidgetElement[] {
  const tags = [...source.matchAll(erbTag)];
  return tags.flatMap((tag, index) => {
    const [whole, output, code = ""] = tag;
    if (!output || !helper.test(code)) return [];
    // `<div <%= tag.attributes … %>>` is read with its element.
    const hash = /^[\s(]*tag\.attributes\b/.test(code)
      ? null
      : (dataHash.exec(code) ?? wholeNames.exec(code));
    if (!hash) return [];
    const attributes = rubyAttributes(code, tag.index + whole.indexOf(code), constants);
    if (!attributes.some(({ name }) => name === "data-widget")) return [];
    const block = opensBlock.test(code.trimEnd()) ? blockOf(source, tags, index) : undefined;
    return {
      span: { start: tag.index, end: tag.index + whole.length },
      attributes,
      hasMoreAttributes: /\b(?:class|style|id|aria)\b\s*(?::|=>)|\*\*|\bmerge\(/.test(code),
      hasPlaceholder: block ? isFilled(block) : hasContent(code, hash.index),
      innerJson: block ? innerJsonOf(block) : [],
    };
  });
}

/** The pairs of a Ruby hash literal, from behind its brace on. */
function readHash(hash: Code, offset: number, isWhole: boolean): TemplateAttribute[] {
  const { source: code, start: begin } = hash;
  const attributes: TemplateAttribute[] = [];
  let position = begin;
  for (;;) {
    key.lastIndex = position;
    const match = key.exec(code);
    const name = match?.groups?.["symbol"] ?? match?.groups?.["word"] ?? match?.groups?.["quoted"];
    if (!match || !name) return attributes;
    const nameStart = offset + position + match[0].indexOf(name);
    const end = endOfValue(code, key.lastIndex);
    const value = code
      .slice(key.lastIndex, end)
      .replace(/\s+do\b[^"']*$/, "")
      .trimEnd();
    if (value !== "nil" && (!isWhole || name.startsWith("data-")))
      for (const text of valuesOf({ ...hash, start: key.lastIndex }, value, offset))
        attributes.push({
          name: isWhole ? name : `data-${name.replaceAll("_", "-")}`,
          nameSpan: { start: nameStart, end: nameStart + name.length },
          value: text,
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

/** The texts that Rails may write for a value. */
function valuesOf(code: Code, value: string, offset: number): Text[] {
  return possibleTexts({ ...code, end: code.start + value.length }).map(({ text, start, end }) => ({
    text,
    start: offset + start,
    end: offset + end,
  }));
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

function innerJsonOf(block: Text): Text[] {
  const match = innerScript.exec(maskTags(block.text, "erb").text);
  const [whole, text] = match ?? [];
  if (!match || whole === undefined || text === undefined) return [];
  const start = block.start + match.index + whole.indexOf(text, whole.indexOf(">"));
  return [{ text, start, end: start + text.length }];
}
