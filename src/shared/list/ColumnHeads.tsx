import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import type { RowPosition } from "./WindowedList.tsx";

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row, place: RowPosition) => ReactNode;
  /** `end` for numbers. */
  readonly align?: "end";
  /** Whether pressing the heading sorts. */
  readonly sortable?: boolean;
}

export interface Sort {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

interface ColumnHeadsProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

/** Sorts ascending first; pressing the same heading again sorts descending. */
export function nextSort(column: string, sort: Sort | undefined): Sort {
  return {
    column,
    direction:
      sort?.column === column && sort.direction === "ascending" ? "descending" : "ascending",
  };
}

export function ColumnHeads<Row>({ columns, sort, onSort }: ColumnHeadsProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ key, head, align, sortable }) => (
          <th
            key={key}
            scope="col"
            className={classes(align, sortable && "sortable")}
            aria-sort={sort?.column === key ? sort.direction : undefined}
          >
            {sortable && onSort ? (
              <button type="button" className="sort" onClick={() => onSort(nextSort(key, sort))}>
                {head}
                <span className="arrow" aria-hidden="true">
                  {sort?.column === key ? (sort.direction === "ascending" ? "↑" : "↓") : "↕"}
                </span>
              </button>
            ) : (
              head
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
