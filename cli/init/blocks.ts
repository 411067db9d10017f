import type { CommentStyle, Insertion, Settings } from "./frameworks.ts";

const begin = "dining-widgets: begin";
const end = "dining-widgets: end";

/** How a file changes. */
export interface Change {
  readonly file: string;
  /** `null` if the file does not exist before or after the change. */
  readonly before: string | null;
  readonly after: string | null;
}

function marker(words: string, { open, close }: CommentStyle): string {
  return [open, words, close].filter(Boolean).join(" ");
}

/** Marks that the line break before the block was added with it. */
const splits = "in a line";

/** The number of an insertion in its file, by which it is found again. */
function numbered(words: string, index: number): string {
  return index ? `${words} ${index + 1}` : words;
}

/**
 * Returns the text with an insertion's block. Replaces an older block. Null if the text has no
 * place for it.
 */
export function withBlock(
  text: string,
  insertion: Insertion,
  index: number,
  settings: Settings,
): string | null {
  const bare = withoutBlock(text, insertion.comment, index);
  const place = insertion.before.exec(bare);
  if (!place) return null;
  const newline = bare.includes("\r\n") ? "\r\n" : "\n";
  const lineStart = bare.lastIndexOf("\n", place.index - 1) + 1;
  const lead = bare.slice(lineStart, place.index);
  const indent = /^[ \t]*/.exec(lead)?.[0] ?? "";
  const level = indentationOf(bare);
  const isInLine = lead.trim() !== "";
  const opening = numbered(isInLine ? `${begin} ${splits}` : begin, index);
  const block = [
    marker(opening, insertion.comment),
    ...insertion.lines(settings).map((line) => indentedBy(level, line)),
    marker(numbered(end, index), insertion.comment),
  ]
    .map((line) => `${indent}${insertion.isIndented ? level : ""}${line}${newline}`)
    .join("");
  return isInLine
    ? bare.slice(0, place.index) + newline + block + indent + bare.slice(place.index)
    : bare.slice(0, lineStart) + block + bare.slice(lineStart);
}

/** One level of a file's indentation: a tab, or the spaces of its first indented line. */
function indentationOf(text: string): string {
  return /^(?:\t| {4}| {2})(?=\S)/m.exec(text)?.[0] ?? "  ";
}

/** The line with each two leading spaces replaced by one level. */
function indentedBy(level: string, line: string): string {
  return line.replace(/^(?: {2})+/, (spaces) => level.repeat(spaces.length / 2));
}

/** Returns the text without the block, as it was before. */
export function withoutBlock(text: string, comment: CommentStyle, index: number): string {
  const inLine = marker(numbered(`${begin} ${splits}`, index), comment);
  const isInLine = text.includes(inLine);
  const opening = isInLine ? inLine : marker(numbered(begin, index), comment);
  const start = text.indexOf(opening);
  const stop = text.indexOf(marker(numbered(end, index), comment), start);
  if (start < 0 || stop < 0) return text;
  const lineStart = text.lastIndexOf("\n", start) + 1;
  const before = text.slice(0, lineStart);
  const lineEnd = text.indexOf("\n", stop);
  const after = lineEnd < 0 ? "" : text.slice(lineEnd + 1);
  return isInLine ? before.replace(/\r?\n$/, "") + after.replace(/^[ \t]+/, "") : before + after;
}

/** The lines that a change adds and removes. */
export function shown({ file, before, after }: Change): string[] {
  const old = before?.split(/\r?\n/) ?? [];
  const now = after?.split(/\r?\n/) ?? [];
  let first = 0;
  while (first < old.length && first < now.length && old[first] === now[first]) first += 1;
  let last = 0;
  while (
    last < old.length - first &&
    last < now.length - first &&
    old.at(-1 - last) === now.at(-1 - last)
  )
    last += 1;
  const lines = [
    ...old.slice(first, old.length - last).map((line) => `- ${line}`),
    ...now.slice(first, now.length - last).map((line) => `+ ${line}`),
  ].filter((line) => line.trim().length > 1);
  return [`${file}${before === null ? " (new)" : ""}:${first + 1}`, ...lines];
}
