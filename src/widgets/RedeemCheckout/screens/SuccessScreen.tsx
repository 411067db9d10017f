import { credit } from '../../../shared/money/cents.ts'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { copy } from '../copy.ts'
import { paymentCopy } from '../../../shared/payment/copy.ts'
import { PaidMark } from '../../../shared/payment/PaidMark.tsx'
import { ProofCard, type Proof } from '../../../shared/payment/ProofCard.tsx'
import { RedirectBar } from '../../../shared/payment/RedirectBar.tsx'
import { useMoney } from '../../../shared/payment/useMoney.ts'
import type { Redirect } from '../../../shared/payment/redirect.ts'
import type { In } from '../state.ts'

/** 'Payment Success!' (B2.26): the proof first, then the way back. Nothing that comes later hides it. */
export function SuccessScreen({ state: { how, result }, proof, redirect }: { state: In<'success'>; proof: Proof; redirect: Redirect }) {
  const { success: words } = copy
  const { money } = useMoney()
  const earned = result?.creditBack ?? credit(0)
  const lead = how === 'paid' ? words.close : `${paymentCopy.paid[how]} ${words.close}`
  return (
    <Screen screenKey="success" eyebrow={<PaidMark />} heading={words.heading} lead={lead}>
      <ProofCard {...proof} />
      {earned > 0 && <p className="pay-earned">{words.earned(money(earned))}</p>}
      <RedirectBar redirect={redirect} />
    </Screen>
  )
}
