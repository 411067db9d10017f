import { isAlreadyDone, isPaidBy } from '../../shared/bill/settled.ts'
import { billOf, owedOf } from '../../shared/bill/ticket.ts'
import { messageOf, signedOut } from './answers.ts'
import type { RedeemEvent } from './events.ts'
import type { In, RedeemState } from './state.ts'

type Event<T extends RedeemEvent['type']> = Extract<RedeemEvent, { type: T }>

/** The bill, read after a payment of unknown outcome. It is never paid again here, and never called unpaid (faults D3). */
export function reconciled({ order, owedBefore, isRefused }: In<'reconciling'>, { outcome }: Event<'billRead'>): RedeemState {
  if (outcome.ok) {
    const ticket = outcome.value
    if (isPaidBy({ owed: owedBefore, bill: billOf(order.ticket) }, ticket)) return { kind: 'success', how: 'found', order, result: null }
    if (isRefused) return { kind: 'failed', order, message: null, owed: owedOf(ticket) }
    return { kind: 'unconfirmed', order, owedBefore, isRefused, owed: owedOf(ticket) }
  }
  if (isAlreadyDone(messageOf(outcome.problem))) return { kind: 'success', how: 'already', order, result: null }
  if (outcome.problem.kind === 'signed-out') return signedOut(order, 'review', { payment: 'unknown' })
  return { kind: 'unconfirmed', order, owedBefore, isRefused, owed: null }
}
