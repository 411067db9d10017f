import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useFlow } from '../../shared/flow/useFlow.ts'
import { SignIn } from '../../shared/signin/SignIn.tsx'
import { useSheet } from '../../shared/widget/useSheet.ts'
import { copy } from './copy.ts'
import type { Options } from './options.ts'
import { CheckoutScreen } from './screens/CheckoutScreen.tsx'
import { NotFoundScreen } from './screens/NotFoundScreen.tsx'
import { PosScreen, SuccessScreen } from './screens/SuccessScreen.tsx'
import { ChooserScreen, ProcessingScreen, SplashScreen, UnconfirmedScreen } from './screens/WaitingScreens.tsx'
import type { RedemptionStore } from './store.ts'
import css from './WebRedemption.css?inline'

const ReceiptScreen = lazy(async () => ({ default: (await import('./screens/ReceiptScreen.tsx')).ReceiptScreen }))

interface RootProps {
  options: Options
  store: RedemptionStore
}

/** A restaurant bill, paid from a web page: one screen at a time (C2.96). */
export function Root(props: RootProps) {
  useSheet(css)
  return (
    <div className="redemption">
      <Step {...props} />
    </div>
  )
}

function Step({ options, store }: RootProps) {
  const state = useFlow(store.flow)
  const draft = useStore(store.draft)
  switch (state.kind) {
    case 'signIn':
      return <SignIn store={store.signIn} heading={copy.signIn.heading} lead={copy.signIn.lead} />
    case 'loading':
      return <SplashScreen />
    case 'notFound':
      return <NotFoundScreen state={state} store={store} />
    case 'choosing':
      return <ChooserScreen state={state} store={store} />
    case 'checkout':
    case 'tokenizing':
      return <CheckoutScreen state={state} store={store} draft={draft} />
    case 'checking':
    case 'paying':
    case 'authenticating':
    case 'reconciling':
      return <ProcessingScreen state={state} />
    case 'unconfirmed':
      return <UnconfirmedScreen state={state} store={store} />
    case 'success':
      return <SuccessScreen state={state} store={store} locations={options.locationsCount} />
    case 'posUnconfirmed':
      return <PosScreen state={state} />
    case 'receipt':
      return (
        <Suspense fallback={<SplashScreen />}>
          <ReceiptScreen state={state} store={store} />
        </Suspense>
      )
    default:
      return state satisfies never
  }
}
