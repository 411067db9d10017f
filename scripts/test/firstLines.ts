/** The number of lines that are shown of each failure. */
export const failureLines = 12;

export function firstLines(text: string, most = failureLines): string {
  return text.trim().split("\n").slice(0, most).join("\n");
}
