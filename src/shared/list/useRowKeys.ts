import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";

const controlSelector = "a[href], button, input, select, textarea, [tabindex]";

/** Rows per Page Up and Page Down. */
const pageRows = 10;

/** The row that a key leads to, or null for other keys. */
export function rowAfter(key: string, from: number, count: number): number | null {
  const to = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + pageRows,
    PageUp: from - pageRows,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || !count ? null : Math.max(0, Math.min(count - 1, to));
}

/**
 * Scrolls a row into view and focuses the element that `selector` matches in it, else its first
 * control.
 */
export type FocusRow = (index: number, selector?: string) => void;

export interface RowKeys {
  readonly focused: number | null;
  /** The row that last had the focus, to which Tab returns. */
  readonly tabbableRow: number;
  readonly focusRow: FocusRow;
  readonly scrollTo: RefObject<((index: number) => void) | null>;
  /** Call after rows were rendered: the focus may be waiting for one of them. */
  readonly onDrawn: () => void;
  readonly handlers: {
    onFocus(event: FocusEvent<HTMLElement>): void;
    onBlur(event: FocusEvent<HTMLElement>): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  };
}

/** Where the focus goes as soon as the row is rendered. */
interface FocusTarget {
  readonly index: number;
  /** Counted from 0. */
  readonly column: number;
  readonly selector: string | undefined;
}

/**
 * Arrow keys, Home, End and the page keys move the focus between rows within the same column, also
 * to rows that are not rendered yet.
 */
export function useRowKeys(count: number, scroller: RefObject<HTMLElement | null>): RowKeys {
  const [focused, setFocused] = useState<number | null>(null);
  const [lastFocused, setLastFocused] = useState(0);
  const scrollTo = useRef<((index: number) => void) | null>(null);
  const pending = useRef<FocusTarget | null>(null);

  function onDrawn(): void {
    const row =
      pending.current && scroller.current?.querySelector(`[data-index="${pending.current.index}"]`);
    if (!pending.current || !row) return;
    const control = controlIn(row, pending.current);
    pending.current = null;
    control?.focus();
  }

  function focusTarget(to: FocusTarget): void {
    pending.current = to;
    setFocused(to.index);
    scrollTo.current?.(to.index);
    onDrawn();
  }

  return {
    focused: focused !== null && focused < count ? focused : null,
    tabbableRow: Math.min(lastFocused, Math.max(0, count - 1)),
    focusRow: (index, selector) => focusTarget({ index, column: 0, selector }),
    scrollTo,
    onDrawn,
    handlers: {
      onFocus({ target }) {
        const index = rowOf(target)?.index ?? null;
        setFocused(index);
        if (index !== null) setLastFocused(index);
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setFocused(null);
      },
      onKeyDown(event) {
        const from = event.target instanceof Element ? rowOf(event.target) : null;
        if (!from || event.defaultPrevented || isChord(event) || takesKey(event.target, event.key))
          return;
        const index = rowAfter(event.key, from.index, count);
        if (index === null) return;
        event.preventDefault();
        focusTarget({ index, column: from.column, selector: undefined });
      },
    },
  };
}

function controlIn(row: Element, { column, selector }: FocusTarget): HTMLElement | null {
  const cell = row.children[column];
  if (!selector && cell instanceof HTMLElement && cell.matches(controlSelector)) return cell;
  return (
    (selector ? row.querySelector<HTMLElement>(selector) : null) ??
    cell?.querySelector<HTMLElement>(controlSelector) ??
    row.querySelector<HTMLElement>(controlSelector)
  );
}

/** The row of an element and the column that contains it. */
function rowOf(element: Element): { index: number; column: number } | null {
  const row = element.closest("[data-index]");
  const index = row?.getAttribute("data-index");
  if (!row || !index) return null;
  return {
    index: Number(index),
    column: Math.max(
      0,
      [...row.children].findIndex((cell) => cell.contains(element)),
    ),
  };
}

function isChord({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing;
}

/** Fields need these keys themselves; a single-line field needs only Home and End. */
function takesKey(target: EventTarget, key: string): boolean {
  if (
    !(target instanceof Element) ||
    !target.matches('input:not([type="checkbox"]), select, textarea')
  )
    return false;
  return (
    key === "Home" ||
    key === "End" ||
    !target.matches('input:is([type="text"], [type="email"], [type="tel"])')
  );
}
