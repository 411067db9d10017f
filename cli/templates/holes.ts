/**
 * Replaces a character of an expression whose value the template writes. It is a noncharacter,
 * which no page contains.
 */
export const outputHole = "\uFDD0";
/** Replaces a character of a tag that writes nothing itself, such as a condition. */
export const controlHole = "\uFDD1";

const holes = /[\uFDD0\uFDD1]/;
/**
 * A string, with its end if it has one, or a run of holes. The branch for strings without an end
 * prevents a search from each quote.
 */
const stringOrHoles = /"(?:[^"\\]|\\[\s\S])*(?<end>"?)|\uFDD0+/g;
const runOfHoles = /\uFDD0+/g;

export function hasHole(text: string): boolean {
  return holes.test(text);
}

/** Whether the text shows anything. White space and conditions do not. */
export function isBlank(text: string): boolean {
  return !text.replaceAll(controlHole, "").trim();
}

/**
 * Parses JSON into which the template fills values: each becomes a string of holes. Returns an
 * error if the template fills in more, or if there is a mistake.
 */
export function parseWithHoles(
  text: string,
): { readonly value: unknown; readonly error?: never } | { readonly error: string } {
  // A string of the same length keeps positions the same.
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

/**
 * Whether the template fills in only values and parts of strings, so that unreadable JSON is a
 * mistake.
 */
export function holesAreValues(json: string): boolean {
  const outside = replaceStringsAndHoles(
    json,
    () => '""',
    (hole) => hole,
  );
  // The text after each run begins with what follows the run, and ends with what comes before the
  // next one.
  const pieces = outside.split(runOfHoles).map((piece) => piece.trim());
  return pieces.slice(1).every((piece, index) => {
    // A single sign between two runs belongs to the first one.
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
