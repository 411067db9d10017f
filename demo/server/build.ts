import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { folders } from "./folders.ts";

/** Names the build of the harness in `demo/dist`, so that a worker of an older one is replaced. */
export async function buildOf(): Promise<string> {
  try {
    return (await readFile(resolve(folders.harness, "build.txt"), "utf8")).trim();
  } catch {
    throw new Error("demo/dist is missing: run `npm start`, which builds it");
  }
}
