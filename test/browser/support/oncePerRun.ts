import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const timeoutMs = 120_000;

/**
 * Does something once for all concurrent files of a run. `make` gets its own folder, which exists
 * as long as the run. The other files wait for it, and fail if it has failed.
 */
export async function oncePerRun(
  key: string,
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(runFolder(), key);
  const [done, failed] = [`${folder}.done`, `${folder}.failed`];
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (!isFirst) return awaited(folder, done, failed);
  await make(folder).catch(async (error: unknown) => {
    await writeFile(failed, String(error));
    throw error;
  });
  await writeFile(done, "");
  return folder;
}

function runFolder(): string {
  const folder = process.env["BROWSER_RUN_FOLDER"];
  if (!folder) throw new Error("this run has no folder; `runFolder.ts` should have made it");
  return folder;
}

async function awaited(folder: string, done: string, failed: string): Promise<string> {
  for (const end = Date.now() + timeoutMs; Date.now() < end && !existsSync(failed);) {
    if (existsSync(done)) return folder;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`${folder} was not made`);
}
