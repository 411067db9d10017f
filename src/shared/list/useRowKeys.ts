import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'

const controls = 'a[href], button, input, select, textarea, [tabindex]'

/** How many rows Page Up and Page Down go. */
const page = 10

/** Where a key leads from a row, or null where it leads nowhere. */
export function rowAfter(key: string, from: number, count: number): number | null {
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, PageDown: from + page, PageUp: from - page, Home: 0, End: count - 1 }[key]
  return to === undefined || !count ? null : Math.max(0, Math.min(count - 1, to))
}

export interface RowKeys {
  readonly focused: number | null
  readonly scrollTo: RefObject<((index: number) => void) | null>
  /** To be called when rows were drawn: the focus may have waited for one of them. */
  readonly onDrawn: () => void
  readonly handlers: {
    onFocus(event: FocusEvent<HTMLElement>): void
    onBlur(event: FocusEvent<HTMLElement>): void
    onKeyDown(event: KeyboardEvent<HTMLElement>): void
  }
}

/** The arrow keys, Home, End and the page keys move the focus from row to row of a windowed list, also to rows that are not drawn yet. */
export function useRowKeys(count: number, scroller: RefObject<HTMLElement | null>): RowKeys {
  const [focused, setFocused] = useState<number | null>(null)
  const scrollTo = useRef<((index: number) => void) | null>(null)
  const awaited = useRef<number | null>(null)

  function onDrawn(): void {
    const row = awaited.current !== null && scroller.current?.querySelector(`[data-index="${awaited.current}"]`)
    if (!row) return
    awaited.current = null
    const control = row.querySelector<HTMLElement>(controls)
    control?.focus()
  }

  return {
    focused: focused !== null && focused < count ? focused : null,
    scrollTo,
    onDrawn,
    handlers: {
      onFocus: ({ target }) => setFocused(indexOf(target)),
      onBlur({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(null)
      },
      onKeyDown(event) {
        const from = event.target instanceof Element ? indexOf(event.target) : null
        if (from === null || event.defaultPrevented || takesKeys(event.target)) return
        const to = rowAfter(event.key, from, count)
        if (to === null) return
        event.preventDefault()
        awaited.current = to
        setFocused(to)
        scrollTo.current?.(to)
      },
    },
  }
}

function indexOf(element: Element): number | null {
  const index = element.closest('[data-index]')?.getAttribute('data-index')
  return index ? Number(index) : null
}

/** Fields have a use of their own for the arrow keys. */
function takesKeys(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input:not([type="checkbox"]), select, textarea')
}
