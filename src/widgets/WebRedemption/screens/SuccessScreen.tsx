import { lazy, Suspense } from 'react'
import { add } from '../../../shared/money/arithmetic.ts'
import { cash, type Cents } from '../../../shared/money/cents.ts'
import { matchesMedia } from '../../../shared/host/media.ts'
import { Alert } from '../../../shared/ui/Alert.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { LinkButton } from '../../../shared/ui/LinkButton.tsx'
import { Money } from '../../../shared/ui/Money.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { useEnvironment } from '../../../shared/widget/environment.ts'
import { copy } from '../copy.ts'
import { ProofCard } from '../parts/ProofCard.tsx'
import { useMoney } from '../parts/useMoney.ts'
import type { In, Paid } from '../state.ts'
import type { RedemptionStore } from '../store.ts'

const Confetti = lazy(async () => ({ default: (await import('../parts/Confetti.tsx')).Confetti }))

/** 'Payment Successful': the proof first, then what it brought. Nothing that comes later hides it. */
export function SuccessScreen({ state, store, locations }: { state: In<'success'>; store: RedemptionStore; locations: number }) {
  const { success: words } = copy
  const money = useMoney()
  const { product } = useEnvironment().config
  const { how, order, result } = state
  const saved = savedBy(state)
  const earned = result?.creditBack ?? 0
  return (
    <Screen
      screenKey="success"
      heading={words.heading}
      lead={how === 'paid' ? words.server(product.name) : words[how]}
      actions={
        <>
          <Button kind="primary" wide onClick={() => store.send({ type: 'receiptOpened' })}>
            {words.receipt}
          </Button>
          <LinkButton href={store.returnTarget()} kind="quiet" wide onClick={(event) => (event.preventDefault(), store.leave())}>
            {words.return}
          </LinkButton>
        </>
      }
    >
      {!store.isGuest && how === 'paid' && !matchesMedia('reducedMotion') && (
        <Suspense fallback={null}>
          <Confetti />
        </Suspense>
      )}
      <ProofCard order={order} reference={result?.reference ?? null} isPaid={how !== 'already'} />
      {saved > 0 && <p className="redemption-earned">{words.saved(money(saved))}</p>}
      {earned > 0 && <p className="redemption-earned">{words.earned(money(cash(earned)))}</p>}
      {result?.optIn && <OptIn result={result} locations={locations} />}
    </Screen>
  )
}

/** Only offers: discounts belong to the restaurant (W5). */
function savedBy({ result }: Paid): Cents {
  const amounts = (result?.payments ?? []).flatMap(({ type, amount }) => (amount && /^(item_)?offer$|^discount$/.test(type ?? '') ? [amount] : []))
  return add(cash(0), ...amounts)
}

/** For a payment with which the diner has joined (W7). */
function OptIn({ result, locations }: { result: NonNullable<Paid['result']>; locations: number }) {
  const { success: words } = copy
  const money = useMoney()
  const { links } = useEnvironment().config
  const balance = result.optIn?.balance ?? result.optIn?.creditBalance ?? result.creditBack
  return (
    <section className="redemption-proof" aria-label={words.balance}>
      {balance !== null && (
        <>
          <p>{words.balance}</p>
          <Money amount={money(balance)} size="large" />
        </>
      )}
      {locations > 0 && <p>{words.spend(Math.trunc(locations).toLocaleString('en-US'))}</p>}
      <LinkButton href={result.optIn?.downloadUrl ?? links.app}>{words.download}</LinkButton>
    </section>
  )
}

/** Paid, and the restaurant's system has not said so: to show, not to repeat (R16). */
export function PosScreen({ state: { order, result } }: { state: In<'posUnconfirmed'> }) {
  const { pos: words } = copy
  return (
    <Screen screenKey="posUnconfirmed" heading={words.heading}>
      <Alert kind="info" title={words.text}>
        {words.again}
      </Alert>
      <ProofCard order={order} reference={result?.reference ?? order.ticket.id} isPaid />
    </Screen>
  )
}
