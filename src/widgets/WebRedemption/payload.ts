import { billOf, leftUnpaidOf } from '../../shared/bill/ticket.ts'
import type { BillPayment, Project } from '../../shared/contracts/bill.ts'
import type { GuestPayment } from '../../shared/contracts/redemption.ts'
import { toWire } from '../../shared/money/wire.ts'
import { cardOf, offerOf, tipCents, type Order } from './order.ts'

/** What a guest leaves behind besides money, all of it of their own will. */
export interface Contact {
  readonly email: string
  readonly phone: string
  readonly joins: boolean
  readonly postalCode: string
}

/** The location only for a `ProjectLocation` (R27). */
export function locationQuery(project: Project, pos: string): { pos: string; location_id?: string } {
  const location = locationOf(project)
  return { pos, ...(location && { location_id: location }) }
}

function locationOf({ locationType, locationId }: Project): string | null {
  return locationType === 'ProjectLocation' ? locationId : null
}

/** The body of a diner's payment (B:L124, R12): the tip in cents, all else in dollars; null without card or project. */
export function dinerPayment(order: Order, pos: string): BillPayment | null {
  const { project, ticket } = order
  const source = cardOf(order)?.id
  if (!source || !project.projectSlug) return null
  const tip = tipCents(order)
  return {
    transaction: {
      amount: toWire(billOf(ticket)),
      charge_stripe_source_id: source,
      partial_payment: leftUnpaidOf(ticket) > 0,
      offer_claim_id: offerOf(order)?.offer.claimDetails?.offerClaimId ?? null,
    },
    project: project.projectSlug,
    ticket_number: order.number,
    location_id: locationOf(project),
    ...(pos && { pos }),
    tip: tip > 0 ? { amount: tip, stripe_source_id: source } : null,
  }
}

/** The body of a guest's payment (W3). */
export function guestPayment(order: Order, token: string, { email, phone, joins }: Contact, productKey: string): GuestPayment {
  const tip = tipCents(order)
  return {
    amount: toWire(billOf(order.ticket)),
    stripe_token: token,
    tip: tip > 0 ? { amount: tip } : null,
    email: email.trim() || null,
    phone_number: phone.trim() || null,
    [`opt_in_${productKey}`]: joins,
  }
}
