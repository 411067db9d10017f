import { useStore } from 'zustand'
import { useEnvironment } from '../../shared/widget/environment.ts'
import { AddCreditScreen } from './screens/AddCreditScreen.tsx'
import { ErrorScreen } from './screens/ErrorScreen.tsx'
import { FailedScreen } from './screens/FailedScreen.tsx'
import { ForgotScreen } from './screens/ForgotScreen.tsx'
import { LoadingScreen } from './screens/LoadingScreen.tsx'
import { LoginScreen } from './screens/LoginScreen.tsx'
import { NothingDueScreen } from './screens/NothingDueScreen.tsx'
import { ProcessingScreen } from './screens/ProcessingScreen.tsx'
import { ReloadScreen } from './screens/ReloadScreen.tsx'
import { ReviewScreen } from './screens/ReviewScreen.tsx'
import { PosScreen, SuccessScreen } from './screens/SuccessScreen.tsx'
import { TipScreen } from './screens/TipScreen.tsx'
import { UnconfirmedScreen } from './screens/UnconfirmedScreen.tsx'
import type { RedeemState } from './state.ts'
import type { RedeemStore } from './store.ts'

/** The screen of a state. */
export function Step({ state, store, canSplit }: { state: RedeemState; store: RedeemStore; canSplit: boolean }) {
  const { config } = useEnvironment()
  const draft = useStore(store.draft)
  const { send, keep } = store
  const form = { draft, keep }
  const onBack = () => send({ type: 'wentBack' })
  const onRetry = () => send({ type: 'retried' })
  const { ticket, purchasePage } = store.request()
  const purchase = purchasePage ?? config.links['purchase']

  switch (state.kind) {
    case 'login':
    case 'signingIn':
      return (
        <LoginScreen
          {...form}
          complaint={state.kind === 'login' ? state.complaint : null}
          isBusy={state.kind === 'signingIn'}
          purchasePage={state.resume?.order.project.purchasePage ?? purchase}
          onSubmit={(email, password) => send({ type: 'credentialsSubmitted', email, password })}
          onForgot={() => send({ type: 'forgotPasswordChosen' })}
        />
      )
    case 'forgotPassword':
    case 'requestingReset':
      return (
        <ForgotScreen
          {...form}
          complaint={state.kind === 'forgotPassword' ? state.complaint : null}
          sentTo={state.kind === 'forgotPassword' ? state.sentTo : null}
          isBusy={state.kind === 'requestingReset'}
          purchasePage={state.resume?.order.project.purchasePage ?? purchase}
          onSubmit={(email) => send({ type: 'resetSubmitted', email })}
          onBack={onBack}
        />
      )
    case 'loadingProject':
    case 'loadingBill':
    case 'splitting':
      return <LoadingScreen />
    case 'error':
      return <ErrorScreen state={state} redirect={store.redirect} hasTarget={store.returnTarget() !== null} onRetry={onRetry} />
    case 'nothingDue':
      return <NothingDueScreen redirect={store.redirect} />
    case 'addCredit':
    case 'confirmingPurchase':
    case 'purchasing':
      return <AddCreditScreen state={state} store={store} draft={draft} />
    case 'storingCard':
      return state.from === 'addCredit' ? (
        <AddCreditScreen state={state} store={store} draft={draft} />
      ) : (
        <ReviewScreen state={state} store={store} draft={draft} canSplit={canSplit} />
      )
    case 'reloading':
    case 'reloadFailed':
      return <ReloadScreen state={state} onRetry={onRetry} />
    case 'redeemCredit':
      return <TipScreen key={state.order.ticket.id} state={state} {...form} onSubmit={(tip) => send({ type: 'tipSubmitted', tip })} onBack={onBack} />
    case 'review':
      return <ReviewScreen state={state} store={store} draft={draft} canSplit={canSplit} />
    case 'checking':
    case 'paying':
    case 'authenticating':
    case 'reconciling':
      return <ProcessingScreen state={state} />
    case 'unconfirmed':
      return <UnconfirmedScreen state={state} checkNumber={ticket} onCheck={onRetry} onPay={() => send({ type: 'paySubmitted' })} />
    case 'failed':
      return <FailedScreen state={state} onBack={onBack} />
    case 'success':
      return <SuccessScreen state={state} checkNumber={ticket} redirect={store.redirect} />
    case 'posUnconfirmed':
      return <PosScreen state={state} checkNumber={ticket} />
    default:
      return state satisfies never
  }
}
