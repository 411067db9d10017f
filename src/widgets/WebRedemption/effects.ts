import type { Client } from '../../shared/api/client.ts'
import type { createIntentKeys } from '../../shared/api/intentKeys.ts'
import { failed, isUnknown, type Outcome } from '../../shared/api/outcome.ts'
import { storedCard } from '../../shared/bill/storedCard.ts'
import type { CardPort, Challenged } from '../../shared/card/cardPort.ts'
import type { Project, Ticket } from '../../shared/contracts/bill.ts'
import { saveCard } from '../../shared/contracts/cards.ts'
import { payAsDiner, payAsGuest, redemptionPlace, redemptionTickets, type RedemptionResult } from '../../shared/contracts/redemption.ts'
import type { Effects } from '../../shared/flow/flow.ts'
import type { Clock } from '../../shared/host/clock.ts'
import { onOnline } from '../../shared/host/connection.ts'
import { holdPage } from '../../shared/host/navigation.ts'
import type { Session } from '../../shared/session/session.ts'
import { copy } from './copy.ts'
import { ticketMemory, type TicketPlace } from './memory.ts'
import { dinerPayment, guestPayment, locationQuery, type Contact } from './payload.ts'
import type { Found, In, Loaded, Paid, RedemptionEvent, RedemptionState } from './state.ts'

export interface Request extends TicketPlace {
  /** The tickets' numbers; empty where the location itself says which. */
  readonly numbers: readonly string[]
}

export interface EffectsStart {
  readonly client: () => Client
  readonly session: Pick<Session, 'isSignedIn' | 'edition'>
  readonly isGuest: boolean
  readonly request: () => Request
  readonly cards: Pick<CardPort, 'tokenise'> & { challenge(secret: string): Promise<Challenged> }
  readonly contact: () => Contact
  readonly productKey: () => string
  readonly intents: ReturnType<typeof createIntentKeys>
  readonly clock: Clock
  /** Back to the order after 3.5 s, where it came from one (C:L106). */
  readonly leave: (signal: AbortSignal) => void
  readonly finished: (paid: Paid, isConfirmed: boolean) => void
}

type Context = { send(event: RedemptionEvent): void; signal: AbortSignal }

/** What each state does to the world: the only place that awaits. */
export function createEffects(start: EffectsStart): Effects<RedemptionState, RedemptionEvent> {
  const { client, session, request, clock, isGuest } = start
  const memoryOf = (number: string) => ticketMemory(request(), number)

  function readTickets(project: Project, number: string, signal: AbortSignal): Promise<Outcome<Ticket[]>> {
    return client().call(redemptionTickets, { path: { project_id: project.projectId, ticket: number }, query: locationQuery(project, request().pos) }, { signal })
  }

  /** The project and every ticket of it that could be read; a problem only where none could. */
  async function load(signal: AbortSignal): Promise<Outcome<Loaded>> {
    const { pos, location, numbers } = request()
    if (!pos || !location) return failed({ kind: 'offline' })
    const place = await client().call(redemptionPlace, { path: { pos, location } }, { signal })
    if (!place.ok) return place
    const project = isGuest ? asGuest(place.value) : place.value
    if (!numbers.length) return { ok: true, value: { project, found: place.value.tickets.flatMap((ticket) => found(ticket, ticket.ticketCode ?? ticket.id)) } }
    const answers = await Promise.all(numbers.map(async (number) => ({ number, outcome: await readTickets(project, number, signal) })))
    const read = answers.flatMap(({ number, outcome }) => (outcome.ok ? outcome.value.flatMap((ticket) => found(ticket, outcome.value.length > 1 ? (ticket.ticketCode ?? ticket.id) : number)) : []))
    const refusal = answers.find(({ outcome }) => !outcome.ok)?.outcome
    const isSignedOut = answers.some(({ outcome }) => !outcome.ok && outcome.problem.kind === 'signed-out')
    if (isSignedOut) return failed({ kind: 'signed-out' })
    return read.length || !refusal || refusal.ok ? { ok: true, value: { project, found: read } } : refusal
  }

  function found(ticket: Ticket, number: string | null): Found[] {
    return number ? [{ ticket, number, remembered: memoryOf(number).read() }] : []
  }

  async function readAgain({ order }: In<'checking'> | In<'reconciling'>, { send, signal }: Context): Promise<void> {
    const outcome = await readTickets(order.project, order.number, signal)
    const ticket = outcome.ok ? (outcome.value.find(({ ticketCode, id }) => order.number === (ticketCode ?? id)) ?? outcome.value[0]) : undefined
    const one: Outcome<Ticket> = !outcome.ok ? outcome : ticket ? { ok: true, value: ticket } : failed({ kind: 'off-contract', detail: 'no ticket' })
    send({ type: 'billRead', outcome: one, nowMs: clock() })
  }

  function callFor({ order, token }: In<'paying'>, signal: AbortSignal): Promise<Outcome<RedemptionResult>> | null {
    const { pos } = request()
    const options = (body: unknown) => ({ signal, intent: start.intents.keyFor(body), edition: session.edition() })
    if (isGuest) {
      if (!token) return null
      const body = { payment: guestPayment(order, token, start.contact(), start.productKey()) }
      return client().call(payAsGuest, { path: { project_id: order.project.projectId, ticket: order.number }, query: locationQuery(order.project, pos), body }, options(body))
    }
    const body = dinerPayment(order, pos)
    return body && client().call(payAsDiner, { body }, options(body))
  }

  async function pay(state: In<'paying'>, { send, signal }: Context): Promise<void> {
    const memory = memoryOf(state.order.number)
    const leavePlace = memory.take()
    if (!leavePlace) return send({ type: 'heldBack' })
    const release = holdPage()
    try {
      memory.write('pending')
      const outcome = await (callFor(state, signal) ?? failed({ kind: 'offline' }))
      if (!outcome.ok && !isUnknown(outcome.problem)) {
        memory.forget()
        start.intents.settle()
      }
      send({ type: 'payAnswered', outcome, nowMs: clock() })
    } finally {
      leavePlace()
      release()
    }
  }

  /** A guest's card is only named, a diner's is kept first (B:L123). */
  async function makeCard({ order }: In<'tokenizing'>, { send }: Context): Promise<void> {
    const made = await start.cards.tokenise({ name: '', postalCode: start.contact().postalCode })
    if (!made.ok) return send({ type: 'cardRefused', message: made.message, problem: null })
    if (isGuest) return send({ type: 'cardMade', token: made.token, cards: null, cardId: null })
    const outcome = await client().call(saveCard, { body: { stripe_token: made.token } }, { edition: session.edition() })
    if (!outcome.ok) {
      const said = outcome.problem.kind === 'rejected' ? outcome.problem.message : null
      return send({ type: 'cardRefused', message: said ?? copy.card.notSaved, problem: outcome.problem })
    }
    const cards = outcome.value.creditCards
    const card = storedCard(order.project.creditCards, cards, made.lastFour)
    if (card) send({ type: 'cardMade', token: null, cards, cardId: card.id })
    else send({ type: 'cardRefused', message: copy.card.unmatched, problem: null })
  }

  function settled(paid: Paid, is: 'paid' | 'pos'): void {
    memoryOf(paid.order.number).write(is)
    start.intents.settle()
    start.finished(paid, is === 'paid')
  }

  return {
    signIn: (_, { send }) => void (session.isSignedIn() && send({ type: 'signedIn' })),
    async loading(_, { send, signal }) {
      const outcome = await load(signal)
      const isPaymentOpen = request().numbers.some((number) => memoryOf(number).read() !== null)
      send({ type: 'loaded', outcome, nowMs: clock(), isPaymentOpen })
    },
    notFound(_, { send, signal }) {
      start.leave(signal)
      onOnline(signal, () => send({ type: 'retried' }))
    },
    tokenizing: makeCard,
    checking: readAgain,
    paying: pay,
    async authenticating({ secret }, { send }) {
      send({ type: 'challengeAnswered', challenge: await start.cards.challenge(secret), nowMs: clock() })
    },
    reconciling: readAgain,
    unconfirmed({ owed }, { send, signal }) {
      if (owed === null) onOnline(signal, () => send({ type: 'retried' }))
    },
    success: (state) => settled(state, 'paid'),
    posUnconfirmed: (state) => settled(state, 'pos'),
  }
}

/** A guest has neither credit nor offers nor cards, whatever the answer says. */
function asGuest(project: Project): Project {
  return { ...project, balance: null, creditBalance: null, ikPassBalance: null, creditCards: [], offers: [], offer: null }
}
