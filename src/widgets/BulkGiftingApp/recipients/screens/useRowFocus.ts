import { type RefObject, useEffect, useRef } from "react";
import type { FocusRow } from "../../../../shared/list/useRowKeys.ts";
import type { Row } from "../row.ts";

/** Which control of a row takes the focus. */
export const control = {
  faulty: '[aria-invalid="true"]',
  field: "input",
  first: ".row-actions > :first-child",
  last: ".row-actions > :last-child",
} as const;

interface Goal {
  /** In the rows that are shown by then; below 0 while it is not among them. */
  readonly find: (rows: readonly Row[]) => number;
  readonly wanted: string;
  /** A row that has to be gone first. */
  readonly gone?: number;
}

export interface RowFocus {
  readonly reachRow: RefObject<FocusRow | null>;
  /** Gives the focus to a row as soon as what was just done is drawn: a pressed control that goes would else lose it to the page. */
  readonly follow: (goal: Goal) => void;
}

/** Where the focus goes in a list whose rows open, close and go. */
export function useRowFocus(rows: readonly Row[]): RowFocus {
  const reachRow = useRef<FocusRow>(null);
  const goal = useRef<Goal | null>(null);
  useEffect(() => {
    const { find, wanted, gone } = goal.current ?? {};
    if (!find || !wanted || (gone !== undefined && rows.some(({ id }) => id === gone))) return;
    const index = find(rows);
    if (index < 0) return;
    goal.current = null;
    reachRow.current?.(index, wanted);
  });
  return { reachRow, follow: (next) => void (goal.current = next) };
}
