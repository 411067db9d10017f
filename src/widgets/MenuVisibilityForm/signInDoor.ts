import { createStore } from 'zustand/vanilla'
import type { StoreStart } from '../../shared/widget/defineWidget.ts'
import type { Options } from './options.ts'

type Module = typeof import('./screens/SignInScreen.tsx')

export interface SignInDoor {
  readonly SignInScreen: Module['SignInScreen'] | null
  readonly store: ReturnType<Module['createPartnerSignIn']> | null
  readonly hasFailed: boolean
}

/** The sign-in with its code, fetched for those who need it. */
export function createSignInDoor(start: StoreStart<Options>) {
  const door = createStore<SignInDoor>(() => ({ SignInScreen: null, store: null, hasFailed: false }))
  let isLoading = false

  async function load(): Promise<void> {
    if (isLoading) return
    isLoading = true
    door.setState({ hasFailed: false })
    try {
      const { SignInScreen, createPartnerSignIn } = await import('./screens/SignInScreen.tsx')
      // A fresh one each time: the last one may have ended in a session that is over.
      if (!start.environment().signal.aborted) door.setState({ SignInScreen, store: createPartnerSignIn(start) })
    } catch {
      door.setState({ hasFailed: true })
    }
    isLoading = false
  }

  return { door, load: () => void load() }
}
