import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Virtualizer,
} from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect } from "react";

/** A row that is drawn now. */
export interface DrawnRow {
  readonly index: number;
  /** Pixels of rows that are not drawn between this one and the drawn one before it. */
  readonly gapPx: number;
  /** Goes to the controls of the row: those of one row are reached by Tab, the others by the arrow keys. */
  readonly tabIndex: 0 | -1;
  /** The `ref` of the row's element, which also needs `data-index`. */
  readonly measure: (element: Element | null) => void;
}

export interface RowWindowProps {
  count: number;
  keyOf: (index: number) => string;
  /** About the height of a row, in px; the true one is measured. */
  estimatePx: number;
  /** The height taken where the scroller has none yet, such as in a hidden host. */
  heightPx: number;
  scroller: RefObject<HTMLElement | null>;
  /** The row that holds the focus, which is never taken away; null while the focus is elsewhere. */
  focused: number | null;
  /** Gets the function that brings a row into view. */
  scrollTo: RefObject<((index: number) => void) | null>;
  onDrawn: () => void;
  /** `afterPx`: the height of what follows the last drawn row. */
  children: (rows: readonly DrawnRow[], afterPx: number) => ReactNode;
}

const overscan = 6;

/** Draws only the rows of a scroller that can be seen, a few around them, and the one with the focus. */
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
    // Rows that grow as they are measured would otherwise make the observer's loop report an error to the host's page.
    useAnimationFrameWithResizeObserver: true,
    initialRect: { width: 0, height: heightPx },
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) =>
        tell(rect.height ? rect : { ...rect, height: heightPx }),
      ),
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || estimatePx,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused, count),
  });
  useEffect(() => {
    scrollTo.current = (index) => virtualizer.scrollToIndex(index, { align: "auto" });
  });
  useEffect(onDrawn);
  const { rows, endPx } = drawn(virtualizer, focused);
  return children(rows, virtualizer.getTotalSize() - endPx);
}

function withRow(indexes: number[], row: number | null, count: number): number[] {
  return row === null || row >= count || indexes.includes(row)
    ? indexes
    : [...indexes, row].toSorted((a, b) => a - b);
}

function drawn(
  virtualizer: Virtualizer<HTMLElement, Element>,
  focused: number | null,
): { rows: DrawnRow[]; endPx: number } {
  const first = virtualizer.calculateRange()?.startIndex ?? 0;
  const reachable = focused ?? first;
  let endPx = 0;
  const rows = virtualizer.getVirtualItems().map(({ index, start, end }): DrawnRow => {
    const gapPx = start - endPx;
    endPx = end;
    return {
      index,
      gapPx,
      tabIndex: index === reachable ? 0 : -1,
      measure: virtualizer.measureElement,
    };
  });
  return { rows, endPx };
}
