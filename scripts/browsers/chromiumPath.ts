import { findChromium } from "./findChromium.ts";

/** The Chromium for tests and pictures. Throws with instructions if there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error(
    "No Chromium was found: install one (for example `apt-get install chromium`) or set CHROMIUM_PATH to its executable.",
  );
}
