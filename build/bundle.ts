import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Rolldown, UserConfig } from "vite";
import { hashLength } from "../src/shared/mount/table.ts";
import { compileOptions } from "./compileOptions.ts";
import { fileTable } from "./fileTable.ts";
import { flatImports } from "./flatImports.ts";
import { joinHelpers } from "./joinHelpers.ts";
import { languageFiles } from "./languages.ts";
import { libraryPatches } from "./libraryPatches.ts";
import { splitting } from "./splitting.ts";
import { reactEvents } from "./reactEvents.ts";
import { shippedOnly } from "./shippedOnly.ts";
import { otherLanguages } from "./texts/languageModules.ts";
import { textModules } from "./texts/textModules.ts";

interface Bundle {
  /** Widget → its entry file. */
  readonly widgets: Readonly<Record<string, string>>;
  readonly outDir: string;
  readonly plugins?: UserConfig["plugins"];
  /**
   * Replaces the package's own version. Two bundles with the same version share one engine on a
   * page.
   */
  readonly version?: string;
  /** Replacements in the code, in addition to those of every bundle. */
  readonly define?: Readonly<Record<string, string>>;
}

/**
 * The build of loader and widgets. The browser tests build their own small widgets in the same way.
 */
export function bundle({
  widgets,
  outDir,
  plugins = [],
  version = packageVersion(),
  define = {},
}: Bundle): UserConfig {
  const languages = languageFiles(Object.keys(widgets));
  const entries = {
    mount: "src/mount.ts",
    diagnostics: "src/shared/mount/diagnostics.ts",
    ...widgets,
    ...languages.entries,
  };
  const { plugin: split, fileOf } = splitting(entries);
  return {
    base: "./",
    publicDir: false,
    define: {
      // On a page with an AMD loader, libraries that look for one would register with it.
      "define.amd": "undefined",
      "process.env.NODE_ENV": '"production"',
      __VERSION__: JSON.stringify(version),
      ...define,
    },
    resolve: {
      alias: {
        "resize-observer-polyfill": fileURLToPath(
          new URL("./nativeResizeObserver.ts", import.meta.url),
        ),
      },
    },
    plugins: [
      split,
      // Runs before the patches, which look for the helpers in the file that contains them.
      joinHelpers(),
      libraryPatches(),
      reactEvents(),
      compileOptions(),
      textModules(),
      shippedOnly({ registry: false }),
      languages.plugin,
      flatImports(),
      fileTable(Object.keys(widgets), otherLanguages),
      ...plugins,
    ],
    build: {
      outDir,
      target: ["chrome131", "firefox133", "safari18"],
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      lib: { entry: entries, formats: ["es"] },
      reportCompressedSize: false,
      rolldownOptions: {
        // The shared files export more than their entries declare.
        preserveEntrySignatures: "allow-extension",
        transform: {
          inject: { reportError: ["/src/shared/widget/reportError.ts", "reportError"] },
        },
        // Libraries mark modules for server frameworks. The marks mean nothing here.
        onwarn: (warning, warn) =>
          void (warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning)),
        output: outputOf(fileOf),
      },
    },
  };
}

/** Minified files, named by their content. */
function outputOf(fileOf: Rolldown.CodeSplittingNameFunction): Rolldown.OutputOptions {
  return {
    minify: {
      compress: true,
      mangle: true,
      codegen: { removeWhitespace: true, legalComments: "none" },
    },
    comments: false,
    // With short export names, all files would change when one widget begins to use one more
    // export.
    minifyInternalExports: false,
    // Lower-case names, for servers that ignore case.
    hashCharacters: "base36",
    entryFileNames: ({ name }) =>
      name === "mount" ? "mount.js" : `[name]-[hash:${hashLength}].js`,
    chunkFileNames: `[name]-[hash:${hashLength}].js`,
    codeSplitting: {
      groups: [{ name: fileOf, debugName: "splitting" }],
      includeDependenciesRecursively: false,
    },
  };
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return version;
}
