import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { folders } from "./folders.ts";

/** The name of the harness's build in `demo/dist`. It replaces a worker of an older build. */
export async function buildOf(): Promise<string> {
  try {
    return (await readFile(resolve(folders.harness, "build.txt"), "utf8")).trim();
  } catch {
    throw new Error("demo/dist is missing: run `npm start`, which builds it");
  }
}
