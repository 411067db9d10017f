/** Stands for a character of an expression whose value the template writes; a noncharacter, so that no page has it. */
export const outputHole = "\uFDD0";
/** Stands for a character of a tag that writes nothing itself, such as a condition. */
export const controlHole = "\uFDD1";

const holes = /[\uFDD0\uFDD1]/;
/** A string, with its end where it has one, or a run of holes. Without a branch for a string that nothing ends, each quote would be tried. */
const stringOrHoles = /"(?:[^"\\]|\\[\s\S])*(?<end>"?)|\uFDD0+/g;
const runOfHoles = /\uFDD0+/g;

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
  const filled = replaceStringsAndHoles(
    text,
    (string) => string,
    (hole) => JSON.stringify(hole.slice(2) || outputHole),
  );
  try {
    return { value: JSON.parse(filled) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether the template fills in nothing but values and parts of strings, so that what cannot be read is a mistake. */
export function holesAreValues(json: string): boolean {
  const outside = replaceStringsAndHoles(
    json,
    () => '""',
    (hole) => hole,
  );
  // The piece behind each run begins with what follows it, and ends with what comes before the next.
  const pieces = outside.split(runOfHoles).map((piece) => piece.trim());
  return pieces.slice(1).every((piece, index) => {
    // A single sign between two runs belongs to the first of them.
    const before = index > 0 && pieces[index]?.length === 1 ? "" : pieces[index]?.at(-1);
    return /[[:,]/.test(before ?? "") && /[\]},]/.test(piece.at(0) ?? "");
  });
}

function replaceStringsAndHoles(
  text: string,
  ofString: (string: string) => string,
  ofHole: (hole: string) => string,
): string {
  return text.replaceAll(stringOrHoles, (part: string, end: string) => {
    if (part.startsWith(outputHole)) return ofHole(part);
    return end ? ofString(part) : part.replaceAll(runOfHoles, ofHole);
  });
}
