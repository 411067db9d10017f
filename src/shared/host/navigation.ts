/** Loads the page anew (C:L108). */
export function reloadPage(): void {
  location.reload()
}

export function goBack(): void {
  history.back()
}

/** The page's own origin, `null` as text where it has none. */
export function pageOrigin(): string {
  return location.origin
}

/** The page's address without query and fragment, which may hold tokens and personal data. */
export function pageAddress(): string {
  return location.origin + location.pathname
}

/** Whether a page of another origin shows this one in a frame (clickjacking, faults C8). */
export function isFramedByForeigner(): boolean {
  if (window.top === window.self) return false
  try {
    return window.top?.location.origin !== location.origin
  } catch {
    return true
  }
}

/** Asks before the page is left, while a write is in flight; gives back how to stop. */
export function holdPage(): () => void {
  const hold = (event: BeforeUnloadEvent): void => event.preventDefault()
  addEventListener('beforeunload', hold)
  return () => removeEventListener('beforeunload', hold)
}

/** Calls `run` when the page comes back from the back/forward cache, memory intact and perhaps outdated. */
export function onPageRestored(signal: AbortSignal, run: () => void): void {
  addEventListener('pageshow', (event) => event.persisted && run(), { signal })
}
