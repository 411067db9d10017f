/**
 * The end of the last match of a global pattern. 0 if there is none. Anything that opens after it
 * is never closed.
 */
export function lastEnd(text: string, pattern: RegExp): number {
  let end = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) end = index + match.length;
  return end;
}
