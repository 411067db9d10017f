import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { UsageError } from "../usage.ts";
import type { SavedSession } from "./mockApi.ts";

type Sessions = Readonly<Record<string, SavedSession>>;

/**
 * The sessions in a file. None if the file does not exist. Throws for a file of another kind,
 * because it must not be overwritten.
 */
export function readStateFile(file: string): Sessions {
  if (!existsSync(file)) return {};
  const saved: unknown = statSync(file).isFile() ? parsed(readFileSync(file, "utf8")) : null;
  if (!isSaved(saved))
    throw new UsageError(`${file} was not written by this command: move it away`);
  return saved.sessions;
}

/**
 * Writes changes to a second file and renames it, so that no half-written file is ever read. Throws
 * a UsageError if it cannot write.
 */
export function stateWriter(file: string): (sessions: Sessions) => void {
  let last = "";
  return (sessions) => {
    const text = JSON.stringify({ mock: 1, sessions }, null, 2);
    if (text === last) return;
    last = text;
    try {
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    } catch (error) {
      throw new UsageError(`the state cannot be kept in ${file}: ${String(error)}`);
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSaved(value: unknown): value is { readonly sessions: Sessions } {
  return (
    typeof value === "object" &&
    value !== null &&
    "mock" in value &&
    value.mock === 1 &&
    "sessions" in value &&
    typeof value.sessions === "object"
  );
}
