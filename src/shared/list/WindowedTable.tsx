import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/classes.ts";
import { useSheet } from "../widget/useSheet.ts";
import { type Column, ColumnHeads, type Sort } from "./ColumnHeads.tsx";
import css from "./WindowedTable.css?inline";
import type { DrawnRow } from "./RowWindow.tsx";
import { type Reach, useRowKeys } from "./useRowKeys.ts";
import { plainRows, useRowWindow } from "./useRowWindow.ts";
import { keyAt } from "./WindowedList.tsx";

export interface WindowedTableProps<Row> {
  /** Names the table. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  sort?: Sort | undefined;
  /** A press on a column's head; the caller sorts `rows`. */
  onSort?: ((sort: Sort) => void) | undefined;
  /** About the height of a row, in px. */
  estimatePx: number;
  /** The greatest height of the table, in px, before it scrolls. */
  heightPx: number;
  /** Of a table with more rows than this Tab reaches one, and the arrow keys the others. */
  tabbedRows?: number;
  /** Gets the function that gives the focus to a row. */
  reachRow?: Ref<Reach>;
}

/** A table of any length, of which only the rows in view are drawn. In a narrow place each row becomes a card with its column's names. */
export function WindowedTable<Row>({
  label,
  rows,
  keyOf,
  columns,
  sort,
  onSort,
  estimatePx,
  heightPx,
  tabbedRows = plainRows,
  reachRow,
}: WindowedTableProps<Row>) {
  useSheet(css);
  const scroller = useRef<HTMLDivElement>(null);
  const { windowing, shown, showMore } = useRowWindow(rows.length);
  const { focused, reachable, reach, scrollTo, onDrawn, handlers } = useRowKeys(
    rows.length,
    scroller,
  );
  // Another function would make every row of a long list be measured again.
  const keyOfIndex = useCallback((index: number) => keyAt(rows, index, keyOf), [rows, keyOf]);
  const isPlain = rows.length <= plainRows;
  const isRoving = isPlain && rows.length > tabbedRows;
  const Windowing = isPlain || typeof windowing === "string" ? null : windowing;
  useImperativeHandle(reachRow, () => reach);
  useEffect(onDrawn);

  function line({
    index,
    gapPx,
    tabIndex,
    measure,
  }: Partial<DrawnRow> & { index: number }): ReactNode {
    const row = rows[index];
    if (row === undefined) return null;
    const key = keyOf(row);
    return [
      gapPx ? <Space key={`${key}-gap`} px={gapPx} /> : null,
      <tr key={key} ref={measure} data-index={index} aria-rowindex={index + 2}>
        {columns.map(({ key: column, head, cell, align }) => (
          <td key={column} className={classes(align)}>
            <span className="cell-head" aria-hidden="true">
              {head}
            </span>
            <span className="cell-body">{cell(row, { index, tabIndex: tabIndex ?? 0 })}</span>
          </td>
        ))}
      </tr>,
    ];
  }

  return (
    <>
      <div
        ref={scroller}
        className="table-scroller"
        style={{ maxBlockSize: heightPx }}
        {...((Windowing || isRoving) && handlers)}
      >
        <table className="windowed-table" aria-label={label} aria-rowcount={rows.length + 1}>
          <ColumnHeads columns={columns} sort={sort} onSort={onSort} />
          <tbody>
            {Windowing ? (
              <Windowing
                {...{ scroller, focused, scrollTo, onDrawn, estimatePx, heightPx }}
                count={rows.length}
                keyOf={keyOfIndex}
              >
                {(drawn, afterPx) => (
                  <>
                    {drawn.map(line)}
                    {afterPx > 0 && <Space px={afterPx} />}
                  </>
                )}
              </Windowing>
            ) : (
              rows
                .slice(0, isPlain ? plainRows : shown)
                .map((_, index) =>
                  line({ index, tabIndex: isRoving && index !== reachable ? -1 : 0 }),
                )
            )}
          </tbody>
        </table>
      </div>
      {!isPlain && windowing === "absent" && shown < rows.length && (
        <Button onClick={showMore}>Show more</Button>
      )}
    </>
  );
}

function Space({ px }: { px: number }) {
  return <tr aria-hidden="true" className="space" style={{ blockSize: px }} />;
}
