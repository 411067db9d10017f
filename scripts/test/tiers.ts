import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/**
 * `npm test` runs the essential tests, and `npm run test:all` the thorough ones. Each test belongs
 * to exactly one tier.
 */
export type Tier = "essential" | "thorough";

/** Vitest's filter of the tests of a tier, by the tags of `vitest.config.ts`. */
export const tagsFilters: Readonly<Record<Tier, string>> = {
  essential: "!thorough || essential",
  thorough: "thorough && !essential",
};

/** A file with this text may contain tests with the tag. */
const marks: Readonly<Record<Tier, RegExp>> = {
  essential: /"essential"/,
  thorough: /@module-tag thorough|"thorough"/,
};
const isLeftOut = /^\/\/ @module-tag thorough$/m;

/**
 * Whether a test file may contain tests of the tier. The tags of shared checks are in a module that
 * it imports.
 */
export function mayHold(
  tier: Tier,
  file: string,
  read: (file: string) => string = textOf,
): boolean {
  const text = read(file);
  if (tier === "essential") return !isLeftOut.test(text) || marks.essential.test(text);
  const imports = [...text.matchAll(/from "(\.[^"]+\.ts)"/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  );
  return [text, ...imports.map(read)].some((one) => marks.thorough.test(one));
}

/**
 * Modules of texts are created when they are imported, and imports in code samples lead nowhere.
 */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
