import { createStore } from 'zustand/vanilla'
import { createIntentKeys } from '../../shared/api/intentKeys.ts'
import { createCardPort } from '../../shared/card/cardPort.ts'
import { createCardProvider } from '../../shared/card/provider.ts'
import { createFlow } from '../../shared/flow/flow.ts'
import { queryParameter } from '../../shared/host/address.ts'
import { systemClock } from '../../shared/host/clock.ts'
import { onHistoryMove } from '../../shared/host/history.ts'
import { reloadPage } from '../../shared/host/navigation.ts'
import { randomId } from '../../shared/host/randomId.ts'
import { returnUrl } from '../../shared/host/returnUrl.ts'
import { announceSession } from '../../shared/session/announce.ts'
import { clientOf } from '../../shared/session/clientOf.ts'
import { dinerSession } from '../../shared/session/sessions.ts'
import { createSignIn } from '../../shared/signin/createSignIn.ts'
import type { StoreStart } from '../../shared/widget/defineWidget.ts'
import { createCountdown } from './countdown.ts'
import { createEffects, type Request } from './effects.ts'
import { isWriting, transition } from './flow.ts'
import type { Options } from './options.ts'
import { planFor } from './order.ts'
import type { Contact } from './payload.ts'
import type { Paid, RedemptionEvent, RedemptionState } from './state.ts'

export type RedemptionStore = ReturnType<typeof createRedemption>

const mostTickets = 10
/** Milliseconds until 'Check not found' goes back to the order (C9.12). */
const redirectMs = 3500

/** One redemption: the flow, what was typed, the card field's port. Made once per root. */
export function createRedemption({ options, environment }: StoreStart<Options>) {
  const { signal, emit } = environment()
  const session = dinerSession()
  const { authRequired: isDiner, token } = options()
  if (isDiner && token) session.signIn(token)
  const draft = createStore<Contact>(() => ({ email: '', phone: '', joins: false, postalCode: '' }))
  const port = createCardPort()
  const provider = createCardProvider(() => keyIn(flow.store.getState()) ?? environment().config.stripePublishableKey ?? null, signal)
  const signIn = createSignIn({ environment, siteArea: () => 'redeem' })

  const read = (option: string | number | undefined, name: string): string =>
    `${option ?? (environment().router === 'memory' ? null : queryParameter(name)) ?? ''}`.trim().slice(0, 200)
  const request = (): Request => {
    const { pos, location, ticket } = options()
    const numbers = read(ticket, 'ticket').split(',').map((number) => number.trim()).filter(Boolean)
    return { pos: read(pos, 'pos'), location: read(location, 'location'), numbers: [...new Set(numbers)].slice(0, mostTickets) }
  }
  const returnTarget = () => returnUrl(read(options().returnUrl, 'return_url'), environment().config.returnUrlOrigins)
  const leave = (): void => {
    const target = returnTarget()
    if (target) environment().navigate(target, 'return')
  }
  const countdown = createCountdown(leave)

  if (isDiner) announceSession(session, { signal, emit })

  const flow = createFlow<RedemptionState, RedemptionEvent>({
    initial: isDiner && !session.isSignedIn() ? { kind: 'signIn', resume: null } : { kind: 'loading', resume: null },
    transition: (state, event) => transition(state, event, !isDiner),
    signal,
    onBug: (error) => environment().fail('render', `WebRedemption: ${error instanceof Error ? error.message : 'an effect failed'}`),
    effects: createEffects({
      client: () => clientOf(environment(), isDiner ? session : { ...session, token: () => null, isSignedIn: () => false, expire: () => {} }),
      session,
      isGuest: !isDiner,
      request,
      cards: { tokenise: port.tokenise, challenge: (secret) => port.challenge(secret, provider.stripe) },
      contact: draft.getState,
      productKey: () => environment().config.product.key,
      intents: createIntentKeys(randomId),
      clock: systemClock,
      leave: (leaving) => returnTarget() && countdown.start(redirectMs, leaving),
      finished,
    }),
  })

  if (isDiner) {
    const stop = session.subscribe((change) => {
      if (change === 'signed-out') signIn.send({ type: 'sessionEnded', complaint: null })
      flow.send({ type: change === 'signed-in' ? 'signedIn' : 'signedOut' })
    })
    signal.addEventListener('abort', stop, { once: true })
  }

  // Back and forward show another page of the host's (C4.13); a payment that is on its way is never cut off.
  if (environment().router !== 'memory') onHistoryMove(signal, () => isWriting(flow.store.getState()) || reloadPage())

  const announced = new Set<string>()
  function finished({ how, order, atMs }: Paid, isConfirmed: boolean): void {
    if (how === 'already' || (how === 'paid' && atMs === null) || announced.has(order.number)) return
    announced.add(order.number)
    const { bill, tip, card } = planFor(order)
    environment().done('paid', { isConfirmed, amountCents: bill, tipCents: tip, cardCents: card, ...(order.ticket.id && { ticketId: order.ticket.id }) })
  }

  return {
    flow,
    draft,
    port,
    provider,
    signIn,
    countdown,
    isGuest: !isDiner,
    returnTarget,
    leave,
    keep: (typed: Partial<Contact>) => draft.setState(typed),
    send: flow.send,
  }
}

function keyIn(state: RedemptionState): string | null {
  return 'order' in state ? state.order.project.stripePublicKey : null
}
