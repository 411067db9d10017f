import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Moves the source maps from the served folder to a separate one, for upload to an error tracker.
 */
export function sourceMaps(folder: string): Plugin {
  return {
    name: "source-maps",
    apply: "build",
    config: () => ({
      build: {
        sourcemap: "hidden",
        rolldownOptions: { output: { sourcemapPathTransform: withoutCopyQuery } },
      },
    }),
    async writeBundle({ dir = "dist" }) {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const maps = (await readdir(dir)).filter((name) => name.endsWith(".map"));
      await Promise.all(maps.map((name) => rename(join(dir, name), join(folder, name))));
    },
  };
}

/** Removes the query that tells copies of a module apart, because all copies have one source. */
function withoutCopyQuery(source: string): string {
  return source.replace(/\?.*$/, "");
}
