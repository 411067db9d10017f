import { waitFor } from '@testing-library/dom'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { bill } from '../../demo/backend/bill.ts'
import { backend } from '../support/server.ts'
import { mountWidget, requests, type MountedWidget } from '../support/mountWidget.ts'

type Start = NonNullable<Parameters<typeof mountWidget>[1]>

const place = { pos: 'toast', location: 'lucca', ticket: '1001' }
const account = { brand: 'visa', last_four: '4242', exp_month: 4, exp_year: 2030 }

/** The guest's own bill, with the page's own token for them. */
export function open(start: Start = {}): Promise<MountedWidget> {
  return mountWidget('WebRedemption', { ...start, options: { ...place, token: 'harness-guest', ...start.options } })
}

export function openSignedOut(start: Start = {}): Promise<MountedWidget> {
  return mountWidget('WebRedemption', { ...start, options: { ...place, ...start.options } })
}

export function openAsGuest(start: Start = {}): Promise<MountedWidget> {
  return mountWidget('WebRedemption', { ...start, options: { ...place, authRequired: false, ...start.options } })
}

export function calls(path: string, method?: string) {
  return requests.filter((request) => request.path.includes(path) && (!method || request.method === method))
}

export const stateOf = ({ shadow }: MountedWidget) => shadow.querySelector('.redemption')?.getAttribute('data-state')

export async function until(widget: MountedWidget, state: string): Promise<void> {
  await waitFor(() => expect(stateOf(widget)).toBe(state))
}

export async function pay(widget: MountedWidget): Promise<void> {
  await until(widget, 'checkout')
  await widget.guest.press(/^Pay \$/)
}

export async function fillCard({ guest }: MountedWidget, number = '4242424242424242'): Promise<void> {
  await guest.fill('Card number', number)
  await guest.fill('Expiration date', '1231')
  await guest.fill('Security code', '123')
}

export async function signIn({ guest }: MountedWidget): Promise<void> {
  await guest.fill('Email', 'guest@example.com')
  await guest.fill('Password', 'dinner-for-two')
  await guest.press('Sign in')
}

export const payments = () => backend.state(bill).payments
export const payCalls = () => requests.filter(({ method, path }) => method === 'POST' && /\/(credits|payments)$/.test(path))

/** Every word on the screen. */
export const words = ({ shadow }: MountedWidget) => shadow.querySelector('.redemption')?.textContent?.replaceAll(/\s+/g, ' ') ?? ''

/** The imitation's own project with something else in it. */
export function project(parts: object) {
  return http.get(/\/api\/v4\/external_locations\//, () =>
    HttpResponse.json({ data: { project_id: 42, project_slug: 'osteria-lucca', location_type: 'ProjectLocation', location_id: 7, name: 'Osteria Lucca', credit_balance: 25, ik_pass_balance: 0, credit_cards: [{ id: 11, ...account }], offers: [], stripe_public_key: 'pk_test_harness', ...parts } }),
  )
}

export function ticket(parts: object) {
  return http.get(/\/api\/v4\/projects\/42\/tickets\//, () => HttpResponse.json({ ticket: { id: 1, ticket_code: '1001', bill_amount: 84.5, bill_total: 84.5, bill_amount_due: 84.5, sub_total: 78, taxes: [{ display_amount: 6.5 }], ...parts } }))
}

export function answersPay(body: object, status = 200) {
  return http.post(/\/(credits|payments)$/, () => HttpResponse.json(body, { status }))
}

export const paid = { pos_success: { payments: [{ type: 'card', amount: 100.1 }] }, subscription_credit_back: { amount: 11.9 }, id: 'R-1' }
