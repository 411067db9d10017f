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
  const isFile = (pattern: string) => existsSync(pattern) && statSync(pattern).isFile();
  const found = await glob(
    patterns.filter((pattern) => !isFile(pattern)),
    { ignore: ["**/node_modules/**", "**/.git/**"], dot: false },
  );
  const named = patterns.filter(isFile);
  return [...new Set([...named, ...found.filter(languageOf)])].toSorted();
}

export function readText(file: string): TextFile {
  const bytes = readFileSync(file);
  const encoding = isUtf8(bytes) ? "utf8" : "latin1";
  return { text: bytes.toString(encoding), encoding };
}

export function writeText(file: string, { text, encoding }: TextFile): void {
  writeFileSync(file, text, encoding);
}
