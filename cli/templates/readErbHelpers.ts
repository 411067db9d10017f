import { possibleTexts, type Code } from "./expression.ts";
import { firstIndex } from "./firstIndex.ts";
import { maskTags } from "./languages.ts";
import { endOfValue } from "./pairs.ts";
import type { Span, TemplateAttribute, Text, WidgetElement } from "./template.ts";

const erbTag = /<%(=?)(?!%)([\s\S]*?)%>/g;
/** Helpers of Rails or of the application. All of them take `data:`. */
const helper = /^[\s(]*(?:tag\.\w+|\w+)\b/;
const elementHelper = /^[\s(]*(?:tag\.\w+|content_tag)\b/;
/** `"data-widget":` and `"data-widget" =>`, with the full name of the attribute. */
const wholeNames = /["']data-[\w-]+["']\s*(?::|=>)/;
const braceBlock = /\)\s*\{/;
const braceEnd = /\}\s*-?$/;
/** `data: {`, `:data => {` and `"data" => {`. */
const dataHash =
  /(?:\bdata:|:data\s*=>|["']data["']\s*(?::|=>))\s*(?:\{|[\w.@]+\.(?:deep_|reverse_)?merge\(\s*\{?)/;
/** `{ widget: "Checkout" }.merge(theme: "dark")`. */
const merged = /\}\.(?:deep_|reverse_)?merge\(\s*\{?/g;
/** `offer_code:`, `"offer-code":`, `:offer_code =>` and `"offer-code" =>`. */
const key = /\s*(?::(?<symbol>\w+)\s*=>|(?<word>\w+):|(["'])(?<quoted>[\w-]+)\3\s*(?::|=>))\s*/y;
const opensBlock = /\bdo\s*(?:\|[^|]*\|)?\s*-?$/;
const scriptTag = /<script\b/gi;
const jsonType = /\btype\s*=\s*["']application\/json["']/i;
/** The most calls of `merge` in one tag. No real template has more. */
const mostMerges = 20;

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
          ...[...code.matchAll(merged)]
            .slice(0, mostMerges)
            .flatMap(({ 0: call, index }) => read(index + call.length, false)),
        ]
      : []),
    ...(whole ? read(whole.index, true) : []),
  ];
}

/**
 * Finds `<%= tag.div data: { widget: … } %>` and `content_tag`, which write the attributes
 * themselves.
 */
export function readErbHelpers(source: string, constants?: Code["constants"]): WidgetElement[] {
  // After the last end of a tag there are no tags. Without this check, the end would be searched
  // for from each beginning.
  const tags = [...source.slice(0, source.lastIndexOf("%>") + 2).matchAll(erbTag)];
  const endOf = blockEnds(tags);
  const { text } = maskTags(source, "erb");
  const scripts = jsonScripts(text);
  return tags.flatMap((tag, index) => {
    const [whole, output, code = ""] = tag;
    if (!output || !helper.test(code)) return [];
    // `<div <%= tag.attributes … %>>` is read together with its element.
    const hash = /^[\s(]*tag\.attributes\b/.test(code)
      ? null
      : (dataHash.exec(code) ?? wholeNames.exec(code));
    if (!hash) return [];
    const attributes = rubyAttributes(code, tag.index + whole.indexOf(code), constants);
    if (!attributes.some(({ name }) => name === "data-widget")) return [];
    const block = opensBlock.test(code.trimEnd())
      ? { start: tag.index + whole.length, end: endOf.get(index) ?? source.length }
      : undefined;
    const script = block && scriptIn(block, scripts);
    return {
      span: { start: tag.index, end: tag.index + whole.length },
      attributes,
      hasMoreAttributes: /\b(?:class|style|id|aria)\b\s*(?::|=>)|\*\*|\bmerge\(/.test(code),
      hasPlaceholder: block ? isFilled(text, block, script) : hasContent(code, hash.index),
      innerJson: script ? [script.json] : [],
    };
  });
}

/** The pairs of a Ruby hash literal, starting after its brace. */
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
    const value = withoutDo(code.slice(key.lastIndex, end)).trimEnd();
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

/** Null if only Ruby knows: a helper of the application, or a block in braces. */
function hasContent(code: string, hashAt: number): boolean | null {
  const brace = braceEnd.test(code) ? code.search(braceBlock) : -1;
  if (!elementHelper.test(code) || brace >= 0) return null;
  return hasContentArgument(code.slice(0, hashAt));
}

/**
 * Whether a call has content: `content_tag(:div, "Loading", data: …)` has, a call with only
 * keywords has not.
 */
function hasContentArgument(before: string): boolean {
  const rest = before.replace(elementHelper, "").replace(/^[\s(]*(?::\w+\s*,)?\s*/, "");
  return rest !== "" && !/^(?:\w+:|:\w+\s*=>)/.test(rest);
}

/** A value without the `do` of the block after it. */
function withoutDo(value: string): string {
  const lastQuote = Math.max(value.lastIndexOf('"'), value.lastIndexOf("'"));
  const at = value.slice(lastQuote + 1).search(/(?<!\s)\s+do\b/);
  return at < 0 ? value : value.slice(0, lastQuote + 1 + at);
}

/** Where the block of a tag ends, by the tag's index. */
function blockEnds(tags: readonly RegExpExecArray[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [index, tag] of tags.entries()) {
    const code = (tag[2] ?? "").trim();
    if (opensBlock.test(code) || /^(?:if|unless|case|while|until|for|begin)\b/.test(code))
      open.push(index);
    else if (/^-?\s*end\b/.test(code)) {
      const opening = open.pop();
      if (opening !== undefined) ends.set(opening, tag.index);
    }
  }
  return ends;
}

interface JsonScript extends Span {
  readonly json: Text;
}

/** The script elements with JSON in a masked text, in their order. */
function jsonScripts(text: string): JsonScript[] {
  const scripts: JsonScript[] = [];
  const lower = text.toLowerCase();
  // Letters that become longer in lower case would shift all positions.
  if (lower.length !== text.length) return scripts;
  let position = 0;
  for (const { index } of text.matchAll(scriptTag)) {
    if (index < position) continue;
    const tagEnd = text.indexOf(">", index);
    if (tagEnd < 0) break;
    position = tagEnd;
    if (!jsonType.test(text.slice(index, tagEnd))) continue;
    const closing = lower.indexOf("</script>", tagEnd);
    if (closing < 0) break;
    position = closing + "</script>".length;
    const json = { text: text.slice(tagEnd + 1, closing), start: tagEnd + 1, end: closing };
    scripts.push({ start: index, end: position, json });
  }
  return scripts;
}

/** The first script inside a block. */
function scriptIn({ start, end }: Span, scripts: readonly JsonScript[]): JsonScript | undefined {
  const script = scripts[firstIndex(scripts.length, (at) => (scripts[at]?.start ?? 0) >= start)];
  return script && script.end <= end ? script : undefined;
}

const blankOrComment = /[\s\uFDD1]+|<!--[\s\S]*?-->/y;

/**
 * Whether a block of a masked text shows anything besides a script. The first visible sign decides.
 */
function isFilled(text: string, { start, end }: Span, script: JsonScript | undefined): boolean {
  let position = start;
  while (position < end) {
    blankOrComment.lastIndex = position;
    const blank = position === script?.start ? undefined : blankOrComment.exec(text)?.[0];
    if (position === script?.start) position = script.end;
    else if (blank) position += blank.length;
    else return true;
  }
  return false;
}
