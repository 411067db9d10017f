import { expect, test } from 'vitest'
import { configure } from '@testing-library/dom'
import { examples } from '../../src/widgets/OfferClaimApp/examples.ts'
import { mountWidget } from '../support/mountWidget.ts'

configure({ asyncUtilTimeout: 5000 })

test.each(examples.map((example) => [example.key, example] as const))('plays %s to its end', async (_, example) => {
  const { guest, shadow } = await mountWidget('OfferClaimApp', example)
  await example.play?.(guest)
  expect(shadow.querySelector('.offer')).not.toBeNull()
})
