import { type RefObject, useEffect, useRef } from "react";
import type { FocusRow } from "../../../../shared/list/useRowKeys.ts";
import type { Row } from "../row.ts";

/** The control of a row that gets the focus. */
export const control = {
  faulty: '[aria-invalid="true"]',
  field: "input",
  first: ".row-actions > :first-child",
  last: ".row-actions > :last-child",
} as const;

interface Goal {
  /** The position among the rows that are then shown. Below 0 while the row is not among them. */
  readonly find: (rows: readonly Row[]) => number;
  readonly wanted: string;
  /** A row that must first be removed. */
  readonly gone?: number;
}

export interface RowFocus {
  readonly reachRow: RefObject<FocusRow | null>;
  /**
   * Moves the focus to a row after the next render. Otherwise the page would get the focus when a
   * pressed control disappears.
   */
  readonly follow: (goal: Goal) => void;
}

/** Where the focus goes when rows of the list open, close and disappear. */
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
