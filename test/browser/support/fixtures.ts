import { fileURLToPath } from "node:url";
import { build } from "vite";
import { bundle } from "../../../build/bundle.ts";
import { oncePerRun } from "./oncePerRun.ts";

const source = (path: string) => fileURLToPath(new URL(`../fixtures/src/${path}`, import.meta.url));

const widgets = {
  Counter: source("Counter/index.ts"),
  Thrower: source("Thrower/index.tsx"),
  Fragile: source("Fragile/index.tsx"),
  Stuck: source("Stuck/index.tsx"),
  Framed: source("Framed/index.tsx"),
  Caller: source("Caller/index.tsx"),
  HousePanel: source("HousePanel/index.tsx"),
};

/**
 * Builds small widgets, each with one property to test, with the real loader and the real plugins.
 * Returns the folder. A `version` simulates another deploy: other hashes, in another folder.
 */
export function fixtureBundle(version = "1.0.0"): Promise<string> {
  return oncePerRun(`fixtures-${version}`, async (outDir) => {
    const root = fileURLToPath(new URL("../../..", import.meta.url));
    const config = bundle({
      widgets,
      outDir,
      version,
      define: { __DEPLOY__: JSON.stringify(version) },
    });
    // With Vitest's own NODE_ENV, the build would contain development JSX.
    const oxc = { jsx: { runtime: "automatic", development: false } } as const;
    await build({
      ...config,
      root,
      oxc,
      configFile: false,
      logLevel: "error",
      build: { ...config.build, emptyOutDir: true },
    });
  });
}
