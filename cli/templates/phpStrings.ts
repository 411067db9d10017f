import { outputHole } from "./holes.ts";

const phpTag = /<\?(?!xml)[\s\S]*?(?:\?>|$)/g;
const heredoc = /<<<[ \t]*(["']?)(\w+)\1\r?\n([\s\S]*?)\n[ \t]*\2\b/y;
const comment = /\/\/[^\n]*|#(?!\[)[^\n]*|\/\*[\s\S]*?\*\//y;
const single = /'((?:[^'\\]|\\[\s\S])*)'/y;
const double = /"((?:[^"\\]|\\[\s\S])*)"/y;
/** Placeholders of `printf` and its relatives. */
const formatted = /%(?:\d+\$)?[bcdeEfFgGosuxX]/g;
const variable = /\{\$[^}]*\}|\$\{[^}]*\}|\$\w+(?:->\w+|\[[^\]]*\])?/g;
/** Strings that are compared or kept for later say nothing of the page. */
const writes = /\b(?:return|echo|print|v?s?printf)\b|<\?=/;
/** From the end of one text to the begin of the next, with nothing but a value joined in between. */
const joined = /^["']?\s*\.(?:[^;]*\.)?\s*["']?$/;

interface Piece {
  /** The text, as long as the source that it replaces. */
  readonly text: string;
  readonly isText: boolean;
}

/**
 * The HTML that PHP holds in its strings, as shortcodes and helpers write it: as long as the source, with spaces for all else and
 * holes for what the strings fill in. Null where no string holds a widget.
 */
export function phpStrings(source: string): string | null {
  let isFound = false;
  let text = "";
  let from = 0;
  for (const { 0: tag, index } of source.matchAll(phpTag)) {
    text += blank(source.slice(from, index));
    const html = /data-widget/.test(tag) ? htmlOf(tag) : blank(tag);
    isFound ||= /data-widget/.test(html);
    text += html;
    from = index + tag.length;
  }
  return isFound ? text + blank(source.slice(from)) : null;
}

function htmlOf(code: string): string {
  const pieces = piecesOf(code);
  return pieces
    .map(({ text, isText }, index) => {
      if (isText) return text;
      const isBetween = pieces[index - 1]?.isText && pieces[index + 1]?.isText;
      return isBetween && joined.test(text) ? hole(text) : blank(text);
    })
    .join("");
}

/** The contents of strings, and the code between them with the quotes. */
function piecesOf(code: string): Piece[] {
  const pieces: Piece[] = [];
  let between = "";
  /** The code of the statement so far, without its strings. */
  let statement = "";
  let position = 0;
  const addText = (before: string, content: string, after: string) => {
    pieces.push({ text: between + before, isText: false }, { text: content, isText: true });
    between = after;
  };
  while (position < code.length) {
    const note = matchAt(comment, code, position);
    const text =
      matchAt(heredoc, code, position) ??
      matchAt(single, code, position) ??
      matchAt(double, code, position);
    if (note) between += blank(note[0]);
    else if (text) {
      const [whole] = text;
      const content = text[3] ?? text[1] ?? "";
      const isWritten = text[3] !== undefined || writes.test(statement);
      const begin = text[3] === undefined ? 1 : whole.indexOf("\n") + 1;
      const isPlain = whole.startsWith("'") || text[1] === "'";
      statement += " ";
      if (isWritten)
        addText(
          whole.slice(0, begin),
          filled(content, isPlain),
          whole.slice(begin + content.length),
        );
      else between += blank(whole);
    } else {
      between += code[position];
      statement = /[;{]/.test(code[position] ?? "") ? "" : statement + code[position];
    }
    position += (note ?? text)?.[0].length ?? 1;
  }
  return [...pieces, { text: between, isText: false }];
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function filled(content: string, isPlain: boolean): string {
  const text = content.replaceAll(/\\(["'])/g, " $1").replaceAll(formatted, hole);
  return isPlain ? text : text.replaceAll(variable, hole);
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, " ");
}

function hole(text: string): string {
  return outputHole.repeat(text.length);
}
