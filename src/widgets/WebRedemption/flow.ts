import { isUnknown } from '../../shared/api/outcome.ts'
import { billChanges } from '../../shared/bill/difference.ts'
import { billOf, owedOf } from '../../shared/bill/ticket.ts'
import { cardOf, newOrder, offerOf, readTip, renewed, type Order } from './order.ts'
import type { Complaint, Found, In, Kind, Loaded, Notice, RedemptionEvent, RedemptionState, Resume, Sent } from './state.ts'

type Event<T extends RedemptionEvent['type']> = Extract<RedemptionEvent, { type: T }>
type Step<K extends Kind> = (state: In<K>, event: RedemptionEvent, isGuest: boolean) => RedemptionState

/** The redemption as a machine (C:L104–L109). Pure; an event that means nothing in a state gives back the same object. */
export function transition(state: RedemptionState, event: RedemptionEvent, isGuest: boolean): RedemptionState {
  if (event.type === 'signedOut') return isGuest ? state : sessionLost(state)
  if (event.type === 'signedIn') return isGuest ? state : sessionGained(state)
  // SAFETY: `steps` is keyed by kind, so the step under a state's kind takes that state.
  return (steps[state.kind] as Step<Kind>)(state, event, isGuest)
}

/** A write is on its way: only its own answer leads on. */
export function isWriting({ kind }: RedemptionState): boolean {
  return kind === 'tokenizing' || kind === 'paying' || kind === 'authenticating'
}

const isOver = ({ kind }: RedemptionState): boolean => kind === 'success' || kind === 'receipt' || kind === 'posUnconfirmed'

function sessionLost(state: RedemptionState): RedemptionState {
  if (state.kind === 'signIn' || isOver(state) || isWriting(state)) return state
  if (state.kind === 'loading') return { kind: 'signIn', resume: state.resume }
  if (state.kind === 'reconciling' || state.kind === 'unconfirmed') return signedOut(state.order, 'unknown')
  return 'order' in state ? signedOut(state.order) : { kind: 'signIn', resume: null }
}

/** Perhaps somebody else: everything of theirs is loaded anew. */
function sessionGained(state: RedemptionState): RedemptionState {
  if (isOver(state) || isWriting(state)) return state
  const lost = sessionLost(state)
  return lost.kind === 'signIn' ? { kind: 'loading', resume: lost.resume } : state
}

function signedOut(order: Order, payment: Resume['payment'] = null): RedemptionState {
  return { kind: 'signIn', resume: { order, payment } }
}

function checkout(order: Order, complaint: Complaint | null = null, notice: Notice | null = null): RedemptionState {
  return { kind: 'checkout', order, complaint, notice }
}

/** The server's word for a bill that is paid: success, and only in this wording (R19, X14). */
export function isAlreadyDone(message: string | null | undefined): boolean {
  return /payment is already done/i.test(message ?? '')
}

const loading: Step<'loading'> = ({ resume }, event) => {
  if (event.type !== 'loaded') return { kind: 'loading', resume }
  const { outcome, nowMs, isPaymentOpen } = event
  if (!outcome.ok) return outcome.problem.kind === 'signed-out' ? { kind: 'signIn', resume } : { kind: 'notFound', isPaymentOpen: isPaymentOpen || Boolean(resume?.payment) }
  if (resume) return resumed(resume, outcome.value, nowMs)
  return opened(outcome.value, nowMs)
}

/** None, one or several with something to pay (C:L107). */
function opened({ project, found }: Loaded, nowMs: number): RedemptionState {
  const open = found.filter(({ ticket }) => billOf(ticket) > 0)
  const [first] = open
  if (!first) return settledBefore({ project, found }, nowMs)
  return open.length > 1 ? { kind: 'choosing', project, found: open } : entered({ project, found }, first, nowMs)
}

/** What this tab has paid stays paid, also after a reload (faults D4, D5). */
function settledBefore({ project, found }: Loaded, nowMs: number): RedemptionState {
  const own = found.find(({ remembered }) => remembered)
  return own ? { kind: 'success', how: 'found', order: newOrder(project, own.ticket, own.number, nowMs), result: null, atMs: null } : { kind: 'notFound', isPaymentOpen: false }
}

function entered({ project }: Loaded, { ticket, number, remembered }: Found, nowMs: number): RedemptionState {
  const order = newOrder(project, ticket, number, nowMs)
  if (remembered === 'pos') return { kind: 'posUnconfirmed', how: 'paid', order, result: null, atMs: null }
  if (remembered === 'pending') return { kind: 'unconfirmed', order, owedBefore: owedOf(ticket), token: null, owed: owedOf(ticket) }
  return checkout(order)
}

function resumed({ order, payment }: Resume, { project, found }: Loaded, nowMs: number): RedemptionState {
  const same = found.find(({ number }) => number === order.number)
  if (!same) return { kind: 'notFound', isPaymentOpen: payment !== null }
  const sent = { order, owedBefore: owedOf(order.ticket), token: null }
  if (isPaidBy(sent, owedOf(same.ticket))) return { kind: 'success', how: 'found', order, result: null, atMs: null }
  if (payment === 'unknown') return { kind: 'unconfirmed', ...sent, owed: owedOf(same.ticket) }
  const changes = billChanges(order.ticket, same.ticket)
  const notice: Notice | null = changes.length ? { kind: 'bill-changed', changes } : payment === 'refused' ? { kind: 'not-charged' } : null
  return checkout(renewed(order, { project, ticket: same.ticket }, nowMs), null, notice)
}

/** Nothing is owed, or less by at least what was paid: somebody else's smaller share proves nothing. */
function isPaidBy({ order, owedBefore }: Sent, owed: number): boolean {
  return owed <= 0 || owedBefore - owed >= billOf(order.ticket)
}

const deciding: Step<'checkout'> = (state, event, isGuest) => {
  const { order } = state
  switch (event.type) {
    case 'offerChosen':
      return { ...state, order: { ...order, offerKey: event.key } }
    case 'cardChosen':
      return { ...state, order: { ...order, cardId: event.cardId }, complaint: null }
    case 'tipChosen':
      return { ...state, order: { ...order, tip: event.tip }, complaint: state.complaint?.kind === 'tip' ? null : state.complaint }
    case 'paySubmitted':
      if (!readTip(order).ok) return { ...state, complaint: { kind: 'tip' } }
      return !isGuest && cardOf(order) ? { kind: 'checking', order, token: null } : { kind: 'tokenizing', order }
    default:
      return state
  }
}

const tokenizing: Step<'tokenizing'> = (state, event) => {
  const { order } = state
  if (event.type === 'cardRefused') {
    if (event.problem?.kind === 'signed-out') return signedOut(order)
    return checkout(order, { kind: 'card', message: event.message })
  }
  if (event.type !== 'cardMade') return state
  const project = event.cards ? { ...order.project, creditCards: [...event.cards] } : order.project
  return { kind: 'checking', order: { ...order, project, cardId: event.cardId }, token: event.token }
}

/** The bill right before it is paid: any difference goes back to the diner (faults D7, D10). */
function checked({ order, token }: In<'checking'>, { outcome, nowMs }: Event<'billRead'>): RedemptionState {
  if (!outcome.ok) return outcome.problem.kind === 'signed-out' ? signedOut(order) : checkout(order, { kind: 'unreachable' })
  const ticket = outcome.value
  if (billOf(ticket) <= 0) return { kind: 'notFound', isPaymentOpen: false }
  const fresh = renewed(order, { ticket }, nowMs)
  const changes = billChanges(order.ticket, ticket)
  if (changes.length) return checkout(fresh, null, { kind: 'bill-changed', changes })
  if (offerOf(fresh)?.worth !== offerOf(order)?.worth) return checkout(fresh, null, { kind: 'offer-ended' })
  return { kind: 'paying', order: fresh, owedBefore: owedOf(ticket), token }
}

function answered({ order, owedBefore, token }: In<'paying'>, { outcome, nowMs }: Event<'payAnswered'>): RedemptionState {
  const sent = { order, owedBefore, token }
  if (outcome.ok) {
    const result = outcome.value
    if (isAlreadyDone(result.error)) return { kind: 'success', how: 'already', order, result: null, atMs: null }
    if (result.challenge) return { kind: 'authenticating', ...sent, secret: result.challenge, result }
    if (result.error) return { kind: 'reconciling', ...sent }
    return { kind: result.isConfirmed ? 'success' : 'posUnconfirmed', how: 'paid', order, result, atMs: nowMs }
  }
  const { problem } = outcome
  if (isUnknown(problem)) return { kind: 'reconciling', ...sent }
  if (problem.kind === 'signed-out') return signedOut(order, 'refused')
  if (problem.kind !== 'rejected') return checkout(order, { kind: 'unreachable' })
  if (isAlreadyDone(problem.message)) return { kind: 'success', how: 'already', order, result: null, atMs: null }
  return checkout(order, problem.message ? { kind: 'said', message: problem.message } : { kind: 'declined' })
}

const authenticating: Step<'authenticating'> = (state, event) => {
  if (event.type !== 'challengeAnswered') return state
  const { order, owedBefore, token } = state
  if (event.challenge.kind === 'refused') return checkout(order, { kind: 'said', message: event.challenge.message })
  return { kind: 'reconciling', order, owedBefore, token }
}

/** Read after an unknown outcome: never paid again here, and never called unpaid (faults D3). */
function reconciled({ order, owedBefore, token }: In<'reconciling'>, { outcome }: Event<'billRead'>): RedemptionState {
  const sent = { order, owedBefore, token }
  if (!outcome.ok) return outcome.problem.kind === 'signed-out' ? signedOut(order, 'unknown') : { kind: 'unconfirmed', ...sent, owed: null }
  const owed = owedOf(outcome.value)
  return isPaidBy(sent, owed) ? { kind: 'success', how: 'found', order, result: null, atMs: null } : { kind: 'unconfirmed', ...sent, owed }
}

const steps: { readonly [K in Kind]: Step<K> } = {
  signIn: (state) => state,
  loading: (state, event, isGuest) => (event.type === 'loaded' ? loading(state, event, isGuest) : state),
  notFound: (state, event) => (event.type === 'retried' ? { kind: 'loading', resume: null } : state),
  choosing(state, event) {
    const chosen = event.type === 'ticketChosen' ? state.found.find(({ number }) => number === event.number) : undefined
    return chosen && event.type === 'ticketChosen' ? entered(state, chosen, event.nowMs) : state
  },
  checkout: deciding,
  tokenizing,
  checking: (state, event) => (event.type === 'billRead' ? checked(state, event) : state),
  paying: (state, event) => (event.type === 'payAnswered' ? answered(state, event) : event.type === 'heldBack' ? checkout(state.order, { kind: 'unreachable' }) : state),
  authenticating,
  reconciling: (state, event) => (event.type === 'billRead' ? reconciled(state, event) : state),
  unconfirmed(state, event) {
    if (event.type === 'retried') return { kind: 'reconciling', order: state.order, owedBefore: state.owedBefore, token: state.token }
    return event.type === 'paySubmitted' && state.owed !== null ? checkout(state.order) : state
  },
  success: (state, event) => (event.type === 'receiptOpened' ? { ...state, kind: 'receipt' } : state),
  receipt: (state, event) => (event.type === 'wentBack' ? { ...state, kind: 'success' } : state),
  posUnconfirmed: (state) => state,
}
