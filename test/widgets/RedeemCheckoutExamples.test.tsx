import '../../demo/standins/stripe.ts'
import { expect, test } from 'vitest'
import { configure } from '@testing-library/dom'
import { examples } from '../../src/widgets/RedeemCheckout/examples.ts'
import { registry } from '../../src/widgets/registry.ts'
import { mountWidget } from '../support/mountWidget.ts'

registry.RedeemCheckout ??= () => import('../../src/widgets/RedeemCheckout/index.ts')

configure({ asyncUtilTimeout: 5000 })

test.each(examples.map((example) => [example.key, example] as const))('plays %s to its end', async (_, example) => {
  const { guest, shadow } = await mountWidget('RedeemCheckout', example)
  await example.play?.(guest)
  expect(shadow.querySelector('.redeem')).not.toBeNull()
})
