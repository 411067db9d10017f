import { fileURLToPath } from "node:url";
import type { InlineConfig } from "vite";
import { compileOptions } from "../build/compileOptions.ts";
import { textModules } from "../build/texts/textModules.ts";
import { namesOnly } from "./namesOnly.ts";
import { bundledFake } from "./fakes/bundledFake.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const shared = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: "warn",
} as const satisfies InlineConfig;

/**
 * The harness's pages. The widgets come from `dist/`; only their examples and option schemas are
 * built in.
 */
export function harnessConfig(build: string, outDir = "dist"): InlineConfig {
  return {
    ...shared,
    base: "/harness/",
    define: define(build),
    plugins: [namesOnly(), compileOptions(), textModules()],
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2023",
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          front: "app/front/front.ts",
          widget: "app/widget.ts",
          bootstrap: "app/bootstrap.ts",
          site: "app/site.ts",
        },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash:10].js",
        },
      },
    },
  };
}

/** The mock API as one file at the server's root, so that its scope covers everything. */
export function workerConfig(build: string): InlineConfig {
  return {
    ...shared,
    define: define(build),
    plugins: [bundledFake()],
    build: {
      outDir: "dist",
      emptyOutDir: false,
      target: "es2023",
      reportCompressedSize: false,
      rolldownOptions: {
        input: "worker/worker.ts",
        output: { format: "iife", entryFileNames: "worker.js" },
      },
    },
  };
}

/** The mock API with the static site's files, which it keeps for use without a network. */
export function siteWorkerConfig(
  build: string,
  outDir: string,
  files: readonly string[],
): InlineConfig {
  const { build: options, ...config } = workerConfig(build);
  return {
    ...config,
    define: { ...define(build), __SITE_FILES__: JSON.stringify(files) },
    build: {
      ...options,
      outDir,
      rolldownOptions: {
        input: "worker/siteWorker.ts",
        output: { format: "iife", entryFileNames: "worker.js" },
      },
    },
  };
}

function define(build: string): Record<string, string> {
  return { __BUILD__: JSON.stringify(build), "process.env.NODE_ENV": '"production"' };
}
