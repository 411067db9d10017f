import type { Plugin } from "vite";

/**
 * The registry without its imports: the harness needs the names, and the widgets come from `dist/`.
 */
export function namesOnly(): Plugin {
  return {
    name: "names-only",
    enforce: "pre",
    transform(code, id) {
      if (!/src\/widgets\/registry\.ts$/.test(id)) return null;
      return { code: code.replaceAll(/^\s*\w+: \(\) => import\(.*\),?$/gm, ""), map: null };
    },
  };
}
