import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import { catalog } from "../catalog.ts";
import { languageOfNamed } from "./languages.ts";
import { lintSource, partialIn } from "./lintSource.ts";
import { partialName, type Partial } from "./partials.ts";
import type { RuleId } from "./rules.ts";

const folder = "test/corpora/hosts";
const files = globSync([`${folder}/**/*`]).toSorted();
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

interface Plant {
  readonly file: string;
  readonly rule: RuleId;
  readonly text: string;
  readonly mistake: string;
}

const plants = readFileSync(`${folder}.tsv`, "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line): Plant => {
    const [file = "", rule = "", text = "", mistake = ""] = line.split("\t").map(unescaped);
    // SAFETY: a test below compares the rules with those that were found.
    return { file: `${folder}/${file}`, rule: rule as RuleId, text, mistake };
  });

function unescaped(cell: string): string {
  return cell.replaceAll(/\\([\\nt])/g, (_, letter: string) =>
    letter === "n" ? "\n" : letter === "t" ? "\t" : "\\",
  );
}

function languageFor(file: string) {
  return languageOfNamed(file) ?? "html";
}

/** The templates of a host's folder that others include. */
function partialsOf(host: string): Map<string, Partial> {
  return new Map(
    [...sources]
      .filter(([file]) => file.startsWith(`${folder}/${host}/`))
      .flatMap(([file, source]) => {
        const partial = partialIn(source, languageFor(file));
        return partial ? [[partialName(file), partial]] : [];
      }),
  );
}

const css = "[data-widget] { min-height: 1px }";

/**
 * `line rule` of every finding. Missing space is reported only if the planted mistake is about it.
 */
function found(file: string, source: string, keepsPlaces = true): string[] {
  const [host = ""] = file.slice(folder.length + 1).split("/");
  const project = { partials: partialsOf(host), ...(keepsPlaces && { css }) };
  return lintSource(source, languageFor(file), catalog, project).map(
    ({ rule, start }) => `${lineAt(source, start)} ${rule}`,
  );
}

function lineAt(source: string, position: number): number {
  return source.slice(0, position).split("\n").length;
}

describe("templates as hosts write them", () => {
  it.each(files)("%s is read without a finding", (file) => {
    expect(found(file, sources.get(file) ?? "")).toEqual([]);
  });

  it.each(plants)("$file: $mistake", ({ file, rule, text, mistake }) => {
    const source = sources.get(file) ?? "";
    const position = source.indexOf(text);
    expect(position).toBeGreaterThanOrEqual(0);
    const planted = source.replace(text, () => mistake);
    const findings = found(file, planted, rule !== "missing-height");
    const first = lineAt(planted, position);
    const last = lineAt(planted, position + mistake.length);
    // A missing script is reported at the first widget.
    if (rule === "missing-script") {
      expect(findings.join()).toContain(rule);
      return;
    }
    const lines = Array.from(
      { length: last - first + 1 },
      (_, index) => `${first + index} ${rule}`,
    );
    // Consequences of a mistake may be reported too, but the mistake itself must be reported at its
    // line.
    expect(
      findings.filter((finding) => lines.includes(finding)),
      findings.join(),
    ).not.toEqual([]);
  });
});
