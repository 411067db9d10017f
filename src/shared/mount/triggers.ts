import { hub } from './events.ts'
import type { Placement } from './placement.ts'

/** Purposes that the visitor has agreed to. */
export const granted = new Set<string>()

const starts = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * Waits for what `load` (the text of `data-load`) names, until the placement's `waiting` is aborted;
 * false for a value that names no trigger. `preload` fetches the code and mounts nothing yet; `start` may be called more than once.
 */
export function awaitTrigger(placement: Placement, load: string, preload: () => void, start: () => void): boolean {
  const { element, waiting: { signal } } = placement
  const [, kind, detail] = /^(\w+):?(.*)/s.exec(load) ?? []
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { capture: true, signal })
  const hold = (event: Event) => {
    if ('key' in event && event.key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
    placement.held ??= event
    start()
  }
  switch (kind) {
    case 'visible':
      starts.set(element, start)
      observer ??= new IntersectionObserver(seen, { rootMargin: '200px' })
      observer.observe(element)
      signal.onabort = () => observer!.unobserve(element)
      break
    case 'eager':
      start()
      break
    case 'idle':
      whenIdle(start)
      break
    case 'interaction':
      listen(element, 'pointerover', preload)
      listen(element, 'focusin', preload)
      listen(element, 'click', hold)
      listen(element, 'keydown', hold)
      break
    case 'media': {
      const list = matchMedia(detail!)
      const check = () => list.matches && start()
      listen(list, 'change', check)
      check()
      break
    }
    case 'consent':
      listen(hub, load, start)
      if (granted.has(load)) start()
      break
    default:
      return kind === 'manual'
  }
  return true
}

function whenIdle(start: () => void): void {
  ;(window.requestIdleCallback ?? setTimeout)(start)
}

/** An element without size is never seen: it starts when the page has nothing better to do. */
function seen(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect: { width, height } } of entries) {
    const start = starts.get(target)!
    if (isIntersecting) start()
    else if (!width && !height) whenIdle(start)
  }
}
