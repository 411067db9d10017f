import { sheetOf } from "../../src/shared/widget/sheets.ts";

/** The first text of each file, which identifies its sheet for all components of the page. */
const texts = new Map<string, string>();

/**
 * Called by the module of a style sheet each time that it runs (`hotSheets.ts`). Always returns the
 * first text for `useSheet`. The sheet that was created from it gets the new rules in every shadow
 * root at once.
 */
export function hotSheet(file: string, css: string): string {
  const first = texts.get(file);
  // The comment distinguishes files with the same content.
  if (first === undefined) texts.set(file, `/* ${file} */\n${css}`);
  else sheetOf(first).replaceSync(css);
  return texts.get(file) ?? css;
}
