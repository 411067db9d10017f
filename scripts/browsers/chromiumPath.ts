import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The Chromium of `CHROMIUM_PATH` alone; where that is not set, a usual one or playwright's own download. Throws with what to do. */
export function chromiumPath(): string {
  const { CHROMIUM_PATH } = process.env;
  const paths = CHROMIUM_PATH ? [CHROMIUM_PATH] : [...usualPaths, chromium.executablePath()];
  const path = paths.find((path) => existsSync(path));
  if (path) return path;
  throw new Error(
    "No Chromium was found: install one (for example `apt-get install chromium`) or set CHROMIUM_PATH to its executable.",
  );
}
