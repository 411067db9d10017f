import type { Row } from "./row.ts";

/** The most changes that can be taken back. */
const mostChanges = 20;

/** Lists of before a removal or a range, newest last; rows are never changed in place. */
export function createHistory() {
  let lists: (readonly Row[])[] = [];
  return {
    keep: (rows: readonly Row[]): void => void (lists = [...lists, rows].slice(-mostChanges)),
    take: (): readonly Row[] | null => lists.pop() ?? null,
    clear: (): void => void (lists = []),
  };
}
