import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { UserConfig } from "vite";
import { compileOptions } from "./compileOptions.ts";
import { libraryPatches } from "./libraryPatches.ts";
import { requiredPeers } from "./requiredPeers.ts";
import { shippedOnly } from "./shippedOnly.ts";
import { textModules } from "./texts/textModules.ts";

const { version, peerDependencies } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

/** React and its subpaths, such as `react/jsx-runtime`. */
const peers = new RegExp(`^(${Object.keys(peerDependencies).join("|")})(/|$)`);

/**
 * The package for applications with their own bundler: ES modules, one entry, and chunks per
 * widget. Everything except the peers is bundled, so that an application installs nothing else and
 * runs exactly what was tested here: the same versions, with the changes of `libraryPatches.ts`.
 */
export function library(outDir: string): UserConfig {
  return {
    publicDir: false,
    define: {
      "define.amd": "undefined",
      // MapLibre would look for its worker beside itself, and the application's bundler cannot
      // follow that. The map brings its own worker.
      "import.meta.url": '""',
      "process.env.NODE_ENV": '"production"',
      __VERSION__: JSON.stringify(version),
      __FROM_TABLE__: "false",
    },
    resolve: {
      alias: {
        "resize-observer-polyfill": fileURLToPath(
          new URL("./nativeResizeObserver.ts", import.meta.url),
        ),
      },
    },
    oxc: { jsx: { runtime: "automatic", development: false } },
    plugins: [
      requiredPeers(peers),
      libraryPatches(),
      compileOptions(),
      textModules(),
      shippedOnly({ registry: true }),
    ],
    build: {
      outDir,
      target: "es2022",
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      license: { fileName: "third-party-licenses.md" },
      lib: { entry: { index: "src/library.ts" }, formats: ["es"] },
      reportCompressedSize: false,
      rolldownOptions: {
        transform: {
          inject: { reportError: ["/src/shared/widget/reportError.ts", "reportError"] },
        },
        onwarn: (warning, warn) =>
          void (warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning)),
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  };
}
