import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";

const controls = "a[href], button, input, select, textarea, [tabindex]";

/** How many rows Page Up and Page Down go. */
const page = 10;

/** Where a key leads from a row, or null where it leads nowhere. */
export function rowAfter(key: string, from: number, count: number): number | null {
  const to = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || !count ? null : Math.max(0, Math.min(count - 1, to));
}

/** Brings a row into view and gives it the focus: what `wanted` selects in it, else its first control. */
export type Reach = (index: number, wanted?: string) => void;

export interface RowKeys {
  readonly focused: number | null;
  /** The row that the focus was in last, which Tab leads back to. */
  readonly reachable: number;
  readonly reach: Reach;
  readonly scrollTo: RefObject<((index: number) => void) | null>;
  /** To be called when rows were drawn: the focus may have waited for one of them. */
  readonly onDrawn: () => void;
  readonly handlers: {
    onFocus(event: FocusEvent<HTMLElement>): void;
    onBlur(event: FocusEvent<HTMLElement>): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  };
}

/** Where the focus waits to go, as soon as the row is drawn. */
interface Goal {
  readonly index: number;
  /** Counted from 0. */
  readonly column: number;
  readonly wanted: string | undefined;
}

/** The arrow keys, Home, End and the page keys move the focus from row to row of a list, in the same column, also to rows that are not drawn yet. */
export function useRowKeys(count: number, scroller: RefObject<HTMLElement | null>): RowKeys {
  const [focused, setFocused] = useState<number | null>(null);
  const [last, setLast] = useState(0);
  const scrollTo = useRef<((index: number) => void) | null>(null);
  const goal = useRef<Goal | null>(null);

  function onDrawn(): void {
    const row =
      goal.current && scroller.current?.querySelector(`[data-index="${goal.current.index}"]`);
    if (!goal.current || !row) return;
    const control = controlIn(row, goal.current);
    goal.current = null;
    control?.focus();
  }

  function go(to: Goal): void {
    goal.current = to;
    setFocused(to.index);
    scrollTo.current?.(to.index);
    onDrawn();
  }

  return {
    focused: focused !== null && focused < count ? focused : null,
    reachable: Math.min(last, Math.max(0, count - 1)),
    reach: (index, wanted) => go({ index, column: 0, wanted }),
    scrollTo,
    onDrawn,
    handlers: {
      onFocus({ target }) {
        const index = rowOf(target)?.index ?? null;
        setFocused(index);
        if (index !== null) setLast(index);
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
        go({ index, column: from.column, wanted: undefined });
      },
    },
  };
}

function controlIn(row: Element, { column, wanted }: Goal): HTMLElement | null {
  const cell = row.children[column];
  if (!wanted && cell instanceof HTMLElement && cell.matches(controls)) return cell;
  return (
    (wanted ? row.querySelector<HTMLElement>(wanted) : null) ??
    cell?.querySelector<HTMLElement>(controls) ??
    row.querySelector<HTMLElement>(controls)
  );
}

/** The row that an element stands in, and in which of its children. */
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

/** Fields have a use of their own for such keys; a single line only for Home and End. */
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
