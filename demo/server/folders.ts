import { fileURLToPath } from "node:url";

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Folders that the harness serves from, as absolute paths. */
export const folders = {
  root: at(""),
  dist: at("dist"),
  harness: at("demo/dist"),
  harnessSource: at("demo/app"),
  pictures: at("docs/pictures"),
  modules: at("node_modules"),
} as const;
