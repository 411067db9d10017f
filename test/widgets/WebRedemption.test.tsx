import { configure } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { examples } from '../../src/widgets/WebRedemption/examples.ts'
import { registry } from '../../src/widgets/registry.ts'
import { backendFault, exampleNamed, mountWidget, type MountedWidget } from '../support/mountWidget.ts'

registry.WebRedemption ??= () => import('../../src/widgets/WebRedemption/index.ts')

configure({ asyncUtilTimeout: 5000 })

const payments = ({ requests }: MountedWidget) => requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/current_user/credits'))

test.each(examples.map((example) => [example.key, example] as const))('plays %s to its end', async (_, example) => {
  const { guest, shadow } = await mountWidget('WebRedemption', example)
  await example.play?.(guest)
  expect(shadow.querySelector('.redemption')).not.toBeNull()
})

test('pays once, says so in the documented words and tells the host [C2.104] [C2.105] [C4.01] [C4.11] (fault D1)', async () => {
  const page = await mountWidget('WebRedemption', exampleNamed(examples, 'checkout'))
  const button = await page.screen.findByRole('button', { name: /^Pay \$/ })
  button.click()
  button.click()
  await page.guest.see('Payment Successful')
  await page.guest.see('Let your server know you paid with Dine.')
  expect(payments(page)).toHaveLength(1)
  expect(page.events.filter(({ type }) => type === 'widget:done').map(({ detail }) => detail['outcome'])).toEqual(['paid'])
})

test('goes to the receipt and back [C2.108] [C2.113] [C2.114] [C4.02] [C4.03]', async () => {
  const page = await mountWidget('WebRedemption', exampleNamed(examples, 'success'))
  await exampleNamed(examples, 'receipt').play?.(page.guest)
  await page.screen.findByRole('heading', { name: 'Receipt' })
  await page.guest.press('Back')
  await page.guest.see('Payment Successful')
  expect(page.events.filter(({ type }) => type === 'widget:done')).toHaveLength(1)
})

test('without a return address says the other text, and Done closes [C2.115] [C2.117] [C8.18] [W9]', async () => {
  const page = await mountWidget('WebRedemption', exampleNamed(examples, 'not-found'))
  await page.guest.see("Your specific ticket couldn't be found. Please try again or ask your server for help closing out.")
  const close = vi.spyOn(window, 'close').mockImplementation(() => {})
  await page.guest.press('Done')
  await page.guest.see('You can close this tab.')
  expect(close).toHaveBeenCalledOnce()
  expect(page.events.map(({ type }) => type)).toContain('widget:close')
})

test('returns to the order after 3.5 s, and not once the diner stays [C2.116] [C4.10] [C9.12] [X4]', async () => {
  const leaving = await mountWidget('WebRedemption', exampleNamed(examples, 'not-found-return'))
  await expect.poll(() => leaving.events.some(({ type }) => type === 'widget:navigate'), { timeout: 6000 }).toBe(true)
  const staying = await mountWidget('WebRedemption', exampleNamed(examples, 'not-found-return'))
  await staying.guest.press('Stay on this page')
  await new Promise((resolve) => setTimeout(resolve, 3800))
  expect(staying.events.some(({ type }) => type === 'widget:navigate')).toBe(false)
}, 15_000)

test('a chosen check leads to its checkout [C2.103] [C4.12]', async () => {
  const page = await mountWidget('WebRedemption', exampleNamed(examples, 'several'))
  await page.user.click(await page.screen.findByRole('radio', { name: /1002/ }))
  await page.guest.see('Pay your bill')
  expect(page.requests.some(({ path }) => path.endsWith('/tickets/1002'))).toBe(true)
})

test('an unanswered payment is read, never sent again (fault D3)', async () => {
  const page = await mountWidget('WebRedemption', exampleNamed(examples, 'not-arrived'))
  await exampleNamed(examples, 'not-arrived').play?.(page.guest)
  await page.guest.press('Check again')
  await page.guest.see('We could not confirm your payment')
  expect(payments(page)).toHaveLength(1)
})

test('a session that ends asks to sign in [C4.04]', async () => {
  backendFault(401, { path: '/external_locations/' })
  const page = await mountWidget('WebRedemption', { options: { pos: 'toast', location: 'lucca', ticket: '1001', token: 'harness-guest' } })
  await page.guest.see('Sign in to pay')
})

test('a guest needs no token, and sends none [W1] [C6.11]', async () => {
  const page = await mountWidget('WebRedemption', exampleNamed(examples, 'guest'))
  await page.guest.see('Pay your bill')
  expect(page.requests.some(({ path }) => path.endsWith('/tickets/1001'))).toBe(true)
  expect(page.requests.filter(({ headers }) => headers['authorization'])).toEqual([])
})
