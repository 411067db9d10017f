/** The end of the last match of a global pattern; 0 where there is none. What opens behind it is never closed. */
export function lastEnd(text: string, pattern: RegExp): number {
  let end = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) end = index + match.length;
  return end;
}
