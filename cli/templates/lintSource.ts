import type { Catalog } from "../../build/catalog.ts";
import { checkTemplate } from "./checkTemplate.ts";
import type { LanguageName } from "./languages.ts";
import { includedWidgets, partialOf, type Partial, type Partials } from "./partials.ts";
import { readHtml } from "./readHtml.ts";
import { readScript } from "./readScript.ts";
import type { Finding } from "./rules.ts";
import type { Template } from "./template.ts";
import { joinedTrust, trustIn, type Trust } from "./trust.ts";

/** What the project of a template contributes to its check. */
export interface Project {
  /** The text of the style sheets that belong to the template. */
  readonly css?: string;
  /** Templates that take a widget's name, or its options, as parameters. */
  readonly partials?: Partials;
  /** What the page configuration in other templates allows. */
  readonly trust?: Trust | undefined;
  /** Whether findings also say what this release recommends and earlier ones did not. */
  readonly isUpgrade?: boolean;
}

const noPartials: Partials = new Map();

/** The problems of the widgets in a template, in the order of the source. */
export function lintSource(
  source: string,
  language: LanguageName,
  catalog: Catalog,
  { css = "", partials = noPartials, trust: projectTrust, isUpgrade = false }: Project = {},
): readonly Finding[] {
  const included = includedWidgets(source, partials);
  // Most files of an application contain no widget and need no parser.
  if (!/widget|mount\.js/i.test(source) && !included.length) return [];
  try {
    const template = read(source, language);
    const widgets = [...template.widgets, ...included];
    const trust = joinedTrust([projectTrust, trustIn(template)]);
    return checkTemplate({ ...template, widgets }, catalog, { css, trust, isUpgrade });
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    const start = "pos" in error && typeof error.pos === "number" ? error.pos : 0;
    return [{ rule: "unreadable-file", start, end: start, message: error.message }];
  }
}

/**
 * The parameters that a template takes from those that include it. Undefined if it takes none or
 * cannot be read.
 */
export function partialIn(source: string, language: LanguageName): Partial | undefined {
  if (!/data-widget|\bwidget\b/.test(source)) return undefined;
  try {
    return partialOf(read(source, language));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return undefined;
  }
}

/**
 * The trust of the page configuration in a template. Undefined if it has none or cannot be read.
 */
export function trustOf(source: string, language: LanguageName): Trust | undefined {
  if (!/dining-widgets-config|trustAttributes/i.test(source)) return undefined;
  try {
    return trustIn(read(source, language));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return undefined;
  }
}

function read(source: string, language: LanguageName): Template {
  if (language === "jsx") return readScript(source);
  const template = readHtml(source, language);
  if (language !== "page") return template;
  // Doctor itself counts the elements of a live page.
  const configs = template.configs.map((config) => ({
    ...config,
    isJson: true,
    isAlternative: true,
  }));
  return { ...template, configs };
}

/** The parser throws a RangeError if markup is nested too deep for its stack. */
function isUnreadable(error: unknown): error is SyntaxError | RangeError {
  return error instanceof SyntaxError || error instanceof RangeError;
}

/** The source with every fix applied. Nothing else changes. */
export function applyFixes(source: string, findings: readonly Finding[]): string {
  let fixed = "";
  let from = 0;
  const fixes = findings.flatMap(({ fix }) => fix ?? []).toSorted((a, b) => a.start - b.start);
  for (const { start, end, text } of fixes) {
    if (start < from) continue;
    fixed += source.slice(from, start) + text;
    from = end;
  }
  return fixed + source.slice(from);
}
