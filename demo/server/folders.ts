import { fileURLToPath } from "node:url";

const absolutePath = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Folders that the harness serves from, as absolute paths. */
export const folders = {
  root: absolutePath(""),
  dist: absolutePath("dist"),
  harness: absolutePath("demo/dist"),
  harnessSource: absolutePath("demo/app"),
  pictures: absolutePath("demo/pictures"),
  modules: absolutePath("node_modules"),
} as const;
