import type { Row } from "./row.ts";

/** The most changes that can be undone. */
const mostChanges = 20;

/** The lists before each removal or paste, newest last. Rows are never changed in place. */
export function createHistory() {
  let lists: (readonly Row[])[] = [];
  return {
    keep: (rows: readonly Row[]): void => void (lists = [...lists, rows].slice(-mostChanges)),
    take: (): readonly Row[] | null => lists.pop() ?? null,
    clear: (): void => void (lists = []),
  };
}
