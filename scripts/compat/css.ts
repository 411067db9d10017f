import { beyondClaim, type Feature } from "./claim.ts";

const supports = /@supports[^{]*\{/g;

/** The rules of a sheet that always apply, and those inside `@supports`. */
export function splitGuarded(sheet: string): { open: string; guarded: string } {
  let open = "";
  let guarded = "";
  let offset = 0;
  for (const { index, 0: head } of sheet.matchAll(supports)) {
    if (index < offset) continue;
    open += sheet.slice(offset, index);
    offset = endOfBlock(sheet, index + head.length);
    guarded += sheet.slice(index + head.length, offset - 1);
  }
  return { open: open + sheet.slice(offset), guarded };
}

function endOfBlock(sheet: string, start: number): number {
  let depth = 1;
  let offset = start;
  for (; offset < sheet.length && depth; offset++)
    depth += sheet[offset] === "{" ? 1 : sheet[offset] === "}" ? -1 : 0;
  return offset;
}

/**
 * Prefixed pseudo-elements and properties, each for its own engine, and the mouse pointer, which
 * phones do not have.
 */
const ofOneEngine = /\.-(webkit|moz|ms)-|^css\.properties\.cursor\b/;

/**
 * The properties, keyword values, at-rules and selectors of a sheet that some claimed versions
 * lack.
 */
export function lateCss(sheet: string): Feature[] {
  const paths = new Set<string>();
  for (const [, property = "", value = ""] of sheet.matchAll(
    /[{;]\s*(-?[a-z][a-z-]*)\s*:\s*([^;{}]*)/g,
  )) {
    paths.add(`css.properties.${property}`);
    for (const [word] of value.matchAll(/[a-z][a-z-]*/g))
      paths.add(`css.properties.${property}.${word}`);
    for (const [, name] of value.matchAll(/([a-z-]+)\(/g)) paths.add(`css.types.${name}`);
  }
  for (const [, rule] of sheet.matchAll(/@([a-z-]+)/g)) paths.add(`css.at-rules.${rule}`);
  for (const [, selector] of sheet.matchAll(/::?([a-z-]+)(?=[^;{}]*\{)/g))
    paths.add(`css.selectors.${selector}`);
  return [...paths]
    .filter((path) => !ofOneEngine.test(path))
    .flatMap((path) => beyondClaim(path) ?? []);
}
