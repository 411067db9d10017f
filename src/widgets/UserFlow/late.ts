import { createStore } from 'zustand/vanilla'

type LateStep = (typeof import('./LateStep.tsx'))['LateStep']

export interface LateScreens {
  readonly Step: LateStep | null
  readonly hasFailed: boolean
}

/** The screens after the first: fetched when somebody begins, so that they are there in time. A fetch that failed can be repeated. */
export function createLateScreens() {
  const store = createStore<LateScreens>(() => ({ Step: null, hasFailed: false }))
  let isLoading = false

  async function load(): Promise<void> {
    if (isLoading || store.getState().Step) return
    isLoading = true
    store.setState({ hasFailed: false })
    try {
      const { LateStep } = await import('./LateStep.tsx')
      store.setState({ Step: LateStep })
    } catch {
      store.setState({ hasFailed: true })
    }
    isLoading = false
  }

  return { store, load: () => void load() }
}
