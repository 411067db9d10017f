import { createStore } from 'zustand/vanilla'

/** A part of the portal that is fetched when it is needed; a fetch that failed can be repeated. */
export function createLate<T>(fetchPart: () => Promise<T>) {
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

export type Late<T> = ReturnType<typeof createLate<T>>
