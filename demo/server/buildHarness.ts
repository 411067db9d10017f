import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build } from "vite";
import { harnessConfig, workerConfig } from "../vite.config.ts";
import { folders } from "./folders.ts";

/** Builds the harness's pages and its service worker into `demo/dist`. Takes about two seconds. */
export async function buildHarness(): Promise<void> {
  const name = randomBytes(6).toString("hex");
  await build(harnessConfig(name));
  await build(workerConfig(name));
  await writeFile(resolve(folders.harness, "build.txt"), name);
}
