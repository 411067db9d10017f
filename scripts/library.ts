import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { binary } from "../build/binary.ts";
import { readCatalog } from "../build/catalog.ts";
import { library } from "../build/library.ts";
import { readShippedTexts } from "../build/shippedTexts.ts";
import { isMain } from "./check.ts";
import { mountDeclarations } from "./library/apiTypes.ts";
import { frameworkTypes } from "./library/attributeTypes.ts";
import { declarations } from "./library/declarations.ts";

/**
 * Builds what an application with its own bundler imports: `index.js` with its chunks, the types of
 * the whole package, and the commands.
 */
export async function buildLibrary(outDir: string): Promise<void> {
  await build({ configFile: false, logLevel: "warn", ...library(outDir) });
  await writeFile(join(outDir, "index.d.ts"), await declarations());
  await writeFile(join(outDir, "mount.d.ts"), mountDeclarations);
  for (const [framework, types] of Object.entries(frameworkTypes))
    await writeFile(join(outDir, `${framework}.d.ts`), types);
  await buildBinary(outDir);
}

/** Builds the commands, `cli.js`. */
export async function buildBinary(outDir: string): Promise<void> {
  const config = binary(outDir, await readCatalog(), readShippedTexts());
  await build({ configFile: false, logLevel: "warn", ...config });
  await chmod(join(outDir, "cli.js"), 0o755);
}

if (isMain(import.meta)) await buildLibrary(process.argv[2] ?? "lib");
