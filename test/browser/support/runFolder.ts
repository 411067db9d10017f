import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../../../node_modules/.cache/", import.meta.url));

/**
 * Vitest's global setup. Creates a folder that the test files of one run share, puts its name into
 * the environment, and removes it after the run.
 */
export async function setup(): Promise<() => Promise<void>> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(`${cache}browser-run-`);
  process.env["BROWSER_RUN_FOLDER"] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
