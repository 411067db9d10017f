import '../../demo/standins/stripe.ts'
import { configure } from '@testing-library/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../../src/widgets/WebRedemption/examples.ts'
import { mountWidget } from '../support/mountWidget.ts'

beforeAll(() => configure({ asyncUtilTimeout: 10_000 }))
afterAll(() => configure({ asyncUtilTimeout: 1000 }))

/** Whether a script is blocked is the browser's to say. */
const inBrowsersOnly = ['card-script-blocked']

test.each(examples.filter(({ key }) => !inBrowsersOnly.includes(key)).map((example) => [example.key, example] as const))('plays %s to its end', async (_, example) => {
  const { guest, shadow } = await mountWidget('WebRedemption', example)
  await example.play?.(guest)
  expect(shadow.querySelector('.redemption')).not.toBeNull()
})
