import type { Plugin } from "vite";

/** Leaves the examples, which only the harness and the tests load, out of the shipped chunks. */
export function withoutExamples(): Plugin {
  return {
    name: "without-examples",
    enforce: "pre",
    transform(code, id) {
      if (!/src\/widgets\/\w+\/index\.ts$/.test(id)) return null;
      return {
        code: code.replace(/^\s*examples: \(\) => import\(["']\.\/examples\.tsx?["']\),?$/m, ""),
        map: null,
      };
    },
  };
}
