import { buildOf } from "./build.ts";
import { fileOf } from "./files.ts";
import { folders } from "./folders.ts";
import type { HarnessFiles } from "./route.ts";

/** The harness as `npm start` has built it, over the widgets built into the folder `dist`. */
export function builtFiles(dist: string): HarnessFiles {
  return {
    build: buildOf,
    async file(path) {
      if (path === "/worker.js") return fileOf(folders.harness, "worker.js");
      const [, folder, ...rest] = path.split("/");
      if (folder === "harness") return fileOf(folders.harness, rest.join("/"));
      if (folder === "dist") return fileOf(dist, rest.join("/"));
      return undefined;
    },
  };
}
