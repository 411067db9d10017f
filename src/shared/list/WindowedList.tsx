import { type ReactNode, useCallback, useRef } from "react";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/classes.ts";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import css from "./WindowedList.css?inline";
import type { RenderedRow } from "./RowWindow.tsx";
import { texts } from "./texts.ts";
import { useRowKeys } from "./useRowKeys.ts";
import { maxPlainRows, useRowWindow } from "./useRowWindow.ts";

export interface RowPosition {
  readonly index: number;
  /** For the row's controls: Tab reaches one row of a long list, the arrow keys the others. */
  readonly tabIndex: 0 | -1;
}

export interface WindowedListProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  render: (row: Row, place: RowPosition) => ReactNode;
  /** The estimated height of a row in pixels. */
  estimatePx: number;
  /** The height in pixels from which the list scrolls. */
  heightPx: number;
  className?: string;
  /**
   * The `tabIndex` of the list itself. Use 0 if no row has a control, because otherwise the keyboard
   * could not scroll the list.
   */
  tabIndex?: 0 | undefined;
  /**
   * Makes a short list a single Tab stop too, as a long one always is, for a list that comes before
   * something else. Every row needs a control.
   */
  hasOneTabStop?: boolean;
}

/**
 * A list of any length. A long list renders only the rows in view; arrow keys, Home and End move
 * through it.
 */
export function WindowedList<Row>({
  label,
  rows,
  keyOf,
  render,
  estimatePx,
  heightPx,
  className,
  tabIndex: listTabIndex,
  hasOneTabStop = false,
}: WindowedListProps<Row>) {
  const copy = useTexts(texts);
  useSheet(css, "shared");
  const scroller = useRef<HTMLUListElement>(null);
  const { windowing, shown, showMore } = useRowWindow(rows.length, scroller);
  const { focused, tabbableRow, scrollTo, onDrawn, handlers } = useRowKeys(rows.length, scroller);
  // A new function would cause every row of a long list to be measured again.
  const keyOfIndex = useCallback((index: number) => keyAt(rows, index, keyOf), [rows, keyOf]);
  const isPlain = rows.length <= maxPlainRows;
  const Windowing = isPlain || typeof windowing === "string" ? null : windowing;

  function renderItem(
    { index, gapPx, tabIndex, measure }: RenderedRow,
    afterPx: number,
  ): ReactNode {
    const row = rows[index];
    if (row === undefined) return null;
    return (
      <li
        key={keyOf(row)}
        ref={measure}
        data-index={index}
        aria-setsize={rows.length}
        aria-posinset={index + 1}
        style={gapPx || afterPx ? { marginBlock: `${gapPx}px ${afterPx}px` } : undefined}
      >
        {render(row, { index, tabIndex })}
      </li>
    );
  }

  return (
    <>
      <ul
        ref={scroller}
        className={classes("windowed", className)}
        aria-label={label}
        tabIndex={listTabIndex}
        style={{ maxBlockSize: heightPx }}
        {...((Windowing || hasOneTabStop) && handlers)}
      >
        {Windowing ? (
          <Windowing
            {...{ scroller, focused, scrollTo, onDrawn, estimatePx, heightPx }}
            count={rows.length}
            keyOf={keyOfIndex}
          >
            {(drawn, afterPx) =>
              drawn.map((row, at) => renderItem(row, at === drawn.length - 1 ? afterPx : 0))
            }
          </Windowing>
        ) : (
          rows.slice(0, isPlain ? maxPlainRows : shown).map((row, index) => (
            <li key={keyOf(row)} data-index={index}>
              {render(row, { index, tabIndex: hasOneTabStop && index !== tabbableRow ? -1 : 0 })}
            </li>
          ))
        )}
      </ul>
      {!isPlain && windowing === "failed" && shown < rows.length && (
        <Button onClick={showMore}>{copy.showMore}</Button>
      )}
    </>
  );
}

export function keyAt<Row>(
  rows: readonly Row[],
  index: number,
  keyOf: (row: Row) => string,
): string {
  const row = rows[index];
  return row === undefined ? String(index) : keyOf(row);
}
