import { http, HttpResponse } from 'msw'
import { payAsGuest } from '../../src/shared/contracts/redemption.ts'
import { answer } from './answer.ts'
import type { Area } from './backend.ts'
import { bill } from './bill.ts'
import { dollars, openOf, wireTicket } from './billTickets.ts'
import { refuse } from './refusal.ts'

export interface RedemptionState {
  /** Guests' payments in cents. */
  payments: { ticket: string; amount: number; tip: number }[]
}

/** Bills of people without an account: asked for without a token, paid by card alone (W1, W3). */
export const redemption: Area<RedemptionState> = {
  key: 'redemption',
  initial: () => ({ payments: [] }),
  scenarios: {},
  handlers: (backend) => [
    http.get(/\/api\/v4\/external_locations\/[^/]+\/[^/]+$/, ({ request }) => (request.headers.has('authorization') ? undefined : HttpResponse.json({ data: place }))),
    http.get(/\/api\/v4\/projects\/[^/]+\/tickets\/[^/]+$/, ({ request }) => {
      if (request.headers.has('authorization')) return undefined
      const number = new URL(request.url).pathname.split('/').at(-1)
      const found = backend.state(bill).tickets.find((ticket) => ticket.number === number)
      return found ? HttpResponse.json({ ticket: wireTicket(found, null) }) : HttpResponse.json({ errors: { base: ["Your specified ticket couldn't be found."] } }, { status: 404 })
    }),
    answer(payAsGuest, ({ path, body }) => {
      const ticket = backend.state(bill).tickets.find(({ number }) => number === path.ticket)
      if (!ticket || !body.payment?.stripe_token) return refuse(422, 'Missing project or ticket')
      if (openOf(ticket) <= 0) return refuse(422, { errors: { base: ['Payment is already done'] } })
      const amount = Math.min(openOf(ticket), Math.round(Number(body.payment.amount) * 100))
      const tip = Number(body.payment.tip?.amount ?? 0)
      ticket.paid += amount
      const { payments } = backend.state(redemption)
      payments.push({ ticket: ticket.number, amount, tip })
      const hasJoined = Object.entries(body.payment).some(([key, value]) => key.startsWith('opt_in_') && `${value}` === 'true')
      return {
        id: `G-${payments.length}`,
        pos_success: { payments: [{ type: 'card', amount: dollars(amount + tip) }] },
        subscription_credit_back: { amount: hasJoined ? dollars(Math.round(amount * 0.2)) : 0 },
        opt_in_dine: hasJoined && { balance: dollars(Math.round(amount * 0.2)) },
      }
    }),
  ],
}

const place = { project_id: 42, project_slug: 'osteria-lucca', location_type: 'ProjectLocation', location_id: 7, name: 'Osteria Lucca', stripe_public_key: 'pk_test_harness', country_code: 'US', timezone: 'America/Chicago' }
