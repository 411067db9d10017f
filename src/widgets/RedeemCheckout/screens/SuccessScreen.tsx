import { credit } from '../../../shared/money/cents.ts'
import { Alert } from '../../../shared/ui/Alert.tsx'
import { CheckIcon } from '../../../shared/ui/icons/Check.ts'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { copy } from '../copy.ts'
import { ProofCard } from '../parts/ProofCard.tsx'
import { RedirectBar } from '../parts/RedirectBar.tsx'
import { useMoney } from '../parts/useMoney.ts'
import type { Redirect } from '../redirect.ts'
import type { In } from '../state.ts'

/** 'Payment Success!' (B2.26): the proof first, then the way back. Nothing that comes later hides it. */
export function SuccessScreen({ state: { how, order, result }, checkNumber, redirect }: { state: In<'success'>; checkNumber: string; redirect: Redirect }) {
  const { success: words } = copy
  const { money } = useMoney()
  const earned = result?.creditBack ?? credit(0)
  const lead = how === 'paid' ? words.close : `${how === 'already' ? words.already : words.found} ${words.close}`
  return (
    <Screen screenKey="success" eyebrow={<Paid />} heading={words.heading} lead={lead}>
      <ProofCard order={order} checkNumber={checkNumber} reference={result?.reference ?? null} isPaid={how !== 'already'} />
      {earned > 0 && <p className="redeem-earned">{words.earned(money(earned))}</p>}
      <RedirectBar redirect={redirect} />
    </Screen>
  )
}

function Paid() {
  return (
    <span className="redeem-paid">
      <CheckIcon size={28} />
    </span>
  )
}

/** Paid, and the restaurant's system has not said so: to show, not to repeat (R16). */
export function PosScreen({ state: { order, result }, checkNumber }: { state: In<'posUnconfirmed'>; checkNumber: string }) {
  const { pos: words } = copy
  return (
    <Screen screenKey="posUnconfirmed" heading={words.heading}>
      <Alert kind="info" title={words.text}>
        {words.again}
      </Alert>
      <ProofCard order={order} checkNumber={checkNumber} reference={result?.reference ?? order.ticket.id} isPaid />
    </Screen>
  )
}
