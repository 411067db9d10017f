import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { glob } from "tinyglobby";
import { languageOf } from "./languages.ts";

/** A file's text in the encoding that its bytes allow, so that writing it back changes nothing else. */
export interface TextFile {
  readonly text: string;
  readonly encoding: "utf8" | "latin1";
}

/** The templates that patterns, folders and file names stand for, sorted; a file that is named itself may have any name. */
export async function templateFiles(patterns: readonly string[]): Promise<string[]> {
  const found = await globbed(patterns.filter((pattern) => !isFile(pattern)));
  const named = patterns.filter(isFile);
  return [...new Set([...named, ...found.filter(languageOf)])].toSorted();
}

/** The text of all style sheets that patterns stand for. */
export async function readStyles(patterns: readonly string[]): Promise<string> {
  const files = [...patterns.filter(isFile), ...(await globbed(patterns))];
  return [...new Set(files)].map((file) => readText(file).text).join("\n");
}

function isFile(pattern: string): boolean {
  return existsSync(pattern) && statSync(pattern).isFile();
}

function globbed(patterns: readonly string[]): Promise<string[]> {
  return glob([...patterns], { ignore: ["**/node_modules/**", "**/.git/**"] });
}

export function readText(file: string): TextFile {
  const bytes = readFileSync(file);
  const encoding = isUtf8(bytes) ? "utf8" : "latin1";
  return { text: bytes.toString(encoding), encoding };
}

export function writeText(file: string, { text, encoding }: TextFile): void {
  writeFileSync(file, text, encoding);
}
