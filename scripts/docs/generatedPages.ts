import { run, type Check } from "../check.ts";

/** The pages that are not committed. `npm run docs` writes them, and `.gitignore` lists them. */
const pattern = /^docs\/(?:widgets\/\w+\.md|api\/(?!README\.md$)\w+\.md|texts-keys\.md)$/;

/**
 * Whether a file is build output. The other pages of `npm run docs` are committed, because people
 * review their changes.
 */
export function isBuildOutput(file: string): boolean {
  return pattern.test(file);
}

/** Fails for each page that is build output but is committed. */
export async function generatedPagesCheck(): Promise<Check> {
  const { output } = await run("git", ["ls-files", "docs"]);
  return {
    name: "docs: pages that `npm run docs` writes are not committed",
    problems: output
      .split("\n")
      .filter(isBuildOutput)
      .map((file) => `${file} is build output: git rm --cached ${file}`),
  };
}
