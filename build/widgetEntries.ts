import { readFileSync } from "node:fs";

const line = /^\s*(\w+): \(\) => import\(["']\.\/(.+?)["']\)/gm;

/**
 * Returns the built widgets and their entry files. They are read from the registry, so that it
 * stays the only list.
 */
export function widgetEntries(): Record<string, string> {
  const source = readFileSync(new URL("../src/widgets/registry.ts", import.meta.url), "utf8");
  return Object.fromEntries(
    [...source.matchAll(line)].map(([, name, path]) => [name, `src/widgets/${path}`]),
  );
}
