import type { HeldClick } from '../widget/contract.ts'
import type { Placement } from './placement.ts'

/** Starts a placement; may be called more than once. */
type Start = (held?: HeldClick) => void

/** Purposes that the visitor has agreed to. */
export const granted = new Set<string>()

const starts = new WeakMap<Element, Start>()
let observer: IntersectionObserver | undefined

/**
 * Waits for what `data-load` names, until the placement's `waiting` is aborted;
 * false for a value that names no trigger. `preload` fetches the code and mounts nothing yet.
 */
export function awaitTrigger({ element, waiting }: Placement, preload: () => void, start: Start): boolean {
  const { signal } = waiting
  const [kind, detail = ''] = (element.dataset.load?.trim() || 'visible').split(/:(.*)/s)
  const listen = (target: EventTarget, types: string, listener: (event: Event) => void) =>
    types.split(' ').forEach((type) => target.addEventListener(type, listener, { capture: true, signal }))
  const hold = (event: Event) => {
    // SAFETY: registered for clicks and keys only; a click without `detail` comes from the keyboard.
    const { key = 'Enter', detail: clicks, clientX, clientY } = event as MouseEvent & { key?: string }
    if (key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
    start({ point: clicks ? [clientX, clientY] : null })
  }
  switch (kind) {
    case 'visible':
      if (!window.IntersectionObserver) whenIdle(start)
      else {
        starts.set(element, start)
        observer ??= new IntersectionObserver(seen, { rootMargin: '200px' })
        observer.observe(element)
        signal.onabort = () => observer!.unobserve(element)
      }
      break
    case 'eager':
      start()
      break
    case 'idle':
      whenIdle(start)
      break
    case 'interaction':
      listen(element, 'pointerover focusin', preload)
      listen(element, 'click keydown', hold)
      break
    case 'media': {
      const list = matchMedia(detail)
      const check = () => list.matches && start()
      listen(list, 'change', check)
      check()
      break
    }
    case 'consent':
      if (granted.has(detail)) start()
      break
    default:
      return kind === 'manual'
  }
  return true
}

function whenIdle(start: Start): void {
  ;(window.requestIdleCallback ?? setTimeout)(() => start())
}

/** An element without size is never seen: it starts when the page has nothing better to do. */
function seen(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect: { width, height } } of entries) {
    const start = starts.get(target)!
    if (isIntersecting) start()
    else if (!width && !height) whenIdle(start)
  }
}
