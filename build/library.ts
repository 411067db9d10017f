import { readFileSync } from "node:fs";
import type { UserConfig } from "vite";
import { compileOptions } from "./compileOptions.ts";
import { libraryPatches } from "./libraryPatches.ts";
import { shippedOnly } from "./shippedOnly.ts";

const { version, dependencies } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

/** zod is mended on the way into the bundle (`libraryPatches.ts`); all other packages stay the application's to bundle once. */
const left = Object.keys(dependencies).filter((name) => name !== "zod");

/** The package for applications with a bundler of their own: ES modules, one entry, a chunk per widget. */
export function library(outDir: string): UserConfig {
  return {
    publicDir: false,
    define: {
      __VERSION__: JSON.stringify(version),
      __FROM_TABLE__: "false",
      __CHUNK_TABLE__: '""',
    },
    plugins: [libraryPatches(), compileOptions(), shippedOnly({ registry: true })],
    build: {
      outDir,
      target: "es2022",
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      lib: { entry: { index: "src/library.ts" }, formats: ["es"] },
      reportCompressedSize: false,
      rolldownOptions: {
        external: (id) =>
          !/[?.]css|\?/.test(id) && left.some((name) => id === name || id.startsWith(`${name}/`)),
        transform: {
          inject: { reportError: ["/src/shared/widget/reportError.ts", "reportError"] },
        },
        onwarn: (warning, warn) =>
          void (warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning)),
        output: { entryFileNames: "[name].js", chunkFileNames: "parts/[name]-[hash].js" },
      },
    },
  };
}
