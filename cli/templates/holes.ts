/** Stands for a character of an expression whose value the template writes; a noncharacter, so that no page has it. */
export const outputHole = "\uFDD0";
/** Stands for a character of a tag that writes nothing itself, such as a condition. */
export const controlHole = "\uFDD1";

const holes = /[\uFDD0\uFDD1]/;
const outsideHoles = /"(?:[^"\\]|\\.)*"|\uFDD0+/g;

export function hasHole(text: string): boolean {
  return holes.test(text);
}

/** Whether the text shows anything: white space and conditions do not. */
export function isBlank(text: string): boolean {
  return !text.replaceAll(controlHole, "").trim();
}

/** JSON in which the template fills in values: each becomes a string of holes. An error where it fills in more, or where a mistake is. */
export function parseWithHoles(
  text: string,
): { readonly value: unknown; readonly error?: never } | { readonly error: string } {
  // A string as long as what it replaces keeps positions.
  const filled = text.replaceAll(outsideHoles, (part) =>
    part.startsWith(outputHole) ? JSON.stringify(part.slice(2) || outputHole) : part,
  );
  try {
    return { value: JSON.parse(filled) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether the template fills in nothing but values and parts of strings, so that what cannot be read is a mistake. */
export function holesAreValues(json: string): boolean {
  const outside = json.replaceAll(outsideHoles, (part) =>
    part.startsWith(outputHole) ? part : '""',
  );
  return [...outside.matchAll(/(\S?)\s*\uFDD0+\s*(\S?)/g)].every(
    ([, before = "", after = ""]) => /[[:,]/.test(before) && /[\]},]/.test(after),
  );
}
