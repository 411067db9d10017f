import { defineExamples, type Guest } from '../../shared/widget/examples.ts'
import type { Options } from './options.ts'

const regular: Partial<Options> = { icoId: 'regular' }
const giftCard: Partial<Options> = { gcoId: 'gift-100' }

async function fillDetails(guest: Guest, email = 'ada@example.com'): Promise<void> {
  await guest.fill('Email', email)
  await guest.fill('First name', 'Ada')
  await guest.fill('Last name', 'Okafor')
  await guest.press('Continue')
  await guest.see('Payment')
}

async function fillCard(guest: Guest, number: string): Promise<void> {
  await guest.fill('Card number', number)
  await guest.fill('Expiration date', '1231')
  await guest.fill('Security code', '123')
  await guest.fill('Postal code', '78701')
  await guest.tick(/I agree to the/)
}

async function payWith(guest: Guest, number: string, amount: string): Promise<void> {
  await fillCard(guest, number)
  await guest.press(`Pay ${amount}`)
}

async function paySaved(guest: Guest): Promise<void> {
  await guest.press('Continue')
  await guest.tick(/I agree to the/)
  await guest.press('Pay $100.00')
}

const good = '4242424242424242'

export const examples = defineExamples<Options>(
  { key: 'default', title: 'House credit, bought by a new guest', options: regular },
  {
    key: 'missing-details',
    title: 'Details that are not there yet',
    options: regular,
    async play(guest) {
      await guest.fill('Email', 'ada@')
      await guest.press('Continue')
      await guest.see('Enter your first name')
    },
  },
  { key: 'payment', title: 'Payment with a new card', options: regular, async play(guest) {
    await fillDetails(guest)
    await guest.fill('Card number', '4242')
  } },
  {
    key: 'new-guest',
    title: 'Paid; a new guest may set a password',
    options: regular,
    async play(guest) {
      await fillDetails(guest)
      await payWith(guest, good, '$100.00')
      await guest.see('Purchase Successful')
    },
  },
  {
    key: 'password-refused',
    title: 'A password against both rules',
    options: regular,
    async play(guest) {
      await fillDetails(guest)
      await payWith(guest, good, '$100.00')
      await guest.fill('Password', 'short')
      await guest.fill('Confirm password', 'other')
      await guest.press('Save password')
      await guest.see('• Passwords do not match')
    },
  },
  {
    key: 'password-saved',
    title: 'The first password is set',
    options: regular,
    async play(guest) {
      await fillDetails(guest)
      await payWith(guest, good, '$100.00')
      await guest.fill('Password', 'dinner-for-two')
      await guest.fill('Confirm password', 'dinner-for-two')
      await guest.press('Save password')
      await guest.see('Password saved.')
    },
  },
  { key: 'saved-cards', title: 'Saved cards of a known guest', options: regular, backend: 'saved-cards', async play(guest) {
    await guest.press('Continue')
    await guest.see('Visa •••• 4242')
  } },
  {
    key: 'saved-card-paid',
    title: 'Paid with a saved card',
    options: regular,
    backend: 'saved-cards',
    async play(guest) {
      await paySaved(guest)
      await guest.see('Purchase Successful')
    },
  },
  {
    key: 'declined',
    title: 'The card is declined',
    options: regular,
    async play(guest) {
      await fillDetails(guest)
      await payWith(guest, '4000000000000002', '$100.00')
      await guest.see('Your card was declined.')
    },
  },
  {
    key: 'kept-but-declined',
    title: 'The card is saved, the payment declined',
    options: regular,
    backend: 'saved-cards',
    async play(guest) {
      await guest.press('Continue')
      await guest.tick(/A new card/)
      await guest.tick(/Save this card/)
      await payWith(guest, '4000000000000002', '$100.00')
      await guest.see('Your card was saved, but the payment didn’t go through.')
    },
  },
  {
    key: 'bank-asks',
    title: '3-D Secure: press Pay, and the bank asks',
    options: regular,
    async play(guest) {
      await fillDetails(guest)
      await fillCard(guest, '4000002500003155')
    },
  },
  {
    key: 'bank-agreed',
    title: '3-D Secure: the bank has agreed',
    options: regular,
    async play(guest) {
      await fillDetails(guest)
      await payWith(guest, '4000002760003184', '$100.00')
      await guest.see('Purchase Successful')
    },
  },
  {
    key: 'bank-refused',
    title: '3-D Secure: the bank has refused',
    options: regular,
    async play(guest) {
      await fillDetails(guest)
      await payWith(guest, '4000008400001629', '$100.00')
      await guest.see(/unable to authenticate/)
    },
  },
  {
    key: 'refused',
    title: 'The server refuses the purchase',
    options: regular,
    backend: 'payment-refused',
    async play(guest) {
      await fillDetails(guest)
      await payWith(guest, good, '$100.00')
      await guest.see('This project accepts no more credit today.')
    },
  },
  {
    key: 'outcome-found',
    title: 'The answer is lost, the purchase found',
    options: regular,
    backend: 'payment-unknown',
    async play(guest) {
      await fillDetails(guest)
      await payWith(guest, good, '$100.00')
      await guest.see('Purchase Successful')
    },
  },
  {
    key: 'outcome-none',
    title: 'The payment never arrived',
    options: regular,
    backend: 'payment-not-arrived',
    async play(guest) {
      await fillDetails(guest)
      await payWith(guest, good, '$100.00')
      await guest.see('We found no payment')
    },
  },
  {
    key: 'outcome-unknown',
    title: 'Nobody can tell what became of the payment',
    options: regular,
    backend: 'payment-never-known',
    async play(guest) {
      await fillDetails(guest)
      await payWith(guest, good, '$100.00')
      await guest.see('We could not confirm your payment')
    },
  },
  {
    key: 'script-blocked',
    title: 'The card script is blocked; saved cards work',
    options: regular,
    backend: 'card-script-blocked',
    async play(guest) {
      await guest.press('Continue')
      await guest.tick(/A new card/)
      await guest.see('The secure card field didn’t load')
    },
  },
  { key: 'no-key', title: 'No key for new cards', options: regular, backend: 'no-card-key', async play(guest) {
    await fillDetails(guest)
    await guest.see('This page isn’t set up for new cards yet.')
  } },
  {
    key: 'wallet',
    title: 'A wallet above the card, where the browser has one',
    options: regular,
    backend: 'wallets',
    async play(guest) {
      await fillDetails(guest)
      await guest.see('Pay with a wallet')
    },
  },
  {
    key: 'gift',
    title: 'A gift: the recipient',
    options: giftCard,
    async play(guest) {
      await guest.tick(/It’s a gift/)
      await fillDetails(guest)
      await payWith(guest, good, '$100.00')
      await guest.see('Paid. Now tell us who gets it.')
    },
  },
  {
    key: 'gift-sent',
    title: 'A gift is sent',
    options: giftCard,
    async play(guest) {
      await guest.tick(/It’s a gift/)
      await fillDetails(guest)
      await payWith(guest, good, '$100.00')
      await guest.fill('Recipient name', 'Sam')
      await guest.fill('Recipient email', 'sam@example.com')
      await guest.press('Send gift')
      await guest.see('is on its way to Sam')
    },
  },
  {
    key: 'gift-refused',
    title: 'Paid, but the gift is refused',
    options: giftCard,
    backend: 'gift-refused',
    async play(guest) {
      await guest.tick(/It’s a gift/)
      await fillDetails(guest)
      await payWith(guest, good, '$100.00')
      await guest.fill('Recipient name', 'Sam')
      await guest.fill('Recipient email', 'sam@example.com')
      await guest.press('Send gift')
      await guest.see('Your payment went through, but the gift wasn’t sent')
    },
  },
  {
    key: 'gift-unknown',
    title: 'Paid, and nobody knows whether the gift was sent',
    options: giftCard,
    backend: 'gift-unknown',
    async play(guest) {
      await guest.tick(/It’s a gift/)
      await fillDetails(guest)
      await payWith(guest, good, '$100.00')
      await guest.fill('Recipient name', 'Sam')
      await guest.fill('Recipient email', 'sam@example.com')
      await guest.press('Send gift')
      await guest.see('We could not confirm that the gift was sent')
    },
  },
  { key: 'subscribe', title: 'A subscription with its renewal', options: { flow: 'subscribe' } },
  {
    key: 'subscribed-on-the-31st',
    title: 'A subscription that renews on the 31st',
    options: { flow: 'subscribe' },
    backend: 'billed-on-the-31st',
    async play(guest) {
      await fillDetails(guest)
      await payWith(guest, good, '$25.00')
      await guest.see(/the 31st of each month/)
    },
  },
  { key: 'new-zealand', title: 'New Zealand', options: regular, backend: 'checkout-new-zealand', attributes: { country: 'NZ' } },
  { key: 'gone', title: 'An offer that is no longer there', options: { icoId: 'unknown' } },
  { key: 'nothing', title: 'An address that names nothing' },
)
