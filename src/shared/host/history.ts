/** Calls `run` after the fragment of the page's address has changed. */
export function onHashChange(signal: AbortSignal, run: () => void): void {
  addEventListener('hashchange', run, { signal })
}

/** Calls `run` when the person went back or forward to this page, but not for a mere change of the fragment, which fires `popstate` too. */
export function onHistoryMove(signal: AbortSignal, run: () => void): void {
  let page = location.pathname + location.search
  let hash = location.hash
  addEventListener(
    'popstate',
    () => {
      const isOnlyHash = page === location.pathname + location.search && hash !== location.hash
      page = location.pathname + location.search
      hash = location.hash
      if (!isOnlyHash) run()
    },
    { signal },
  )
}
