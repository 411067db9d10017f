import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { library } from "../build/library.ts";
import { isMain } from "./check.ts";
import { mountDeclarations } from "./library/apiTypes.ts";
import { declarations } from "./library/declarations.ts";

/** Builds what an application with its own bundler imports: `index.js` with its chunks, and the types of the whole package. */
export async function buildLibrary(outDir: string): Promise<void> {
  await build({ configFile: false, logLevel: "warn", ...library(outDir) });
  await writeFile(join(outDir, "index.d.ts"), await declarations());
  await writeFile(join(outDir, "mount.d.ts"), mountDeclarations);
}

if (isMain(import.meta)) await buildLibrary(process.argv[2] ?? "lib");
