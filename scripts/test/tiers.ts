import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/** `npm test` runs the essential tests, `npm run test:all` the thorough ones: each test belongs to exactly one of them. */
export type Tier = "essential" | "thorough";

/** Vitest's filter of the tests of a tier, by the tags of `vitest.config.ts`. */
export const tagsFilters: Readonly<Record<Tier, string>> = {
  essential: "!thorough || essential",
  thorough: "thorough && !essential",
};

/** Where this text is, there may be tests with the tag. */
const marks: Readonly<Record<Tier, RegExp>> = {
  essential: /"essential"/,
  thorough: /@module-tag thorough|"thorough"/,
};
const isLeftOut = /^\/\/ @module-tag thorough$/m;

/** True if a test file may have tests of the tier; the tags of shared checks are in a module that it imports. */
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

/** Modules of texts are made when they are imported, and imports in samples of code lead nowhere. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
