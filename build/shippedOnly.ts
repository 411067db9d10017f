import type { Plugin } from "vite";

/**
 * A line of the registry, or of a widget's `index.ts`, whose import the bundle does not contain.
 */
const examples = /^\s*examples: \(\) => import\(["']\.\/examples\.tsx?["']\),?$/m;
const imports = /^\s*\w+: \(\) => import\(["']\.\/\w+\/index\.ts["']\),?$/gm;

/**
 * Removes imports that only the harness, the tests and applications with a bundler need: the
 * examples, and the registry's imports.
 */
export function shippedOnly({ registry }: { readonly registry: boolean }): Plugin {
  return {
    name: "shipped-only",
    enforce: "pre",
    transform(code, id) {
      const [path = ""] = id.split("?");
      if (/src\/widgets\/\w+\/index\.ts$/.test(path)) return without(examples, code);
      if (!registry && /src\/widgets\/registry\.ts$/.test(path)) return without(imports, code);
      return null;
    },
  };
}

function without(pattern: RegExp, code: string): { code: string; map: null } {
  return { code: code.replace(pattern, ""), map: null };
}
