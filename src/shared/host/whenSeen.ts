/** Calls `run` once when the element comes within `nearPx` of the viewport, above or below; at once where the browser cannot tell. */
export function whenSeen(element: Element, signal: AbortSignal, run: () => void, nearPx = 200): void {
  if (typeof IntersectionObserver !== 'function') return run()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: `${nearPx}px 0px` },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}
