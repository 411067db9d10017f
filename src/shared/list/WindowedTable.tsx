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
import { useTexts } from "../widget/useTexts.ts";
import { type Column, ColumnHeads, type Sort } from "./ColumnHeads.tsx";
import css from "./WindowedTable.css?inline";
import type { RenderedRow } from "./RowWindow.tsx";
import { texts } from "./texts.ts";
import { type FocusRow, useRowKeys } from "./useRowKeys.ts";
import { maxPlainRows, useRowWindow } from "./useRowWindow.ts";
import { keyAt } from "./WindowedList.tsx";

export interface WindowedTableProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  sort?: Sort | undefined;
  /** Called when a heading is pressed; the caller sorts `rows`. */
  onSort?: ((sort: Sort) => void) | undefined;
  /** The estimated height of a row in pixels. */
  estimatePx: number;
  /** The height in pixels from which the table scrolls. */
  heightPx: number;
  /** With more rows than this, Tab reaches one row and the arrow keys the others. */
  tabbedRows?: number;
  /** Receives the function that moves the focus to a row. */
  focusRowRef?: Ref<FocusRow>;
}

/**
 * A table of any length that renders only the rows in view. In narrow layouts each row becomes a
 * card with the column names.
 */
export function WindowedTable<Row>({
  label,
  rows,
  keyOf,
  columns,
  sort,
  onSort,
  estimatePx,
  heightPx,
  tabbedRows = maxPlainRows,
  focusRowRef,
}: WindowedTableProps<Row>) {
  const copy = useTexts(texts);
  useSheet(css, "shared");
  const scroller = useRef<HTMLDivElement>(null);
  const { windowing, shown, showMore } = useRowWindow(rows.length, scroller);
  const {
    focused,
    tabbableRow: reachable,
    focusRow: reach,
    scrollTo,
    onDrawn,
    handlers,
  } = useRowKeys(rows.length, scroller);
  // A new function would cause every row of a long list to be measured again.
  const keyOfIndex = useCallback((index: number) => keyAt(rows, index, keyOf), [rows, keyOf]);
  const isPlain = rows.length <= maxPlainRows;
  const isRoving = isPlain && rows.length > tabbedRows;
  const Windowing = isPlain || typeof windowing === "string" ? null : windowing;
  useImperativeHandle(focusRowRef, () => reach);
  useEffect(onDrawn);

  const renderRow = (position: RowToRender) =>
    tableRow(rows[position.index], position, { keyOf, columns });

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
                    {drawn.map(renderRow)}
                    {afterPx > 0 && <Spacer px={afterPx} />}
                  </>
                )}
              </Windowing>
            ) : (
              rows
                .slice(0, isPlain ? maxPlainRows : shown)
                .map((_, index) =>
                  renderRow({ index, tabIndex: isRoving && index !== reachable ? -1 : 0 }),
                )
            )}
          </tbody>
        </table>
      </div>
      {!isPlain && windowing === "failed" && shown < rows.length && (
        <Button onClick={showMore}>{copy.showMore}</Button>
      )}
    </>
  );
}

function Spacer({ px }: { px: number }) {
  return <tr aria-hidden="true" className="space" style={{ blockSize: px }} />;
}

type RowToRender = Partial<RenderedRow> & { readonly index: number };

/** A row, after a spacer for the unrendered rows before it. */
function tableRow<Row>(
  row: Row | undefined,
  { index, gapPx, tabIndex, measure }: RowToRender,
  { keyOf, columns }: Pick<WindowedTableProps<Row>, "keyOf" | "columns">,
): ReactNode {
  if (row === undefined) return null;
  const key = keyOf(row);
  return [
    gapPx ? <Spacer key={`${key}-gap`} px={gapPx} /> : null,
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
