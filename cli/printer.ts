import type { Output } from "./command.ts";

/** Where finished text goes, such as the terminal. Each call prints one line or several. */
export interface Sink {
  out(text: string): void;
  err(text: string): void;
}

/**
 * Characters that move the cursor, break a line or change the direction of the text. Only the tab
 * is harmless.
 */
const unprintable = /[^\P{Cc}\t]|[\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

const shortEscapes: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r" };

/**
 * One line of text that is safe to print. Escapes control characters, and everything that a CI
 * system reads as a command: `::` at the beginning of a line (GitHub), `##[` and `##vso[` anywhere
 * (Azure), `##teamcity[`. The escapes are those of JSON, so that a line of JSON keeps its meaning.
 */
export function printable(line: string): string {
  return line
    .replaceAll(unprintable, escaped)
    .replace(/^(\s*):(?=:)/, "$1\\u003a")
    .replaceAll(/##(?=\w*\[)/g, "#\\u0023");
}

/**
 * The lines of a text that the command itself has written, such as its help. Other text is a single
 * line.
 */
export function linesOf(text: string): string[] {
  return text.split("\n");
}

/** An output that prints every line with `printable`. */
export function printer(sink: Sink): Output {
  return {
    out: (...lines) => sink.out(lines.map(printable).join("\n")),
    err: (...lines) => sink.err(lines.map(printable).join("\n")),
  };
}

function escaped(character: string): string {
  const code = character.charCodeAt(0).toString(16).padStart(4, "0");
  return shortEscapes[character] ?? `\\u${code}`;
}
