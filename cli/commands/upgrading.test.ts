import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../../test/support/runCommand.ts";

interface Row {
  /** The heading, and the place of the pair below it. */
  readonly name: string;
  readonly language: string;
  readonly before: string;
  readonly after: string;
  /** The rule that `lint` reports. Undefined if `--fix` writes the new form. */
  readonly rule: string | undefined;
}

const extensions: Readonly<Record<string, string>> = {
  html: "html",
  erb: "html.erb",
  php: "php",
  django: "django",
  jsx: "jsx",
};

/** The pairs of templates in docs/upgrading.md, with the sentence above each. */
function rowsOf(page: string): Row[] {
  return page.split(/^## /m).flatMap((section) => {
    const [heading = ""] = section.split("\n");
    const pairs = section.matchAll(
      /^`lint --upgrade(?<fix> --fix)?` (?:changes|reports `(?<rule>[\w-]+)`)[^\n]*:\n\n```(?<language>\w+)\n(?<before>[\s\S]*?)^```\n[\s\S]*?^```\w+\n(?<after>[\s\S]*?)^```$/gm,
    );
    return [...pairs].map(({ groups = {} }, index) => ({
      name: `${heading}, ${index + 1}`,
      language: groups["language"] ?? "",
      before: groups["before"] ?? "",
      after: groups["after"] ?? "",
      rule: groups["fix"] ? undefined : groups["rule"],
    }));
  });
}

describe("docs/upgrading.md", () => {
  const page = readFileSync("docs/upgrading.md", "utf8");
  const rows = rowsOf(page);
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "dining-upgrade-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function write({ language }: Row, content: string): string {
    const file = join(folder, `template.${extensions[language]}`);
    writeFileSync(file, content);
    return file;
  }

  /** Space for the widgets is not what this page is about. */
  const lint = (...args: string[]) =>
    runCommand("lint", "--upgrade", "--off", "missing-height", ...args);

  it("has a pair of templates for every row that names lint", () => {
    const headings = [...page.matchAll(/^\| \[([^\]]+)\].*\| (?:writes|reports) /gm)].map(
      ([, heading]) => heading,
    );
    expect(headings.length).toBeGreaterThan(5);
    expect([...new Set(rows.map(({ name }) => name.replace(/, \d+$/, "")))]).toEqual(headings);
  });

  it.each(rows.filter(({ rule }) => !rule))("$name: --fix writes the new form", async (row) => {
    const file = write(row, row.before);
    await lint("--fix", file);
    expect(readFileSync(file, "utf8")).toBe(row.after);
  });

  it.each(rows.filter(({ rule }) => rule))("$name: lint reports $rule", async (row) => {
    const { out } = await lint(write(row, row.before));
    expect(out).toContain(` ${row.rule}: `);
  });

  it.each(rows)("$name: the new form has no finding", async (row) => {
    const { code, out } = await lint(write(row, row.after));
    expect({ code, out }).toEqual({ code: 0, out: "1 file: 0 errors, 0 warnings" });
  });
});
