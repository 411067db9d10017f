import type { Plugin, UserConfig } from "vite";
import type { Catalog } from "./catalog.ts";
import type { ShippedTexts } from "./shippedTexts.ts";

/**
 * The commands of the package: `cli.js` for Node, with a chunk per command. Everything is bundled,
 * so that an application that installs the package installs nothing else for them.
 */
export function binary(outDir: string, catalog: Catalog, texts: ShippedTexts): UserConfig {
  return {
    publicDir: false,
    plugins: [baked("catalog", catalog), baked("shippedTexts", texts)],
    ssr: { noExternal: true },
    build: {
      ssr: "cli/main.ts",
      outDir,
      // The library is in the same folder, so the folder must not be emptied.
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

/** Replaces a module of `cli` that reads something from the sources by the value that it reads. */
function baked(name: string, value: object): Plugin {
  return {
    name: `baked-${name}`,
    enforce: "pre",
    load(id) {
      return id.endsWith(`/cli/${name}.ts`)
        ? `export const ${name} = ${JSON.stringify(value)};`
        : null;
    },
  };
}
