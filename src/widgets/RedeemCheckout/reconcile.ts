import { billOf, owedOf } from '../../shared/bill/ticket.ts'
import type { Ticket } from '../../shared/contracts/bill.ts'
import { isAlreadyDone, messageOf, signedOut } from './answers.ts'
import type { RedeemEvent } from './events.ts'
import type { In, RedeemState, Sent } from './state.ts'

type Event<T extends RedeemEvent['type']> = Extract<RedeemEvent, { type: T }>

/** The bill owes nothing more, or less by at least what was paid: somebody else's smaller share proves nothing. */
export function isPaidBy({ order, owedBefore }: Sent, ticket: Ticket): boolean {
  return owedOf(ticket) <= 0 || owedBefore - owedOf(ticket) >= billOf(order.ticket)
}

/** The bill, read after a payment of unknown outcome. It is never paid again here, and never called unpaid (faults D3). */
export function reconciled({ order, owedBefore, isRefused }: In<'reconciling'>, { outcome }: Event<'billRead'>): RedeemState {
  if (outcome.ok) {
    const ticket = outcome.value
    if (isPaidBy({ order, owedBefore }, ticket)) return { kind: 'success', how: 'found', order, result: null }
    if (isRefused) return { kind: 'failed', order, message: null, owed: owedOf(ticket) }
    return { kind: 'unconfirmed', order, owedBefore, isRefused, owed: owedOf(ticket) }
  }
  if (isAlreadyDone(messageOf(outcome.problem))) return { kind: 'success', how: 'already', order, result: null }
  if (outcome.problem.kind === 'signed-out') return signedOut(order, 'review', { payment: 'unknown' })
  return { kind: 'unconfirmed', order, owedBefore, isRefused, owed: null }
}
