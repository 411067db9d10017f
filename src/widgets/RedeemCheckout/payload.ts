import { billOf, leftUnpaidOf } from '../../shared/bill/ticket.ts'
import type { BillPayment, Project } from '../../shared/contracts/bill.ts'
import { toWire } from '../../shared/money/wire.ts'
import { offerOf, sourceOf, tipCents, type Order, type Request } from './order.ts'

/** The body of the payment, letter by letter (B:L124, R12): the tip in cents, all else in dollars; null without a card or project. */
export function paymentBody(order: Order, { pos, ticket }: Pick<Request, 'pos' | 'ticket'>): BillPayment | null {
  const { project } = order
  const source = sourceOf(order)
  if (!source || !project.projectSlug) return null
  const tip = tipCents(order)
  return {
    transaction: {
      amount: toWire(billOf(order.ticket)),
      charge_stripe_source_id: source,
      partial_payment: leftUnpaidOf(order.ticket) > 0,
      offer_claim_id: offerOf(order)?.offer.claimDetails?.offerClaimId ?? null,
    },
    project: project.projectSlug,
    ticket_number: ticket,
    location_id: locationOf(project),
    ...(pos && { pos }),
    tip: tip > 0 ? { amount: tip, stripe_source_id: source } : null,
  }
}

/** The bill's address: its location only for a `ProjectLocation` (R27), its part only where one is asked for (R28). */
export function ticketQuery(project: Project, { pos }: Pick<Request, 'pos'>, payAmount: Order['payAmount']) {
  const location = locationOf(project)
  return { pos, ...(location && { location_id: location }), ...(payAmount !== null && { pay_amount: toWire(payAmount) }) }
}

function locationOf({ locationType, locationId }: Project): string | null {
  return locationType === 'ProjectLocation' ? locationId : null
}
