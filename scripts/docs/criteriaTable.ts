import { readFileSync } from "node:fs";
import { filesBelow } from "../files.ts";
import { titlesOf } from "../requirements/titles.ts";
import { criteria } from "./criteria.ts";

const criteriaBlock = /(<!-- criteria -->\n)[\s\S]*(<!-- \/criteria -->)/;

/** The page with a row for each criterion, which lists the files of tests whose titles name it. */
export function withCriteria(page: string): string {
  const tests = testsByCriterion();
  const rows = criteria.map(({ id, name, level, state, how }) => {
    const files = (tests.get(id) ?? []).map((file) => `\`${file}\``);
    return `| ${id} ${name} | ${level} | ${state} | ${how} | ${files.join(", ")} |`;
  });
  const table = ["| Criterion | Level | State | How | Tests |", "|---|---|---|---|---|", ...rows];
  return page.replace(
    criteriaBlock,
    (_, open: string, close: string) => `${open}\n${table.join("\n")}\n\n${close}`,
  );
}

/** Criterion → test files, by tags such as `[WCAG 1.4.10, WCAG 2.5.8]` at the end of a title. */
export function testsByCriterion(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of filesBelow(
    ["src", "test"],
    /\.test\.tsx?$|engines\/(checks|accessibility\/describeTranscripts)\.ts$/,
  ))
    for (const { title } of titlesOf(file, readFileSync(file, "utf8")))
      for (const [, id = ""] of title.matchAll(/\bWCAG (\d\.\d\.\d+)/g))
        files.set(id, [...new Set([...(files.get(id) ?? []), file])]);
  return files;
}
