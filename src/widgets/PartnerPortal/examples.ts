import { defineExamples, type Guest } from '../../shared/widget/examples.ts'
import type { Options } from './options.ts'

const options = { project: 'harbor-group' }

async function signIn(guest: Guest, email = 'partner@example.com'): Promise<void> {
  await guest.fill('Email', email)
  await guest.fill('Password', 'dinner-for-two')
  await guest.press('Sign in')
}

export const examples = defineExamples<Options>(
  { key: 'default', title: 'Sign in', options },
  {
    key: 'dashboard',
    title: 'The dashboard of a project that is half done',
    options,
    async play(guest) {
      await signIn(guest)
      await guest.see('Still missing')
    },
  },
  {
    key: 'locations',
    title: 'The locations',
    options,
    address: '/locations',
    async play(guest) {
      await signIn(guest)
      await guest.see('Harbor Grill Airport')
    },
  },
  {
    key: 'location',
    title: 'A location, first step',
    options,
    address: '/locations/102?step=details',
    async play(guest) {
      await signIn(guest)
      await guest.see('Details')
    },
  },
)
