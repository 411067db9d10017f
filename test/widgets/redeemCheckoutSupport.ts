import { waitFor } from '@testing-library/dom'
import { expect } from 'vitest'
import { bill } from '../../demo/backend/bill.ts'
import { accountBy } from '../../demo/backend/session.ts'
import { backend } from '../support/server.ts'
import { mountWidget, requests, type MountedWidget } from '../support/mountWidget.ts'

type Start = NonNullable<Parameters<typeof mountWidget>[1]>

/** The guest's own bill, with the page's own token for them. */
export const diner = { pos: 'toast', location: 'lucca', ticket: '1001', token: 'harness-guest' }

export function open(start: Start = {}): Promise<MountedWidget> {
  return mountWidget('RedeemCheckout', { ...start, options: { ...diner, ...start.options } })
}

export function openSignedOut(start: Start = {}): Promise<MountedWidget> {
  const { token: _, ...rest } = diner
  return mountWidget('RedeemCheckout', { ...start, options: { ...rest, ...start.options } })
}

export function calls(path: string, method?: string) {
  return requests.filter((request) => request.path.includes(path) && (!method || request.method === method))
}

export const stageOf = ({ shadow }: MountedWidget) => shadow.querySelector('.redeem')?.getAttribute('data-stage')
export const stateOf = ({ shadow }: MountedWidget) => shadow.querySelector('.redeem')?.getAttribute('data-state')

export async function until(widget: MountedWidget, stage: string): Promise<void> {
  await waitFor(() => expect(stageOf(widget)).toBe(stage))
}

export async function untilState(widget: MountedWidget, state: string): Promise<void> {
  await waitFor(() => expect(stateOf(widget)).toBe(state))
}

export async function signIn({ guest }: MountedWidget, password = 'dinner-for-two'): Promise<void> {
  await guest.fill('Email', 'guest@example.com')
  await guest.fill('Password', password)
  await guest.press('Sign in')
}

export async function toTip(widget: MountedWidget): Promise<void> {
  await until(widget, 'addCredit')
  await widget.guest.press('Next')
  await until(widget, 'redeemCredit')
}

export async function toReview(widget: MountedWidget): Promise<void> {
  await toTip(widget)
  await widget.guest.press('Continue')
  await until(widget, 'review')
}

export async function pay(widget: MountedWidget): Promise<void> {
  await toReview(widget)
  await widget.guest.press(/^Pay \$/)
}

export const payments = () => backend.state(bill).payments
export const guest = () => accountBy(backend, 'guest@example.com')

/** Every word on the screen. */
export const words = ({ shadow }: MountedWidget) => shadow.querySelector('.redeem')?.textContent?.replaceAll(/\s+/g, ' ') ?? ''
