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

/** JSON in which the template fills in values: each becomes a string of holes. Null where it fills in more than values. */
export function parseWithHoles(text: string): { readonly value: unknown } | null {
  const filled = text.replaceAll(outsideHoles, (part) =>
    part.startsWith(outputHole) ? JSON.stringify(outputHole) : part,
  );
  try {
    return { value: JSON.parse(filled) };
  } catch {
    return null;
  }
}
