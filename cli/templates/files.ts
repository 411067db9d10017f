import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { glob } from "tinyglobby";
import { UsageError } from "../usage.ts";
import { isScript, languageOf } from "./languages.ts";

/** A file's text in the encoding of its bytes, so that writing it back changes nothing else. */
export interface TextFile {
  /** The text without the byte order mark, which editors do not count as a column. */
  readonly text: string;
  readonly encoding: "utf8" | "latin1" | "utf16le";
  readonly hasByteOrderMark: boolean;
}

const byteOrderMark = "\uFEFF";
/** A pattern that ends in a file extension, such as `*.tpl` or `*.{js,ts}`. */
const namesExtension = /\.(?:\w+|\{[\w,.]+\})$/;

/** Scripts in a folder that no person wrote: built, minified, declarations. */
const builtScript =
  /\.min\.|\.d\.[cm]?ts$|\.map$|(?:^|[/\\])(?:dist|build|vendor|coverage|\.next|\.nuxt)[/\\]/;

export interface TemplateFiles {
  /** The files, sorted. */
  readonly files: readonly string[];
  /** Scripts in a folder. They are checked only if they can be parsed. */
  readonly foundScripts: ReadonlySet<string>;
}

/**
 * The templates and scripts that patterns, folders and file names match. A named file may have any
 * name. With `isLanguageGiven`, so may the files of a pattern with an extension. In folders, only
 * known extensions count.
 */
export async function templateFiles(
  patterns: readonly string[],
  isLanguageGiven: boolean,
): Promise<TemplateFiles> {
  const existingFiles = patterns.filter(isFile);
  const otherPatterns = patterns.filter((pattern) => !isFile(pattern));
  const isExact = (pattern: string) => namesExtension.test(pattern) && !existsSync(pattern);
  const exact = await globbed(otherPatterns.filter(isExact));
  const broad = await globbed(otherPatterns.filter((pattern) => !isExact(pattern)));
  const files = [
    ...existingFiles,
    ...exact.filter((file) => isLanguageGiven || languageOf(file) || isScript(file)),
    ...broad.filter(languageOf),
  ];
  const named = new Set(files);
  const foundScripts = new Set(
    broad.filter((file) => isScript(file) && !builtScript.test(file) && !named.has(file)),
  );
  return { files: [...new Set([...files, ...foundScripts])].toSorted(), foundScripts };
}

/** The text of all style sheets that patterns match. Throws a UsageError for a pattern without a file. */
export async function readStyles(patterns: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (const pattern of patterns) {
    const files = isFile(pattern) ? [pattern] : await globbed([pattern]);
    if (!files.length) throw new UsageError(`no style sheet matches ${pattern}`);
    texts.push(...files.map((file) => readText(file).text));
  }
  return texts.join("\n");
}

function isFile(pattern: string): boolean {
  return existsSync(pattern) && statSync(pattern).isFile();
}

function globbed(patterns: readonly string[]): Promise<string[]> {
  return glob([...patterns], { ignore: ["**/node_modules/**", "**/.git/**"] });
}

export function readText(file: string): TextFile {
  return decode(readFileSync(file));
}

/** Decodes bytes as UTF-8, as UTF-16 with a byte order mark, or else as Latin-1. */
export function decode(bytes: Buffer): TextFile {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf16le" : isUtf8(bytes) ? "utf8" : "latin1";
  const text = bytes.toString(encoding);
  const hasByteOrderMark = text.startsWith(byteOrderMark);
  return { text: hasByteOrderMark ? text.slice(1) : text, encoding, hasByteOrderMark };
}

export function writeText(file: string, { text, encoding, hasByteOrderMark }: TextFile): void {
  writeFileSync(file, hasByteOrderMark ? byteOrderMark + text : text, encoding);
}
