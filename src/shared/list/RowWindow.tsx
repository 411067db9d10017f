import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Virtualizer,
} from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect } from "react";

/** A row that is currently rendered. */
export interface RenderedRow {
  readonly index: number;
  /** Pixels of unrendered rows between this row and the rendered one before it. */
  readonly gapPx: number;
  /** For the row's controls: Tab reaches one row, the arrow keys the others. */
  readonly tabIndex: 0 | -1;
  /** The `ref` of the row's element, which also needs `data-index`. */
  readonly measure: (element: Element | null) => void;
}

export interface RowWindowProps {
  count: number;
  keyOf: (index: number) => string;
  /** The estimated height of a row in pixels; the actual height is measured. */
  estimatePx: number;
  /** The height assumed while the scroller has none, such as in a hidden host. */
  heightPx: number;
  scroller: RefObject<HTMLElement | null>;
  /** The row with the focus, which stays rendered; null while the focus is elsewhere. */
  focused: number | null;
  /** Receives the function that scrolls a row into view. */
  scrollTo: RefObject<((index: number) => void) | null>;
  onDrawn: () => void;
  /** `afterPx`: the height of the unrendered rows at the end. */
  children: (rows: readonly RenderedRow[], afterPx: number) => ReactNode;
}

const overscan = 6;

/** Renders only the visible rows of a scroller, a few around them, and the row with the focus. */
export function RowWindow({
  count,
  keyOf,
  estimatePx,
  heightPx,
  scroller,
  focused,
  scrollTo,
  onDrawn,
  children,
}: RowWindowProps) {
  // The React compiler is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    overscan,
    getItemKey: keyOf,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatePx,
    // Measuring in an animation frame avoids "ResizeObserver loop" errors on the host's page.
    useAnimationFrameWithResizeObserver: true,
    initialRect: { width: 0, height: heightPx },
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) =>
        report(rect.height ? rect : { ...rect, height: heightPx }),
      ),
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || estimatePx,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused, count),
  });
  useEffect(() => {
    scrollTo.current = (index) => virtualizer.scrollToIndex(index, { align: "auto" });
  });
  useEffect(onDrawn);
  const { rows, endPx } = renderedRows(virtualizer, focused);
  return children(rows, virtualizer.getTotalSize() - endPx);
}

function withRow(indexes: number[], row: number | null, count: number): number[] {
  return row === null || row >= count || indexes.includes(row)
    ? indexes
    : [...indexes, row].toSorted((a, b) => a - b);
}

function renderedRows(
  virtualizer: Virtualizer<HTMLElement, Element>,
  focused: number | null,
): { rows: RenderedRow[]; endPx: number } {
  const first = virtualizer.calculateRange()?.startIndex ?? 0;
  const tabbableRow = focused ?? first;
  let endPx = 0;
  const rows = virtualizer.getVirtualItems().map(({ index, start, end }): RenderedRow => {
    const gapPx = start - endPx;
    endPx = end;
    return {
      index,
      gapPx,
      tabIndex: index === tabbableRow ? 0 : -1,
      measure: virtualizer.measureElement,
    };
  });
  return { rows, endPx };
}
