import { outputHole } from "./holes.ts";
import type { Masked, Tag } from "./languages.ts";
import type { Span } from "./template.ts";

const phpTag = /<\?(?!xml)[\s\S]*?(?:\?>|$)/g;
const heredoc = /<<<[ \t]*(["']?)(\w+)\1\r?\n([\s\S]*?)\n[ \t]*\2\b/y;
const heredocStart = /<<<[ \t]*(["']?)(\w+)\1\r?\n/y;
const comment = /\/\/[^\n]*|#(?!\[)[^\n]*|\/\*[\s\S]*?\*\//y;
const quoted = /'((?:[^'\\]|\\[\s\S])*)'|"((?:[^"\\]|\\[\s\S])*)"/y;
/** Placeholders of `printf` and similar functions. */
const formatted = /%(?:\d+\$)?[bcdeEfFgGosuxX]/g;
const variable = /\{\$[^}]{0,300}\}|\$\{[^}]{0,300}\}|\$\w+(?:->\w+|\[[^\]]{0,300}\])?/g;
/**
 * Code before a string that is only compared or searched for, so it does not appear in the page.
 */
const compares =
  /(?:[!=]==?|<>|\bcase)\s*$|\b(?:str(?:i?pos|r?pos|str|istr|cmp|casecmp)|str_contains|str_starts_with|str_ends_with|str_i?replace|substr_count|preg_\w+|explode|in_array|assert\w*)\s*\([^()]*$/;
const asks = /\b(?:if|elseif|while)\s*$/;
/** The most characters of a statement that are examined before one of its strings. */
const longestStatement = 200;
/** The first word of each line. One of them ends a heredoc. */
const lineStart = /\n[ \t]*(\w+)/g;

/** A string in the code: its content, and the number of open brackets around it. */
interface PhpString {
  readonly start: number;
  readonly end: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly depth: number;
  readonly fillsIn: boolean;
  readonly isCompared: boolean;
}

/**
 * The HTML in PHP strings, in which shortcodes and helpers write it. It is as long as the source,
 * with spaces for everything else and holes for filled-in values. Null if no string contains a
 * widget.
 */
export function phpStrings(source: string): Masked | null {
  let isFound = false;
  const tags: Tag[] = [];
  const parts: string[] = [];
  let from = 0;
  for (const { 0: code, index } of source.matchAll(phpTag)) {
    parts.push(blank(source.slice(from, index)));
    const html = /data-widget/.test(code) ? htmlOf(code, index, tags) : blank(code);
    isFound ||= /data-widget/.test(html);
    parts.push(html);
    from = index + code.length;
  }
  return isFound ? { text: parts.join("") + blank(source.slice(from)), tags } : null;
}

/**
 * The contents of strings. Between two concatenated strings, holes stand for the concatenated
 * value.
 */
function htmlOf(code: string, offset: number, tags: Tag[]): string {
  const parts: string[] = [];
  let position = 0;
  let last: PhpString | undefined;
  let endsLast = (_next: PhpString) => false;
  let sign = -1;
  /**
   * The next sign that ends a statement or a block. Positions come in ascending order, so each sign
   * is searched for once.
   */
  const signFrom = (from: number) => {
    if (sign < from) sign = indexFrom(endSign, code, from);
    return sign;
  };
  /** Whether the strings so far end inside an element's tag. */
  let isInTag = false;
  for (const text of stringsOf(code)) {
    if (text.isCompared) continue;
    // A string inside a value that is concatenated into a tag.
    if (isInTag && last && text.depth > last.depth && !endsLast(text)) continue;
    const between = code.slice(position, text.contentStart);
    const operand = last && operandBetween(code, last, text);
    if (operand) {
      const joint = { start: position, end: text.contentStart };
      tags.push({ ...tagAt(code, offset, joint), code: moved(operand, offset) });
      parts.push(hole(between));
    } else parts.push(blank(between));
    parts.push(contentOf(code, text, offset, tags));
    position = text.contentEnd;
    last = text;
    endsLast = chainEnd(code, text, signFrom);
    const content = code.slice(text.contentStart, text.contentEnd);
    if (/[<>]/.test(content)) isInTag = content.lastIndexOf("<") > content.lastIndexOf(">");
  }
  return parts.join("") + blank(code.slice(position));
}

/** Whether a statement ends, or a bracket closes, between a string and a later one. */
function chainEnd(
  code: string,
  last: PhpString,
  signFrom: (from: number) => number,
): (next: PhpString) => boolean {
  // Searched for once, however many strings follow.
  let joint: number | undefined;
  return (next) => {
    joint ??= indexFrom(solid, code, last.end);
    return (
      signFrom(last.end) < next.start || joint >= next.start || !".,".includes(code[joint] ?? " ")
    );
  };
}

const endSign = /[;{}]/g;
const solid = /\S/g;

/** The index of the pattern's next match, or the length of the text if there is none. */
function indexFrom(pattern: RegExp, text: string, from: number): number {
  return matchAt(pattern, text, from)?.index ?? text.length;
}

/** The code that is concatenated between two strings: `. $name .`. */
function operandBetween(code: string, last: PhpString, next: PhpString): Span | undefined {
  const between = code.slice(last.end, next.start);
  const trimmed = between.trim();
  const operand = trimmed.slice(1, -1).trim();
  const isJoined = /^[.,]/.test(trimmed) && ".,".includes(trimmed.at(-1) ?? " ");
  if (!isJoined || !operand || operand.includes(";") || last.depth !== next.depth) return undefined;
  const start = last.end + between.indexOf(operand, between.indexOf(trimmed) + 1);
  return { start, end: start + operand.length };
}

function stringsOf(code: string): PhpString[] {
  const strings: PhpString[] = [];
  const textAt = textReader(code);
  const commentEnd = code.lastIndexOf("*/");
  /** The end of the statement so far, without its strings, and with single spaces. */
  let statement = "";
  /** The number of round brackets that were open before the statement's last `if (`. */
  let asked = Infinity;
  let round = 0;
  let depth = 0;
  let position = 0;
  while (position < code.length) {
    // A comment without an end is not a comment.
    const isOpen = code.startsWith("/*", position) && position > commentEnd;
    const note = isOpen ? null : matchAt(comment, code, position);
    const text = note ? null : textAt(position);
    if (text) {
      const [whole] = text;
      const isHeredoc = text[3] !== undefined;
      const begin = isHeredoc ? whole.indexOf("\n") + 1 : 1;
      const content = text[3] ?? whole.slice(1, -1);
      strings.push({
        start: position,
        end: position + whole.length,
        contentStart: position + begin,
        contentEnd: position + begin + content.length,
        depth,
        fillsIn: isHeredoc ? text[1] !== "'" : whole.startsWith('"'),
        isCompared: !isHeredoc && (round > asked || compares.test(statement)),
      });
      if (!statement.endsWith(" ")) statement += " ";
    } else if (!note) {
      const letter = code[position] ?? "";
      if (letter === "(") {
        if (asks.test(statement)) asked = round;
        round += 1;
      } else if (letter === ")") round -= 1;
      if ("([".includes(letter)) depth += 1;
      if (")]".includes(letter)) depth -= 1;
      if (/[;{]/.test(letter)) {
        statement = "";
        asked = Infinity;
      } else if (/\s/.test(letter)) statement += statement.endsWith(" ") ? "" : " ";
      else statement = (statement + letter).slice(-longestStatement);
    }
    position += (note ?? text)?.[0].length ?? 1;
  }
  return strings;
}

/**
 * Reads the string or heredoc at a position. The end of an unclosed one is searched for once, not
 * from each opening.
 */
function textReader(code: string): (position: number) => RegExpExecArray | null {
  const unclosed = new Set<string>();
  const lastLines = new Map(
    [...code.matchAll(lineStart)].map(({ 1: word = "", index }) => [word, index]),
  );
  return (position) => {
    const letter = code[position] ?? "";
    if (letter === "<") {
      const [opening = "", , name = ""] = matchAt(heredocStart, code, position) ?? [];
      const isClosed = opening && (lastLines.get(name) ?? -1) >= position + opening.length;
      return isClosed ? matchAt(heredoc, code, position) : null;
    }
    if ((letter !== "'" && letter !== '"') || unclosed.has(letter)) return null;
    const text = matchAt(quoted, code, position);
    if (!text) unclosed.add(letter);
    return text;
  };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A string's content with holes for filled-in values, each of which becomes a tag. */
function contentOf(code: string, text: PhpString, offset: number, tags: Tag[]): string {
  const content = code.slice(text.contentStart, text.contentEnd);
  const filled = (part: string, index: number) => {
    const start = text.contentStart + index;
    tags.push(tagAt(code, offset, { start, end: start + part.length }));
    return hole(part);
  };
  const plain = content.replaceAll(/\\(["'])/g, " $1").replaceAll(formatted, filled);
  return text.fillsIn ? plain.replaceAll(variable, filled) : plain;
}

function tagAt(code: string, offset: number, span: Span): Tag {
  const { start, end } = span;
  return { text: code.slice(start, end), kind: "output", ...moved(span, offset) };
}

function moved({ start, end }: Span, offset: number): Span {
  return { start: offset + start, end: offset + end };
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, " ");
}

function hole(text: string): string {
  return outputHole.repeat(text.length);
}
