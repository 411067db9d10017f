import { createStore } from 'zustand/vanilla'
import type { StoreStart } from '../../shared/widget/defineWidget.ts'
import type { Options } from './options.ts'

type SignUpModule = typeof import('./SignUp.tsx')

export interface SignUpScreens {
  readonly module: SignUpModule | null
  readonly store: ReturnType<SignUpModule['createSignUp']> | null
  readonly hasFailed: boolean
}

/** The sign-up with all its code, fetched for the one mode that needs it. */
export function createSignUpDoor(start: StoreStart<Options>) {
  const screens = createStore<SignUpScreens>(() => ({ module: null, store: null, hasFailed: false }))
  let isLoading = false

  async function load(): Promise<void> {
    if (isLoading || screens.getState().module) return
    isLoading = true
    screens.setState({ hasFailed: false })
    try {
      const module = await import('./SignUp.tsx')
      if (!start.environment().signal.aborted) screens.setState({ module, store: module.createSignUp(start) })
    } catch {
      screens.setState({ hasFailed: true })
    }
    isLoading = false
  }

  return { screens, load: () => void load() }
}
