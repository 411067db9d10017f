import { sheetOf } from "../../src/shared/widget/sheets.ts";

/** The text that each file had first, by which its sheet is known to all components of the page. */
const texts = new Map<string, string>();

/**
 * Called by the module of a style sheet each time that it runs (`hotSheets.ts`). Gives back the text for `useSheet`: always
 * the first, while the sheet that was made of it takes over the new rules in every shadow root at once.
 */
export function hotSheet(file: string, css: string): string {
  const first = texts.get(file);
  // The comment keeps apart files that read the same.
  if (first === undefined) texts.set(file, `/* ${file} */\n${css}`);
  else sheetOf(first).replaceSync(css);
  return texts.get(file) ?? css;
}
