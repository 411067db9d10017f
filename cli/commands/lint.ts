import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { catalog } from "../catalog.ts";
import type { Command, Output } from "../command.ts";
import {
  decode,
  readStyles,
  readText,
  templateFiles,
  writeText,
  type TemplateFiles,
  type TextFile,
} from "../templates/files.ts";
import { languageNames, languageOfNamed, type LanguageName } from "../templates/languages.ts";
import { applyFixes, lintSource, partialIn, trustOf } from "../templates/lintSource.ts";
import { partialName, type Partial, type Partials } from "../templates/partials.ts";
import { formats, json, plain, sarif, totalsOf, type FileReport } from "../templates/report.ts";
import { ruleIds, rules } from "../templates/rules.ts";
import { joinedTrust, type Trust } from "../templates/trust.ts";
import { linesOf } from "../printer.ts";
import { chosen, UsageError } from "../usage.ts";

const help = `Usage: dining-widgets lint [options] <file, folder or pattern …>

Looks for widgets in templates and says what will not work in the browser: HTML, ERB, Django and
Jinja, Twig, Blade, PHP, Liquid, Handlebars, EJS, JSX, Vue, Svelte, Astro and scripts. Values that the
template computes are left alone; every branch of a condition and every literal is a value.

Options:
  --fix                  write the nearest name where a widget or an option is misspelled, and move
                         refused attributes into an inner script
  --upgrade              also say what this release recommends and earlier ones did not
  --format <format>      ${formats.join(", ")} (default: plain)
  --language <language>  read all files as ${languageNames.join(", ")}
                         (default: by the file's name)
  --stdin-filename <f>   read standard input, as if it were this file
  --css <pattern>        style sheets whose [data-widget] rules keep the widgets' places free; not
                         needed where one of the files links heights.css
  --off <rule,…>         leave rules out
  --max-warnings <n>     exit with 1 for more warnings than this (default: any number is fine)

Exit codes: 0 no errors, 1 errors (or too many warnings), 2 wrong use.

Rules:
${ruleIds.map((id) => `  ${id.padEnd(20)} ${rules[id].severity.padEnd(8)} ${rules[id].summary}`).join("\n")}

Examples:
  dining-widgets lint 'app/views/**/*.erb'
  dining-widgets lint --fix templates
  dining-widgets lint --format sarif src > widgets.sarif
`;

async function run(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      fix: { type: "boolean", default: false },
      upgrade: { type: "boolean", default: false },
      format: { type: "string", default: "plain" },
      language: { type: "string" },
      "stdin-filename": { type: "string" },
      css: { type: "string", multiple: true, default: [] },
      off: { type: "string", multiple: true, default: [] },
      "max-warnings": { type: "string" },
    },
  });
  const format = chosen("--format", values.format, formats);
  const language = values.language && chosen("--language", values.language, languageNames);
  const off = values.off
    .flatMap((list) => list.split(","))
    .map((id) => chosen("--off", id, ruleIds));
  const maxWarnings = numberOf("--max-warnings", values["max-warnings"]);
  const styles = await readStyles(values.css);
  const stdinName = values["stdin-filename"];
  if (stdinName !== undefined && (positionals.length || values.fix))
    throw new UsageError("--stdin-filename takes neither files nor --fix");
  const { files, foundScripts } =
    stdinName === undefined
      ? await filesOf(positionals, Boolean(language))
      : { files: [], foundScripts: new Set<string>() };
  const read = files
    .map((file) => readFile(file))
    .filter((file) => isWorthReading(file, foundScripts));
  const css = read.some(linksHeights) ? `${styles}\n${heightsOfAll}` : styles;
  const languageOfFile = (file: string) => language || namedLanguage(file);
  const partials = partialsOf(read, languageOfFile);
  const trust = trustOfAll(read, languageOfFile);
  const lint = (file: string, source: string) =>
    lintSource(source, languageOfFile(file), catalog, {
      css,
      partials,
      trust,
      isUpgrade: values.upgrade,
    }).filter(
      ({ rule }) => !off.includes(rule) && !(rule === "unreadable-file" && foundScripts.has(file)),
    );
  const reports =
    stdinName === undefined
      ? read.map((file) => reportOf(file, lint, values.fix))
      : [readStdin(stdinName, lint)];

  if (format === "json") output.out(...linesOf(json(reports)));
  else if (format === "sarif") output.out(...linesOf(sarif(reports, catalog.version)));
  else print(reports, output);
  const { errors, warnings } = totalsOf(reports);
  return errors || warnings > maxWarnings ? 1 : 0;
}

/** The rule of `heights.css`, which covers every widget. */
const heightsOfAll = "[data-widget] { min-height: 1px }";

/**
 * Whether a file, such as the layout, links the style sheet that reserves space for all widgets.
 */
function linksHeights({ content }: ReadFile): boolean {
  return content instanceof Error ? false : /\bheights\.css\b/.test(content.text);
}

/** Only minifiers write lines of this length. */
const longestLine = 5000;

/**
 * The files to check: all named ones, and of the scripts in folders only those that mention widgets
 * and that a person wrote.
 */
function isWorthReading({ file, content }: ReadFile, foundScripts: ReadonlySet<string>): boolean {
  if (!foundScripts.has(file)) return true;
  if (content instanceof Error) return false;
  const { text } = content;
  return (
    /data-w|dining|mount\.js|\bwidget=/i.test(text) &&
    !text.split("\n").some(({ length }) => length > longestLine)
  );
}

interface ReadFile {
  readonly file: string;
  /** The text, or the error if the file cannot be read. */
  readonly content: TextFile | Error;
}

function readFile(file: string): ReadFile {
  try {
    return { file, content: readText(file) };
  } catch (error) {
    return { file, content: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * The files that take a widget or its options as parameters. If two have the same name, neither
 * counts.
 */
function partialsOf(
  files: readonly ReadFile[],
  languageOfFile: (file: string) => LanguageName,
): Partials {
  const partials = new Map<string, Partial | undefined>();
  for (const { file, content } of files) {
    if (content instanceof Error) continue;
    const partial = partialIn(content.text, languageOfFile(file));
    const name = partialName(file);
    if (partial) partials.set(name, partials.has(name) ? undefined : partial);
  }
  return new Map([...partials].flatMap(([name, partial]) => (partial ? [[name, partial]] : [])));
}

/** What the page configurations in the files allow. Undefined if there are none. */
function trustOfAll(
  files: readonly ReadFile[],
  languageOfFile: (file: string) => LanguageName,
): Trust | undefined {
  const found = files.flatMap(({ file, content }) => {
    const trust =
      content instanceof Error ? undefined : trustOf(content.text, languageOfFile(file));
    return trust ?? [];
  });
  return found.length ? joinedTrust(found) : undefined;
}

function namedLanguage(file: string): LanguageName {
  const language = languageOfNamed(file);
  if (language) return language;
  throw new UsageError(
    `${file}: Haml, Slim and Pug are not read; check the page that they render with dining-widgets doctor`,
  );
}

/** How often fixes are applied. Fixes that overlap need another round. */
const mostRounds = 5;

type Lint = (file: string, source: string) => FileReport["findings"];

function reportOf({ file, content }: ReadFile, lint: Lint, fix: boolean): FileReport {
  if (content instanceof Error) {
    const { message } = content;
    const finding = { rule: "unreadable-file", start: 0, end: 0, message } as const;
    return { file, source: "", findings: [finding] };
  }
  let source = content.text;
  let findings = lint(file, source);
  if (!fix) return { file, source, findings };
  for (let round = 0; round < mostRounds && findings.some((finding) => finding.fix); round += 1) {
    source = applyFixes(source, findings);
    findings = lint(file, source);
  }
  try {
    if (source !== content.text) writeText(file, { ...content, text: source });
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${String(error)}`);
  }
  return { file, source, findings };
}

function readStdin(file: string, lint: Lint): FileReport {
  const { text: source } = decode(readFileSync(0));
  return { file, source, findings: lint(file, source) };
}

async function filesOf(
  patterns: readonly string[],
  isLanguageGiven: boolean,
): Promise<TemplateFiles> {
  if (!patterns.length)
    throw new UsageError("lint needs files, folders or patterns, such as 'app/views/**/*.erb'");
  const found = await templateFiles(patterns, isLanguageGiven);
  if (!found.files.length) throw new UsageError(`no template matches ${patterns.join(" ")}`);
  return found;
}

function print(reports: readonly FileReport[], output: Output): void {
  const lines = plain(reports);
  if (lines.length) output.out(...lines);
  const { errors, warnings, fixable } = totalsOf(reports);
  const counted = `${plural(reports.length, "file")}: ${plural(errors, "error")}, ${plural(warnings, "warning")}`;
  output.out(fixable ? `${counted}; --fix mends ${fixable}` : counted);
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

function numberOf(option: string, text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (!/^\d+$/.test(text)) throw new UsageError(`${option} needs a whole number, not "${text}"`);
  return Number(text);
}

export const command: Command = {
  name: "lint",
  summary: "Find mistakes in templates with widgets; --fix mends what it can.",
  help,
  run,
};
