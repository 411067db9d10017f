import type { Outcome, Problem } from '../../shared/api/outcome.ts'
import type { BillChange } from '../../shared/bill/difference.ts'
import type { Challenged } from '../../shared/card/cardPort.ts'
import type { Project, Ticket } from '../../shared/contracts/bill.ts'
import type { CreditCard } from '../../shared/contracts/cards.ts'
import type { RedemptionResult } from '../../shared/contracts/redemption.ts'
import type { CashCents } from '../../shared/money/cents.ts'
import type { Order, TipChoice } from './order.ts'

/** What this tab knows of an earlier payment of a ticket. */
export type Remembered = 'pending' | 'paid' | 'pos' | null

/** A ticket with a number to ask for it by, and what is known of it. */
export interface Found {
  readonly ticket: Ticket
  readonly number: string
  readonly remembered: Remembered
}

export interface Loaded {
  readonly project: Project
  readonly found: readonly Found[]
}

export type Complaint =
  | { readonly kind: 'card' | 'said'; readonly message: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'tip' }

export type Notice = { readonly kind: 'bill-changed'; readonly changes: readonly BillChange[] } | { readonly kind: 'offer-ended' } | { readonly kind: 'not-charged' }

/** Where to go on after a new sign-in. `payment`: the session ended while this order was paid. */
export interface Resume {
  readonly order: Order
  readonly payment: 'refused' | 'unknown' | null
}

/** A payment as it was sent: what every answer and reading is held against. */
export interface Sent {
  readonly order: Order
  readonly owedBefore: CashCents
  /** A guest's card, as the provider named it. */
  readonly token: string | null
}

export interface Paid {
  /** By this payment; found paid already; or read from the bill after an unknown outcome. */
  readonly how: 'paid' | 'already' | 'found'
  readonly order: Order
  readonly result: RedemptionResult | null
  readonly atMs: number | null
}

export type RedemptionState =
  | { readonly kind: 'signIn'; readonly resume: Resume | null }
  | { readonly kind: 'loading'; readonly resume: Resume | null }
  | { readonly kind: 'notFound'; readonly isPaymentOpen: boolean }
  | ({ readonly kind: 'choosing' } & Loaded)
  | { readonly kind: 'checkout'; readonly order: Order; readonly complaint: Complaint | null; readonly notice: Notice | null }
  | { readonly kind: 'tokenizing'; readonly order: Order }
  | { readonly kind: 'checking'; readonly order: Order; readonly token: string | null }
  | ({ readonly kind: 'paying' } & Sent)
  | ({ readonly kind: 'authenticating'; readonly secret: string; readonly result: RedemptionResult } & Sent)
  | ({ readonly kind: 'reconciling' } & Sent)
  /** Read, and still not known. `owed`: what the bill says; null where it could not be read. */
  | ({ readonly kind: 'unconfirmed'; readonly owed: CashCents | null } & Sent)
  | ({ readonly kind: 'success' } & Paid)
  | ({ readonly kind: 'receipt' } & Paid)
  | ({ readonly kind: 'posUnconfirmed' } & Paid)

export type Kind = RedemptionState['kind']
export type In<K extends Kind> = Extract<RedemptionState, { kind: K }>

/** What has happened; `nowMs` is since the epoch. */
export type RedemptionEvent =
  | { readonly type: 'signedIn' }
  | { readonly type: 'signedOut' }
  | { readonly type: 'loaded'; readonly outcome: Outcome<Loaded>; readonly nowMs: number; readonly isPaymentOpen: boolean }
  | { readonly type: 'ticketChosen'; readonly number: string; readonly nowMs: number }
  | { readonly type: 'offerChosen'; readonly key: string | null }
  | { readonly type: 'cardChosen'; readonly cardId: string | null }
  | { readonly type: 'tipChosen'; readonly tip: TipChoice }
  | { readonly type: 'paySubmitted' }
  | { readonly type: 'cardMade'; readonly token: string | null; readonly cards: readonly CreditCard[] | null; readonly cardId: string | null }
  | { readonly type: 'cardRefused'; readonly message: string; readonly problem: Problem | null }
  | { readonly type: 'billRead'; readonly outcome: Outcome<Ticket>; readonly nowMs: number }
  | { readonly type: 'payAnswered'; readonly outcome: Outcome<RedemptionResult>; readonly nowMs: number }
  | { readonly type: 'challengeAnswered'; readonly challenge: Challenged; readonly nowMs: number }
  | { readonly type: 'heldBack' }
  | { readonly type: 'retried' }
  | { readonly type: 'receiptOpened' }
  | { readonly type: 'wentBack' }
