import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Options } from './options.ts'
import { ContactScreen } from './screens/ContactScreen.tsx'
import { LookupScreen } from './screens/LookupScreen.tsx'
import { MissingScreen } from './screens/MissingScreen.tsx'
import { OfferCodeScreen } from './screens/OfferCodeScreen.tsx'
import type { ClaimState } from './state.ts'
import { enterpriseIn, type OfferClaimStore } from './store.ts'

export interface StepProps<S = ClaimState> {
  state: S
  options: Options
  store: OfferClaimStore
}

/** The screen of a state. */
export function Step({ state, options, store }: StepProps) {
  const { send, keep } = store
  const draft = useStore(store.draft)
  const onOfferCode = (offerCode: string) => send({ type: 'offerCodeSubmitted', offerCode })

  switch (state.kind) {
    case 'offerCode':
      return <OfferCodeScreen key="offerCode" draft={draft} keep={keep} onSubmit={onOfferCode} />
    case 'lookingUp':
      return <LookupScreen />
    case 'lookupFailed':
      return <OfferCodeScreen key={state.offerCode} draft={draft} keep={keep} onSubmit={onOfferCode} failure={state} onRetry={() => send({ type: 'retried' })} />
    case 'emailInput':
    case 'sendingCode':
    case 'validatingEmail':
      return (
        <ContactScreen
          key={state.claim.isPhoneOnly ? 'phone' : 'contact'}
          draft={draft}
          keep={keep}
          claim={state.claim}
          enterprise={enterpriseIn(options, state)}
          complaint={state.kind === 'emailInput' ? state.complaint : null}
          isBusy={state.kind !== 'emailInput'}
          onSubmit={(contact, smsOptIn, emailOptIn) => send({ type: 'contactSubmitted', contact, smsOptIn, emailOptIn })}
        />
      )
    default:
      return <Late state={state} options={options} store={store} />
  }
}

export type EarlyKind = 'offerCode' | 'lookingUp' | 'lookupFailed' | 'emailInput' | 'sendingCode' | 'validatingEmail'
export type LateState = Exclude<ClaimState, { kind: EarlyKind }>

function Late({ state, options, store }: StepProps<LateState>) {
  const { Step: LateStep, hasFailed } = useStore(store.late.store)
  useEffect(() => store.late.load(), [store])
  if (LateStep) return <LateStep state={state} options={options} store={store} />
  return hasFailed ? <MissingScreen onRetry={store.late.load} /> : <LookupScreen />
}
