import { offerChoices, preselected, type OfferChoice } from '../../shared/bill/offers.ts'
import { planOf, type PaymentPlan } from '../../shared/bill/plan.ts'
import { gratuityDueOf } from '../../shared/bill/ticket.ts'
import { tipMenu, tipOf, typedTip, type TipMenu, type TipPreset, type TypedTip } from '../../shared/bill/tip.ts'
import { choosableCards, isCardExpired } from '../../shared/card/savedCards.ts'
import type { Project, Ticket } from '../../shared/contracts/bill.ts'
import type { CreditCard } from '../../shared/contracts/cards.ts'
import { cash, credit, type CashCents } from '../../shared/money/cents.ts'
import { dayIn } from '../../shared/time/calendar.ts'

/** A preset follows the bill when that changes; a typed text stays as it is. */
export type TipChoice = { readonly kind: 'preset'; readonly preset: TipPreset } | { readonly kind: 'typed'; readonly text: string }

/** Everything that is decided about one ticket on the way to its payment. */
export interface Order {
  readonly project: Project
  readonly ticket: Ticket
  /** What the ticket is asked for by. */
  readonly number: string
  /** When it was read, in ms since the epoch. */
  readonly readAtMs: number
  readonly tip: TipChoice
  /** The chosen offer's key; null for none. */
  readonly offerKey: string | null
  /** The saved card that pays; null for a new one. */
  readonly cardId: string | null
}

export function newOrder(project: Project, ticket: Ticket, number: string, readAtMs: number): Order {
  const offer = preselected(project, offerChoices(project, ticket, readAtMs), ticket)
  return { project, ticket, number, readAtMs, tip: { kind: 'preset', preset: tipMenu(ticket, project).initial }, offerKey: offer?.key ?? null, cardId: firstCard(project, readAtMs) }
}

/** The same decisions on a bill that was read again; what is no longer possible falls back. */
export function renewed(order: Order, fresh: Partial<Pick<Order, 'project' | 'ticket'>>, readAtMs: number): Order {
  const next = { ...order, ...fresh, readAtMs }
  const menu = tipMenuOf(next)
  return {
    ...next,
    tip: next.tip.kind === 'preset' && menu.mode !== tipMenuOf(order).mode ? { kind: 'preset', preset: menu.initial } : next.tip,
    offerKey: offerOf(next)?.key ?? null,
    cardId: cardOf(next) ? next.cardId : firstCard(next.project, readAtMs),
  }
}

function firstCard({ creditCards }: Project, nowMs: number): string | null {
  return choosableCards(creditCards).find((card) => !isCardExpired(card, dayIn(null, nowMs)))?.id ?? null
}

export function choicesOf({ project, ticket, readAtMs }: Order): OfferChoice[] {
  return offerChoices(project, ticket, readAtMs)
}

export function offerOf(order: Order): OfferChoice | null {
  return choicesOf(order).find(({ key, standing }) => key === order.offerKey && standing === 'usable') ?? null
}

export function cardOf({ project, cardId }: Order): CreditCard | null {
  return project.creditCards.find(({ id }) => id === cardId) ?? null
}

export function tipMenuOf({ ticket, project }: Order): TipMenu {
  return tipMenu(ticket, project)
}

/** No tip where the restaurant takes none (W12). */
export function takesTips({ project }: Order): boolean {
  return project.checkout?.tippingEnabled !== false
}

/** The tip as it stands, or what is wrong with it (R10, R11). */
export function readTip(order: Order): TypedTip {
  const { tip, ticket } = order
  if (!takesTips(order)) return { ok: true, amount: cash(0) }
  const text = tip.kind === 'typed' ? tip.text : plain(tipOf(tip.preset, tipMenuOf(order).base))
  return typedTip(text, gratuityDueOf(ticket))
}

/** `8.50`, as the field holds it. */
export function plain(cents: number): string {
  return `${Math.trunc(cents / 100)}.${`${cents % 100}`.padStart(2, '0')}`
}

export function tipCents(order: Order): CashCents {
  const tip = readTip(order)
  return tip.ok ? tip.amount : cash(0)
}

export function planFor(order: Order): PaymentPlan {
  return planOf(order.project, order.ticket, offerOf(order)?.worth ?? credit(0), tipCents(order))
}
