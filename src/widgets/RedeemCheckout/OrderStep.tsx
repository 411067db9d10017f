import { useStore } from 'zustand'
import { useSheet } from '../../shared/widget/useSheet.ts'
import css from './OrderStep.css?inline'
import { AddCreditScreen } from './screens/AddCreditScreen.tsx'
import { FailedScreen } from './screens/FailedScreen.tsx'
import { ProcessingScreen } from './screens/ProcessingScreen.tsx'
import { ReloadScreen } from './screens/ReloadScreen.tsx'
import { ReviewScreen } from './screens/ReviewScreen.tsx'
import { PosScreen, SuccessScreen } from './screens/SuccessScreen.tsx'
import { TipScreen } from './screens/TipScreen.tsx'
import { UnconfirmedScreen } from './screens/UnconfirmedScreen.tsx'
import type { LateState } from './state.ts'
import type { RedeemStore } from './store.ts'

/** The screens of an order, from the choice of how to pay to the proof that it is paid. */
export function OrderStep({ state, store, canSplit }: { state: LateState; store: RedeemStore; canSplit: boolean }) {
  useSheet(css)
  const draft = useStore(store.draft)
  const { send, keep } = store
  const form = { draft, keep }
  const onBack = () => send({ type: 'wentBack' })
  const onRetry = () => send({ type: 'retried' })
  const { ticket } = store.request()

  switch (state.kind) {
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
