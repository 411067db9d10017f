import type { Plugin, UserConfig } from "vite";
import type { Catalog } from "./catalog.ts";

/**
 * The commands of the package: `cli.js` for Node with a chunk per command. Everything is bundled, so that an application
 * which installs the package installs nothing more for them.
 */
export function binary(outDir: string, catalog: Catalog): UserConfig {
  return {
    publicDir: false,
    plugins: [bakedCatalog(catalog)],
    ssr: { noExternal: true },
    build: {
      ssr: "cli/main.ts",
      outDir,
      // The library lies in the same folder.
      emptyOutDir: false,
      target: "node20",
      minify: true,
      license: { fileName: "cli/third-party-licenses.md" },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          banner: ({ isEntry }) => (isEntry ? "#!/usr/bin/env node" : ""),
          entryFileNames: "cli.js",
          chunkFileNames: "cli/[name]-[hash].js",
        },
      },
    },
  };
}

/** Replaces the module that reads the catalog from the sources by what it has read. */
function bakedCatalog(catalog: Catalog): Plugin {
  return {
    name: "baked-catalog",
    enforce: "pre",
    load(id) {
      return /\/cli\/catalog\.ts$/.test(id)
        ? `export const catalog = ${JSON.stringify(catalog)};`
        : null;
    },
  };
}
