import { globSync } from "tinyglobby";
import config from "../../vitest.config.ts";
import { mayHold, type Tier } from "./tiers.ts";

interface Project {
  readonly name?: unknown;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** The projects of `vitest.config.ts`. */
function projects(): readonly Project[] {
  return (config.test?.projects ?? []).flatMap((project) =>
    typeof project === "object" && "test" in project && project.test ? [project.test] : [],
  );
}

/**
 * The test files of these projects, in a stable order. With a tier, only those that may contain
 * tests of it.
 */
export function testFiles(names: readonly string[], tier?: Tier): string[] {
  const files = projects()
    .filter(({ name }) => typeof name === "string" && names.includes(name))
    .flatMap(({ include = [], exclude = [] }) =>
      globSync([...include], { ignore: ["node_modules", ...exclude] }),
    );
  return files.filter((file) => !tier || mayHold(tier, file)).toSorted();
}
