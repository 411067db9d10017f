import { defineExamples, type Guest } from '../../shared/widget/examples.ts'
import type { Options } from './options.ts'

async function signIn(guest: Guest, email = 'guest@example.com'): Promise<void> {
  await guest.fill('Email', email)
  await guest.fill('Password', 'dinner-for-two')
  await guest.press('Sign in')
}

const three = 'first_name,last_name,email\nAda,Lovelace,ada@example.com\nGrace,Hopper,grace@example.com\nJean,Bartik,jean@example.com'

async function listPeople(guest: Guest, list = three, people = '3 people'): Promise<void> {
  await signIn(guest)
  await guest.see('Send dining credit')
  await guest.press('Continue')
  await guest.press('Paste a list')
  await guest.fill('Your list', list)
  await guest.press('Add these')
  await guest.see(`${people} added.`)
}

async function review(guest: Guest, list?: string, people?: string): Promise<void> {
  await listPeople(guest, list, people)
  await guest.press('Continue')
  await guest.fill(/^Message/, 'Thank you for a great year.')
  await guest.press('Review')
  await guest.see('Review and pay')
}

export const examples = defineExamples<Options>(
  { key: 'default', title: 'Sign in' },
  {
    key: 'create',
    title: 'Amount and recipients',
    async play(guest) {
      await signIn(guest)
      await guest.see('Send dining credit')
    },
  },
  {
    key: 'list',
    title: 'A pasted list',
    play: (guest) => listPeople(guest),
  },
  { key: 'review', title: 'Review and pay', play: (guest) => review(guest) },
  {
    key: 'dashboard',
    title: 'The dashboard',
    async play(guest) {
      await signIn(guest)
      await guest.see('Send dining credit')
      await guest.press('Dashboard')
      await guest.see('What you have sent, and what became of it.')
    },
  },
  {
    key: 'detail',
    title: 'One order and its gifts',
    async play(guest) {
      await signIn(guest)
      await guest.see('Send dining credit')
      await guest.press('Dashboard')
      await guest.press('New hires, March')
      await guest.see('6 people')
    },
  },
)
