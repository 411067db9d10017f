import { outputHole } from "./holes.ts";
import type { Text } from "./template.ts";

/** A stretch of code in a template: the source, and its beginning and end. */
export interface Code {
  readonly source: string;
  readonly start: number;
  readonly end: number;
  /** The literals of variables. */
  readonly constants?: ReadonlyMap<string, readonly Text[]> | undefined;
}

interface Token extends Code {
  readonly kind: "string" | "word" | "sign";
  readonly text: string;
}

const tokenPattern =
  /(?<string>"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|(?<word>:?[\p{L}\p{N}_$@.-]*[\p{L}\p{N}_$][?!]?(?![\p{L}\p{N}_$]))|(?<sign>\?\?|\?->|\?\.|\?:|\|\||&&|=>|==|!=|[^\s])/gu;
/** A longer expression counts as computed, because splitting it repeatedly would take long. */
export const longestExpression = 600;

const openings = "([{";
const closings = ")]}";
/** Functions and filters that return the text of their argument unchanged or escaped. */
const passing =
  /^(?:e|h|raw|escape|escape_once|force_escape|safe|html_attr|html_escape|esc_attr|esc_html|attr|htmlspecialchars|htmlentities|json|json_encode|jsonify|to_json|tojson|String|strval|mark_safe|html_safe|SafeString|addslashes|strip|trim|escapejs|escapeHtml)$/;
const defaulting = /^(?:default|default_if_none|d)$/;
const alternativeSigns = ["??", "?:", "||", "or"];
const leadingWords = /^(?:echo|print|return|h|raw|else|then|yield)$/;

/**
 * Every text that an expression may write, as far as literals tell: both sides of a ternary, a
 * default, a literal with a filter that only escapes. A text of holes stands for a computed value.
 */
export function possibleTexts(code: Code): Text[] {
  if (code.end - code.start > longestExpression) return [unknown(code)];
  return textsOf(tokensOf(code), code);
}

function tokensOf({ source, start, end, constants }: Code): Token[] {
  const text = source.slice(start, end);
  return [...text.matchAll(tokenPattern)].map(({ 0: whole, index, groups }) => ({
    source,
    constants,
    start: start + index,
    end: start + index + whole.length,
    text: whole,
    kind: groups?.["string"] ? "string" : groups?.["word"] ? "word" : "sign",
  }));
}

function textsOf(tokens: readonly Token[], code: Code): Text[] {
  const [first, ...rest] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return [unknown(code)];
  const span = { ...code, start: first.start, end: last.end };
  if (!rest.length) {
    const text = literal(first);
    return text ? [text] : [...(code.constants?.get(first.text) ?? [unknown(span)])];
  }
  if (last.text === ";") return textsOf(tokens.slice(0, -1), span);
  if (first.text === "(" && closingOf(tokens, 0) === tokens.length - 1)
    return textsOf(tokens.slice(1, -1), span);
  return (
    ternary(tokens, span) ??
    alternatives(tokens, span) ??
    piped(tokens, span) ??
    called(first, rest, span) ?? [unknown(span)]
  );
}

/** Splits `a ? b : c`, and `b if a else c`. */
function ternary(tokens: readonly Token[], span: Code): Text[] | undefined {
  const question = indexOf(tokens, ({ text, start, source, end }) => {
    // A question mark after a name belongs to a Ruby method, unless a text follows directly.
    const isApart = /[\s)\]"']/.test(source[start - 1] ?? " ") || /["']/.test(source[end] ?? " ");
    return text === "?" && isApart;
  });
  const asked = question < 0 ? methodQuestion(tokens) : question;
  if (asked > 0) {
    const colon = colonOf(tokens, asked + 1);
    if (colon < 0) return undefined;
    return both(tokens.slice(asked + 1, colon), tokens.slice(colon + 1), span);
  }
  const condition = indexOf(tokens, ({ text }) => text === "if");
  const otherwise = indexOf(tokens, ({ text }) => text === "else");
  return condition > 0 && otherwise > condition
    ? both(tokens.slice(0, condition), tokens.slice(otherwise + 1), span)
    : undefined;
}

/** Splits `$dark?'a':'b'`, where the token of the name includes the question mark. */
function methodQuestion(tokens: readonly Token[]): number {
  return indexOf(
    tokens,
    ({ text, source, end }) => /\w\?$/.test(text) && /["']/.test(source[end] ?? " "),
  );
}

function colonOf(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    const { text = "" } = tokens[index] ?? {};
    if (openings.includes(text)) depth += 1;
    else if (closings.includes(text)) depth -= 1;
    else if (depth === 0 && text === ":") return index;
  }
  return -1;
}

function both(one: readonly Token[], other: readonly Token[], span: Code): Text[] {
  return [...textsOf(one, span), ...textsOf(other, span)];
}

/** Splits `a ?? b`, `a || b` and `a or b`. */
function alternatives(tokens: readonly Token[], span: Code): Text[] | undefined {
  const sign = indexOf(tokens, ({ text }) => alternativeSigns.includes(text));
  return sign > 0 ? both(tokens.slice(0, sign), tokens.slice(sign + 1), span) : undefined;
}

/**
 * Reads `a|filter` and `a | filter: argument`. Understands only filters that keep the text or give
 * a default.
 */
function piped(tokens: readonly Token[], span: Code): Text[] | undefined {
  const pipes = indexesOf(tokens, ({ text }) => text === "|");
  const [pipe] = pipes;
  if (pipe === undefined) return undefined;
  let texts = textsOf(tokens.slice(0, pipe), span);
  for (const [index, at] of pipes.entries()) {
    const [name, ...call] = tokens.slice(at + 1, pipes[index + 1] ?? tokens.length);
    const given = call.filter(({ text }) => !":()".includes(text));
    if (!name) return undefined;
    if (defaulting.test(name.text)) texts = [...texts, ...textsOf(given, span)];
    else if (name.text === "yesno" && given[0]) texts = wordsOf(given[0]);
    else if (!passing.test(name.text)) return [unknown(span)];
  }
  return texts;
}

/** The words of Django's `yesno:"one,other"`. */
function wordsOf(token: Token): Text[] {
  const text = literal(token);
  if (!text || !text.text) return [unknown(token)];
  let { start } = text;
  return text.text.split(",").map((word) => {
    const span = { text: word, start, end: start + word.length };
    start += word.length + 1;
    return span;
  });
}

/** Reads `esc_attr('a')`, `echo 'a'` and `h "a"`. */
function called(first: Token, rest: readonly Token[], span: Code): Text[] | undefined {
  const name = first.text.replace(/^.*[.:\\]/, "");
  if (rest[0]?.text === "(" && passing.test(name) && closingOf(rest, 0) === rest.length - 1) {
    const comma = indexOf(rest.slice(1, -1), ({ text }) => text === ",");
    return textsOf(rest.slice(1, comma < 0 ? -1 : comma + 1), span);
  }
  if (first.kind === "word" && leadingWords.test(first.text)) return textsOf(rest, span);
  // Reads the `if dark "dark" "light"` of Ember and Glimmer.
  if (/^(?:if|unless)$/.test(first.text) && (rest.length === 2 || rest.length === 3))
    return rest.slice(1).flatMap((token) => textsOf([token], token));
  // In `"a".html_safe`, the token of the method includes the dot.
  return rest.length === 1 && /^\.(?:html_safe|to_s|freeze)$/.test(rest[0]?.text ?? "")
    ? textsOf([first], span)
    : undefined;
}

function literal({ kind, text, start, end, source }: Token): Text | undefined {
  if (kind === "string") {
    const inner = text.slice(1, -1);
    // Ruby and PHP fill in values only between double quotes, and no template language writes a
    // backslash into an attribute.
    const isFilled = text.startsWith('"') && /#\{|\{\$|\$[A-Za-z_{]/.test(inner);
    return isFilled || inner.includes("\\")
      ? undefined
      : { text: inner, start: start + 1, end: end - 1 };
  }
  if (/^(?:true|false|-?\d+(?:\.\d+)?)$/.test(text)) return { text, start, end };
  // A Ruby symbol.
  if (/^:[a-z_]\w*$/i.test(text) && /[\s([,]/.test(source[start - 1] ?? " "))
    return { text: text.slice(1), start: start + 1, end };
  return undefined;
}

function unknown({ start, end }: Code): Text {
  return { text: outputHole.repeat(Math.max(1, end - start)), start, end };
}

function closingOf(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    const { text = "" } = tokens[index] ?? {};
    if (openings.includes(text)) depth += 1;
    else if (closings.includes(text)) depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function indexOf(tokens: readonly Token[], is: (token: Token) => boolean): number {
  return indexesOf(tokens, is)[0] ?? -1;
}

/** The tokens outside all brackets that match the condition. */
function indexesOf(tokens: readonly Token[], is: (token: Token) => boolean): number[] {
  let depth = 0;
  const indexes: number[] = [];
  for (const [index, token] of tokens.entries()) {
    if (openings.includes(token.text)) depth += 1;
    else if (closings.includes(token.text)) depth -= 1;
    else if (depth === 0 && is(token)) indexes.push(index);
  }
  return indexes;
}
