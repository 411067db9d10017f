import type { DiningWidgetsApi } from "../../src/mount.ts";

/**
 * The page's `mount.js`. If its own origin cannot be reached, the same file from the harness's
 * origin.
 */
export async function loader(): Promise<DiningWidgetsApi> {
  if (!installed())
    await import(/* @vite-ignore */ String(new URL("/dist/mount.js", location.href)));
  const api = installed();
  if (!api) throw new Error("dist/mount.js did not install itself");
  return api;
}

function installed(): DiningWidgetsApi | undefined {
  const global = window.DiningWidgets;
  return global && "version" in global ? global : undefined;
}
