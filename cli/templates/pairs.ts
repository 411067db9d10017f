import { longestExpression, possibleTexts, type Code } from "./expression.ts";
import type { TemplateAttribute } from "./template.ts";

/**
 * A name to which code assigns a value: `'data-theme': x`, `"data-theme" => x`,
 * `setAttribute('data-theme', x)`.
 */
const pair =
  /(?:(["'])(data-[\w-]+|class|style|id)\1\s*(?:=>|:(?!:)|,)|(?<![\w.$-])(class|style|id)\s*:(?!:))\s*/g;

/** The attributes that code writes as pairs of a map, with every value that literals tell. */
export function pairsIn({ source, start, end, constants }: Code): TemplateAttribute[] {
  const code = source.slice(start, end);
  return [...code.matchAll(pair)].flatMap(({ 0: whole, 2: quoted, 3: bare = "", index }) => {
    const name = quoted ?? bare;
    const nameStart = start + index + whole.indexOf(name);
    const valueStart = index + whole.length;
    const valueEnd = endOfValue(code, valueStart, longestExpression + 1);
    const value = { source, constants, start: start + valueStart, end: start + valueEnd };
    return possibleTexts(value).map((text) => ({
      name,
      nameSpan: { start: nameStart, end: nameStart + name.length },
      value: text,
      spell: (correct: string) => correct,
    }));
  });
}

/** The comma or bracket that ends a value, or the position after `most` characters. */
export function endOfValue(code: string, begin: number, most = Infinity): number {
  let depth = 0;
  const limit = Math.min(code.length, begin + most);
  for (let index = begin; index < limit; index += 1) {
    const letter = code[index] ?? "";
    if (letter === '"' || letter === "'") {
      index += 1;
      while (index < limit && code[index] !== letter) index += code[index] === "\\" ? 2 : 1;
    } else if ("([{".includes(letter)) depth += 1;
    else if (depth === 0 && ",})];".includes(letter)) return index;
    else if (")]}".includes(letter)) depth -= 1;
  }
  return limit;
}
