import { billOf } from '../../../shared/bill/ticket.ts'
import { systemClock } from '../../../shared/host/clock.ts'
import { Alert } from '../../../shared/ui/Alert.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Screen } from '../../../shared/ui/Screen.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { Spinner } from '../../../shared/ui/Spinner.tsx'
import { RadioCards } from '../../../shared/ui/RadioCards.tsx'
import { copy } from '../copy.ts'
import { planFor } from '../order.ts'
import { ProofCard } from '../parts/ProofCard.tsx'
import { useMoney } from '../parts/useMoney.ts'
import type { In } from '../state.ts'
import type { RedemptionStore } from '../store.ts'

export function SplashScreen() {
  return (
    <Screen screenKey="loading" heading={copy.loading.heading}>
      <Skeleton shape={['title', 'line', 'control', 'control']} text={copy.loading.text} />
    </Screen>
  )
}

/** Several checks have something to pay: one is chosen (W2). */
export function ChooserScreen({ state, store }: { state: In<'choosing'>; store: RedemptionStore }) {
  const { chooser: words } = copy
  const money = useMoney()
  return (
    <Screen screenKey="choosing" heading={words.heading} lead={words.lead}>
      <RadioCards
        legend={words.legend}
        value={null}
        onChange={(number) => store.send({ type: 'ticketChosen', number, nowMs: systemClock() })}
        options={state.found.map(({ ticket, number }) => ({
          value: number,
          label: ticket.name ?? words.check(number),
          detail: [ticket.table && words.table(ticket.table), ticket.name !== words.check(number) && words.check(number)].filter(Boolean).join(' · '),
          figure: <span translate="no">{money(billOf(ticket))}</span>,
        }))}
      />
    </Screen>
  )
}

/** The stages of the payment (W15). */
export function ProcessingScreen({ state }: { state: In<'checking'> | In<'paying'> | In<'authenticating'> | In<'reconciling'> }) {
  const { processing: words } = copy
  const heading = state.kind === 'paying' ? words.paying : words[state.kind]
  return (
    <Screen screenKey="processing" heading={heading} lead={words.text}>
      <p className="redemption-progress" role="status" aria-busy="true">
        <Spinner /> {state.kind === 'paying' && planFor(state.order).card > 0 ? words.card : heading}
      </p>
    </Screen>
  )
}

/** Neither called paid nor failed, and looked up before anything is sent again (faults D3). */
export function UnconfirmedScreen({ state: { owed, order }, store }: { state: In<'unconfirmed'>; store: RedemptionStore }) {
  const { unconfirmed: words } = copy
  const money = useMoney()
  return (
    <Screen
      screenKey="unconfirmed"
      heading={words.heading}
      actions={
        <>
          <Button kind="primary" wide onClick={() => store.send({ type: 'retried' })}>
            {words.check}
          </Button>
          {owed !== null && (
            <Button kind="quiet" wide onClick={() => store.send({ type: 'paySubmitted' })}>
              {words.again}
            </Button>
          )}
        </>
      }
    >
      <Alert kind="info">{owed === null ? words.unread : words.open(money(owed))}</Alert>
      <ProofCard order={order} reference={null} isPaid={false} />
    </Screen>
  )
}
