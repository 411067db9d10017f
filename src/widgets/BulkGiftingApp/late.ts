import { createStore } from 'zustand/vanilla'

/** A part of the widget that is fetched before it is needed; a fetch that failed can be repeated. */
function createLatePart<T>(fetchPart: () => Promise<T>) {
  const store = createStore<{ readonly part: T | null; readonly hasFailed: boolean }>(() => ({ part: null, hasFailed: false }))
  let isLoading = false

  async function load(): Promise<void> {
    if (isLoading || store.getState().part) return
    isLoading = true
    store.setState({ hasFailed: false })
    try {
      store.setState({ part: await fetchPart() })
    } catch {
      store.setState({ hasFailed: true })
    }
    isLoading = false
  }

  return { store, load: () => void load() }
}

export type LatePart<T> = ReturnType<typeof createLatePart<T>>

/** The later steps of an order, and the dashboard: neither is on the first screen. */
export function createLateParts() {
  return {
    order: createLatePart(async () => (await import('./LateOrder.tsx')).LateOrder),
    dashboard: createLatePart(async () => (await import('./dashboard/Dashboard.tsx')).Dashboard),
  }
}
