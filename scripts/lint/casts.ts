import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import type { Check } from "../check.ts";
import { filesBelow } from "../files.ts";

const maxNonNull = 20;

/**
 * Counts the casts of a module that TypeScript does not verify: `as` (without `as const`) and the
 * non-null `!`.
 */
export function castsIn(path: string, code: string): { casts: number; nonNull: number } {
  let [casts, nonNull] = [0, 0];
  new Visitor({
    TSAsExpression({ typeAnnotation }) {
      if (code.slice(typeAnnotation.start, typeAnnotation.end) !== "const") casts += 1;
    },
    TSNonNullExpression() {
      nonNull += 1;
    },
  }).visit(parseSync(path, code).program);
  return { casts, nonNull };
}

/**
 * Allows at most one cast in 1,000 lines of the product, and fewer than 20 non-null assertions in
 * all of it.
 */
export function castCheck(): Check {
  let [lines, casts, nonNull] = [0, 0, 0];
  for (const path of filesBelow(["src"], /\.tsx?$/).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  )) {
    const code = readFileSync(path, "utf8");
    const counts = castsIn(path, code);
    lines += code.split("\n").length;
    casts += counts.casts;
    nonNull += counts.nonNull;
  }
  const limit = Math.floor(lines / 1000);
  return {
    name: `casts: ${casts} of ${limit}, ${nonNull} non-null assertions of ${maxNonNull - 1}`,
    problems: [
      ...(casts > limit ? [`${casts} casts: src has ${limit} thousand lines`] : []),
      ...(nonNull < maxNonNull ? [] : [`${nonNull} non-null assertions`]),
    ],
  };
}
