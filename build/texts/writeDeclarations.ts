import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCatalogues } from "./catalogues.ts";
import { declarations } from "./generatedModules.ts";

/** Git ignores this folder. `rootDirs` of tsconfig.json adds it to the project. */
const folder = ".generated";

/**
 * Writes the types of the generated modules for tsc and editors. A file that is up to date stays
 * untouched, so that no editor reads it again. A file whose texts are gone is removed.
 */
export function writeDeclarations(root: string): void {
  const wanted = new Map(
    [...declarations(readCatalogues(root), root)].map(([path, code]) => [
      join(root, folder, path.replace(/\.ts$/, ".d.ts")),
      code,
    ]),
  );
  for (const [path, code] of wanted) {
    if (existsSync(path) && readFileSync(path, "utf8") === code) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(path)) rmSync(path);
  }
}
