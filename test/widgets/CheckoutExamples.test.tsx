import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { examples } from '../../src/widgets/Checkout/examples.ts'
import { mountWidget } from '../support/mountWidget.ts'

beforeEach(async () => {
  await import('../../demo/standins/stripe.ts')
})
afterEach(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.remove()))

describe('Checkout: every example', () => {
  it.each(examples.filter(({ key }) => key !== 'script-blocked').map((example) => [example.key, example] as const))('plays %s', async (_, example) => {
    const { guest, status } = await mountWidget('Checkout', example)
    await example.play?.(guest)
    expect(status()).toBe('ready')
  })
})
