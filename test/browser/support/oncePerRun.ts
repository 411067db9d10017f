import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const timeoutMs = 120_000;

/**
 * Does something once for all files of one run, which run side by side. `make` gets a folder of its own, which is there as long as
 * the run lasts; the others wait for it, and fail where it failed.
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
