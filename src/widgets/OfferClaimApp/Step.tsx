import { useStore } from 'zustand'
import type { Enterprise } from '../../shared/contracts/offers.ts'
import { useEnvironment } from '../../shared/widget/environment.ts'
import type { Options } from './options.ts'
import { AltScreen } from './screens/AltScreen.tsx'
import { ClaimCodeScreen } from './screens/ClaimCodeScreen.tsx'
import { CodeScreen } from './screens/CodeScreen.tsx'
import { ContactScreen } from './screens/ContactScreen.tsx'
import { EndingScreen } from './screens/EndingScreen.tsx'
import { NoAccountScreen } from './screens/NoAccountScreen.tsx'
import { OfferCodeScreen } from './screens/OfferCodeScreen.tsx'
import { RefusedScreen, UnconfirmedScreen } from './screens/ProblemScreen.tsx'
import { SignInScreen } from './screens/SignInScreen.tsx'
import { EmailSuccessScreen, SuccessScreen } from './screens/SuccessScreen.tsx'
import { ClaimingScreen, LookupScreen } from './screens/WaitScreen.tsx'
import type { Claim, ClaimState } from './state.ts'
import { enterpriseOf, type OfferClaimStore } from './store.ts'

/** The screen of a state. */
export function Step({ state, options, store }: { state: ClaimState; options: Options; store: OfferClaimStore }) {
  const { config } = useEnvironment()
  const draft = useStore(store.draft)
  const { send, sendNow, keep } = store
  const enterprise = enterpriseOf(options) ?? partnerOf(state)
  const form = { draft, keep }
  const onRetry = () => send({ type: 'retried' })
  const onRestart = () => send({ type: 'restarted' })
  const onChange = () => send({ type: 'contactChangeAsked' })
  const onOfferCode = (offerCode: string) => send({ type: 'offerCodeSubmitted', offerCode })

  switch (state.kind) {
    case 'offerCode':
      return <OfferCodeScreen key="offerCode" {...form} onSubmit={onOfferCode} />
    case 'lookingUp':
      return <LookupScreen />
    case 'lookupFailed':
      return <OfferCodeScreen key={state.offerCode} {...form} onSubmit={onOfferCode} failure={state} onRetry={onRetry} />
    case 'claimCode':
    case 'checkingClaimCode':
      return (
        <ClaimCodeScreen
          {...form}
          claim={state.claim}
          complaint={state.kind === 'claimCode' ? state.complaint : null}
          isBusy={state.kind === 'checkingClaimCode'}
          onSubmit={(claimCode) => send({ type: 'claimCodeSubmitted', claimCode })}
        />
      )
    case 'emailInput':
    case 'sendingCode':
    case 'validatingEmail':
      return (
        <ContactScreen
          key={state.claim.isPhoneOnly ? 'phone' : 'contact'}
          {...form}
          claim={state.claim}
          enterprise={enterprise}
          complaint={state.kind === 'emailInput' ? state.complaint : null}
          isBusy={state.kind !== 'emailInput'}
          onSubmit={(contact, smsOptIn, emailOptIn) => send({ type: 'contactSubmitted', contact, smsOptIn, emailOptIn })}
        />
      )
    case 'smsVerification':
    case 'resendingCode':
    case 'verifyingCode':
      return (
        <CodeScreen
          texted={state}
          code={draft.code}
          busy={state.kind === 'verifyingCode' ? 'verifying' : state.kind === 'resendingCode' ? 'resending' : null}
          hasAlternative={alternativeNumber(state.claim) !== null}
          onType={(code) => keep({ code })}
          onSubmit={(code) => send({ type: 'codeSubmitted', code })}
          onResend={() => sendNow('resendAsked')}
          onChange={onChange}
          onAlternative={() => sendNow('altVerificationChosen')}
        />
      )
    case 'altVerification':
    case 'altTimedOut':
      return (
        <AltScreen
          texted={state}
          number={alternativeNumber(state.claim) ?? ''}
          untilMs={state.kind === 'altVerification' ? state.untilMs : null}
          onRetry={() => sendNow('altVerificationChosen')}
          onBack={() => send({ type: 'altVerificationLeft' })}
          onChange={onChange}
        />
      )
    case 'authentication':
    case 'signingIn':
      return (
        <SignInScreen
          {...form}
          claim={state.claim}
          complaint={state.kind === 'authentication' ? state.complaint : null}
          isBusy={state.kind === 'signingIn'}
          onSubmit={(email, password) => send({ type: 'credentialsSubmitted', email, password })}
          onChange={onChange}
        />
      )
    case 'claiming':
    case 'reconciling':
      return <ClaimingScreen claim={state.claim} isReconciling={state.kind === 'reconciling'} />
    case 'claimRefused':
      return <RefusedScreen {...state} onRetry={onRetry} onChange={onChange} onRestart={onRestart} />
    case 'unconfirmed':
      return <UnconfirmedScreen {...state} onRetry={onRetry} />
    case 'success':
      return <SuccessScreen ending={state} enterprise={enterprise} isClaimError={state.isClaimError} />
    case 'emailClaimSuccess':
      return <EmailSuccessScreen ending={state} email={state.email} enterprise={enterprise} />
    case 'noAccount':
      return <NoAccountScreen claim={state.claim} onPhone={() => send({ type: 'phoneChosen' })} onChange={onChange} />
    default:
      return <EndingScreen kind={state.kind} ending={state} enterprise={enterprise} checkoutUrl={options.checkoutUrl} onRestart={onRestart} />
  }

  /** Where VERIFY is texted to: the offer's own number, the partner's, the option, the page's (O9). */
  function alternativeNumber({ offer }: Claim): string | null {
    const configured = config.values['altVerificationNumber']
    return offer.details?.verificationPhoneNumber || enterprise?.verificationPhoneNumber || options.altVerificationNumber || (typeof configured === 'string' && configured) || null
  }
}

function partnerOf(state: ClaimState): Enterprise | null {
  if ('claim' in state) return state.claim.enterprise
  return 'enterprise' in state ? state.enterprise : null
}
