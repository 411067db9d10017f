import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Options } from "../src/shared/options/optionSchema.ts";
import { sentences } from "./sentences.ts";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
/** The only statement of an `options.ts` whose widget shares its options with another. */
const reExport = /^export \{[^}]*\} from "(.+)";\s*$/;

/**
 * Reads the options that a file of the repository exports, and the sentence about each of them: the
 * comment above it in the source.
 */
export async function readOptionsModule(
  file: string,
  exported: string,
): Promise<{ options: Options<unknown>; sentences: ReadonlyMap<string, string> }> {
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  const [, shared] = reExport.exec(source) ?? [];
  const module: Record<string, Options<unknown> | undefined> = await import(
    pathToFileURL(path).href
  );
  const options = module[exported];
  if (!options) throw new Error(`${file} exports no ${exported}`);
  const definition = shared ? readFileSync(resolve(dirname(path), shared), "utf8") : source;
  return { options, sentences: sentences(definition) };
}
