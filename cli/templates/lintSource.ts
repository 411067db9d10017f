import type { Catalog } from "../../build/catalog.ts";
import { checkTemplate } from "./checkTemplate.ts";
import type { LanguageName } from "./languages.ts";
import { readHtml } from "./readHtml.ts";
import { readJsx } from "./readJsx.ts";
import type { Finding } from "./rules.ts";

/** The problems of the widgets in a template, in the order of the source; `css` is the text of style sheets that come with it. */
export function lintSource(
  source: string,
  language: LanguageName,
  catalog: Catalog,
  css?: string,
): readonly Finding[] {
  // Most files of an application hold no widget, and need no parser.
  if (!/widget|mount\.js/i.test(source)) return [];
  if (language !== "jsx") return checkTemplate(readHtml(source, language), catalog, css);
  try {
    return checkTemplate(readJsx(source), catalog, css);
  } catch (error) {
    // A RangeError is the parser's stack, which markup nested thousands deep exceeds.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    const start = "pos" in error && typeof error.pos === "number" ? error.pos : 0;
    return [{ rule: "unreadable-file", start, end: start, message: error.message }];
  }
}

/** The source with every fix in it; nothing else changes. */
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
