/** Formats rows as a text table, the first column aligned left. */
export function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ");
  return `\n${title}\n${[line(head), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n")}`;
}

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;
export const ms = (duration: number) => `${Math.round(duration)} ms`;
export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
