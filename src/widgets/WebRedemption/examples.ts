import { defineExamples, type Example, type Guest } from '../../shared/widget/examples.ts'
import type { Options } from './options.ts'

/** The page knows its diner: `guest@example.com` of the imitated backend. */
const diner = { pos: 'toast', location: 'lucca', ticket: '1001', token: 'harness-guest' }
const guestOfHouse = { pos: 'toast', location: 'lucca', ticket: '1001', authRequired: false }

async function pay(guest: Guest): Promise<void> {
  await guest.see('Pay your bill')
  await guest.press(/^Pay \$/)
}

async function paid(guest: Guest): Promise<void> {
  await pay(guest)
  await guest.see('Payment Successful')
}

type Written = Example<Options>

function example(key: string, title: string, parts: Omit<Written, 'key' | 'title'> = {}): Written {
  return { key, title, ...parts, options: { ...diner, ...parts.options } }
}

export const examples = defineExamples<Options>(
  { key: 'default', title: 'Signs in first', options: { pos: 'toast', location: 'lucca', ticket: '1001' } },
  example('checkout', 'One check to pay', { play: async (guest) => guest.see('Pay your bill') }),
  example('covered', 'Covered by credit', { backend: 'bill-covered', play: paid }),
  example('offers', 'With offers', { backend: 'bill-offers', play: paid }),
  example('offer-below-minimum', 'An offer whose minimum is not met', { backend: 'bill-offer-below-minimum', play: async (guest) => guest.see('Minimum spend not met') }),
  example('item-offer', 'An offer for something that is not on the bill', { backend: 'bill-item-offer', play: async (guest) => guest.see('Item not on bill') }),
  example('gratuity', 'A bill with gratuity', { options: { ticket: '1002' }, play: async (guest) => guest.see(/already includes \$24\.00/) }),
  example('several', 'Several checks to choose from', { options: { ticket: '1001,1002,1005' }, play: async (guest) => guest.see('Which check is yours?') }),
  example('not-found', 'No such check', { options: { ticket: '9999' }, play: async (guest) => guest.see('Check not found') }),
  example('not-found-return', 'No such check, and a way back', { options: { ticket: '9999', returnUrl: '/order' }, play: async (guest) => guest.see("We couldn't load your bill. Returning to order...") }),
  example('already-paid', 'Somebody has paid it already', { backend: 'bill-already-paid', play: paid }),
  example('declined', 'A declined card', {
    backend: 'bill-declined',
    async play(guest) {
      await pay(guest)
      await guest.see('Your card was declined.')
    },
  }),
  example('changed', 'The bill changes before it is paid', {
    backend: 'bill-changes',
    async play(guest) {
      await pay(guest)
      await guest.see('Your bill has changed')
    },
  }),
  example('lost', 'The answer to the payment never arrives', { backend: 'bill-payment-lost', play: paid }),
  example('not-arrived', 'The payment never arrives', {
    backend: 'bill-payment-not-arrived',
    async play(guest) {
      await pay(guest)
      await guest.see('We could not confirm your payment')
    },
  }),
  example('pos-unconfirmed', 'Paid, and the restaurant has not confirmed it', {
    backend: 'bill-pos-unconfirmed',
    async play(guest) {
      await pay(guest)
      await guest.see('Payment received')
    },
  }),
  example('success', 'Paid', { play: paid }),
  example('receipt', 'The receipt', {
    async play(guest) {
      await paid(guest)
      await guest.press('View Receipt')
      await guest.see('Receipt')
    },
  }),
  { key: 'guest', title: 'Pays by card without an account', options: guestOfHouse, play: async (guest) => guest.see('Pay your bill') },
)
