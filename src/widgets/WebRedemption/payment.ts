import { isUnknown } from '../../shared/api/outcome.ts'
import { isAlreadyDone, isPaidBy } from '../../shared/bill/settled.ts'
import { owedOf } from '../../shared/bill/ticket.ts'
import { receiptOf, receiptOfOther } from './receipt.ts'
import { checkout, signedOut, type Event, type In, type RedemptionState } from './state.ts'

/** What the server said to the payment. */
export function answered({ kind: _, ...sent }: In<'paying'>, { outcome, nowMs }: Event<'payAnswered'>): RedemptionState {
  const { order } = sent
  const already: RedemptionState = { kind: 'success', how: 'already', receipt: receiptOfOther(order, nowMs) }
  if (outcome.ok) {
    const result = outcome.value
    if (isAlreadyDone(result.error)) return already
    if (result.challenge) return { kind: 'authenticating', ...sent, secret: result.challenge, result }
    if (!result.isConfirmed && result.error) return { kind: 'reconciling', ...sent, charged: null }
    return { kind: result.isConfirmed ? 'success' : 'posUnconfirmed', how: 'paid', receipt: receiptOf(order, result, nowMs) }
  }
  const { problem } = outcome
  if (isUnknown(problem)) return { kind: 'reconciling', ...sent, charged: null }
  if (problem.kind === 'signed-out') return signedOut(order, 'refused')
  if (problem.kind !== 'rejected') return checkout(order, { kind: 'unreachable' })
  if (isAlreadyDone(problem.message)) return already
  return checkout(order, problem.message ? { kind: 'said', message: problem.message } : { kind: 'declined' })
}

/** What the bank said (3-D Secure). Whether the restaurant knows is read from the bill. */
export function challenged({ kind: _, secret: __, result, ...sent }: In<'authenticating'>, { challenge }: Event<'challengeAnswered'>): RedemptionState {
  if (challenge.kind === 'refused') return checkout(sent.order, { kind: 'said', message: challenge.message })
  return { kind: 'reconciling', ...sent, charged: challenge.kind === 'paid' ? result : null }
}

/** Read after an unknown outcome: never paid again here, and never called unpaid (faults D3). */
export function reconciled({ kind: _, charged, ...sent }: In<'reconciling'>, { outcome, nowMs }: Event<'billRead'>): RedemptionState {
  const { order, sums, receipt } = sent
  const isPaid = outcome.ok && isPaidBy(sums, outcome.value)
  if (charged) return { kind: isPaid ? 'success' : 'posUnconfirmed', how: 'paid', receipt: receiptOf(order, charged, nowMs) }
  if (isPaid) return { kind: 'success', how: 'found', receipt }
  if (outcome.ok) return { kind: 'unconfirmed', ...sent, owed: owedOf(outcome.value) }
  if (outcome.problem.kind === 'signed-out') return signedOut(order, 'unknown')
  return { kind: 'unconfirmed', ...sent, owed: null }
}
