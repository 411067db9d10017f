import { expect, test } from "vitest";
import { testFiles } from "./files.ts";
import { mayHold, tagsFilters } from "./tiers.ts";

// Vitest reads the tags of a file anywhere in its text, so this file must not contain them.
const moduleTag = `// @module-${"tag"} thorough\n`;
const tagged = (tag: string) => `test("one", { tags: ["${tag}"] }, () => {});\n`;
const holds = (files: Readonly<Record<string, string>>) =>
  (["essential", "thorough"] as const).filter((tier) =>
    mayHold(tier, "test/a.test.ts", (file) => files[file] ?? ""),
  );

test.each([
  ["no tags", "", ["essential"]],
  ["a tag on the file", moduleTag, ["thorough"]],
  [
    "a tag on the file, and one of its tests taken back",
    moduleTag + tagged("essential"),
    ["essential", "thorough"],
  ],
  ["a tag on a test", tagged("thorough"), ["essential", "thorough"]],
])("a file with %s is run where it has tests", (_, text, tiers) => {
  expect(holds({ "test/a.test.ts": text })).toEqual(tiers);
});

test("tags in a module of shared checks count for the file that imports it", () => {
  const files = {
    "test/a.test.ts": 'import { describeAll } from "./checks.ts";',
    "test/checks.ts": tagged("thorough"),
  };
  expect(holds(files)).toEqual(["essential", "thorough"]);
});

test("every test file is run by one of the two commands, and the filters leave nothing between them", () => {
  const projects = [
    "unit",
    "guests",
    "guests-cards",
    "guests-alone",
    "tools",
    "browser",
    "engines",
    "package",
    "languages",
  ];
  const left = testFiles(projects).filter(
    (file) => !mayHold("essential", file) && !mayHold("thorough", file),
  );
  expect(left).toEqual([]);
  const runs = (filter: string, thorough: boolean, essential: boolean): unknown =>
    // oxlint-disable-next-line no-new-func -- the filters are also expressions of JavaScript
    new Function("thorough", "essential", `return ${filter}`)(thorough, essential);
  for (const thorough of [true, false])
    for (const essential of [true, false])
      expect(runs(tagsFilters.essential, thorough, essential)).not.toBe(
        runs(tagsFilters.thorough, thorough, essential),
      );
});
