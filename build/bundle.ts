import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { version as toolVersion, type UserConfig } from "vite";
import { hashLength } from "../src/shared/mount/table.ts";
import { chunkTable } from "./chunkTable.ts";
import { compileOptions } from "./compileOptions.ts";
import { ownKeysOnly } from "./ownKeysOnly.ts";
import { sharedChunks } from "./sharedChunks.ts";
import { withoutExamples } from "./withoutExamples.ts";

interface Bundle {
  /** Widget → its entry file. */
  readonly widgets: Readonly<Record<string, string>>;
  readonly outDir: string;
  readonly plugins?: UserConfig["plugins"];
  /** Instead of the package's own; two of them on one page share one engine. */
  readonly version?: string;
  /** Replaced in the code, besides what every bundle replaces. */
  readonly define?: Readonly<Record<string, string>>;
}

/** How loader and widgets are built; the browser tests build their own small widgets in the same way. */
export function bundle({
  widgets,
  outDir,
  plugins = [],
  version = packageVersion(),
  define: own = {},
}: Bundle): UserConfig {
  // A page with an AMD loader would be handed the libraries that look for one.
  const define = {
    "define.amd": "undefined",
    "process.env.NODE_ENV": '"production"',
    __VERSION__: JSON.stringify(version),
    ...own,
  };
  const shared = sharedChunks(widgets, [define, toolVersion]);
  return {
    base: "./",
    publicDir: false,
    define,
    resolve: {
      alias: {
        "resize-observer-polyfill": fileURLToPath(
          new URL("./nativeResizeObserver.ts", import.meta.url),
        ),
      },
    },
    plugins: [
      ownKeysOnly(),
      compileOptions(),
      withoutExamples(),
      shared.plugin,
      chunkTable(Object.keys(widgets), shared.build),
      ...plugins,
    ],
    build: {
      outDir,
      target: ["chrome131", "firefox133", "safari18"],
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      lib: {
        entry: { mount: "src/mount.ts", advice: "src/shared/mount/advice.ts", ...widgets },
        formats: ["es"],
      },
      reportCompressedSize: false,
      rolldownOptions: {
        // Entries may export more than they say, which parcels without their dependencies ask for.
        preserveEntrySignatures: "allow-extension",
        transform: {
          inject: { reportError: ["/src/shared/widget/reportError.ts", "reportError"] },
        },
        // Libraries mark modules for server frameworks, which mean nothing here.
        onwarn: (warning, warn) =>
          void (warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning)),
        output: {
          minify: {
            compress: true,
            mangle: true,
            codegen: { removeWhitespace: true, legalComments: "none" },
          },
          comments: false,
          entryFileNames: ({ name }) =>
            name === "mount" ? "mount.js" : `[name]-${shared.build()}.js`,
          chunkFileNames: ({ moduleIds }) =>
            shared.isSteady(moduleIds) ? `[hash:${hashLength}].js` : `[name]-${shared.build()}.js`,
          codeSplitting: {
            groups: [{ name: shared.chunkOf, debugName: "shared" }],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  };
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return version;
}
