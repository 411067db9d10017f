import { possibleTexts } from "./expression.ts";
import { hasHole } from "./holes.ts";
import type { Text } from "./template.ts";

/** `{% set a = … %}`, `{% assign a = … %}`, `<% a = … %>`, `$a = …;` and `@php($a = …)`. */
const assignment =
  /(?:\{%[-~+]?\s*(?:set|assign)\s+|<%-?\s*|^[ \t]*assign\s+|(?=\$))(\$?[A-Za-z_]\w*)\s*(?:\?\?|\|\|)?=(?![=>~])\s*([^\s;][^\n;]{0,300}?)(?=\s{0,20}(?:;|[-~]?%\}|-?%>|\)?\s*(?:\?>|\n|$)))/gm;

/** A variable with more literals than this counts as computed. */
const mostTexts = 40;

/** The variables of a template to which only literals are assigned, with these literals. */
export function constantsIn(source: string): ReadonlyMap<string, readonly Text[]> {
  const found = new Map<string, Text[]>();
  for (const { 0: whole, 1: name = "", 2: value = "", index } of source.matchAll(assignment)) {
    const end = index + whole.length;
    const texts = possibleTexts({ source, start: end - value.length, end });
    const known = found.get(name);
    if (known) known.push(...texts);
    else found.set(name, texts);
  }
  return new Map(
    [...found].filter(
      ([, texts]) => texts.length <= mostTexts && !texts.some(({ text }) => hasHole(text)),
    ),
  );
}
