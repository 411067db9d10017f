import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHarness, type Harness } from '../harness/openHarness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
}, 120_000)
afterAll(() => harness?.close())

describe('MenuVisibilityForm in a real browser', () => {
  test('is changed and saved by keyboard alone, times included [U1]', async () => {
    const { page, close, console: said, violations } = await harness.visit('/?widget=MenuVisibilityForm&scenario=default')
    const link = page.getByLabel('Menu link')
    await link.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('luna.example.com/winter')
    await page.getByLabel('Monday').focus()
    await page.keyboard.press('Space')
    await page.getByLabel('End time').focus()
    await page.keyboard.type('0930PM')
    expect(await page.getByLabel('End time').inputValue()).toBe('21:30')
    await page.getByText('Tuesday to Friday, 11:00 AM – 9:30 PM').waitFor()
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Saved for Luna Congress, Austin.').waitFor()
    await page.reload()
    await expect.poll(() => link.inputValue()).toBe('https://luna.example.com/winter')
    expect(await page.getByLabel('Monday').isChecked()).toBe(false)
    expect([...said, ...violations]).toEqual([])
    await close()
  })

  test('moves the focus to what is wrong, and back to where a dialog came from', async () => {
    const { page, close } = await harness.visit('/?widget=MenuVisibilityForm&scenario=default')
    await page.getByLabel('Menu link').fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const focused = () => page.evaluate(() => document.querySelector('[data-widget]')?.shadowRoot?.activeElement?.getAttribute('name'))
    await expect.poll(focused).toBe('menuUrl')
    await page.getByLabel('Location').selectOption({ label: 'Luna Nights, New York' })
    await page.getByRole('button', { name: 'Keep editing' }).click()
    expect(await page.getByLabel('Location').inputValue()).toBe('11')
    await close()
  })

  test('takes hours over midnight and copies them to another location, which keeps its own link [U1]', async () => {
    const { page, close, console: said, violations } = await harness.visit('/?widget=MenuVisibilityForm&scenario=default')
    await page.getByLabel('Start time').fill('22:00')
    await page.getByLabel('End time').fill('02:00')
    await page.getByText('Monday to Friday, 10:00 PM – 2:00 AM').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved for Luna Congress, Austin.').waitFor()
    await page.getByRole('button', { name: /^Copy/ }).click()
    await page.getByRole('dialog').getByLabel('Luna Mission Bay, San Francisco').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Copy to 1 location' }).click()
    await page.getByText('Copied to 1 location.').waitFor()
    const link = await page.getByLabel('Menu link').inputValue()
    await page.getByLabel('Location').selectOption({ label: 'Luna Mission Bay, San Francisco' })
    await expect.poll(() => page.getByLabel('Start time').inputValue()).toBe('22:00')
    expect(await page.getByLabel('End time').inputValue()).toBe('02:00')
    expect(await page.getByLabel('Menu link').inputValue()).not.toBe(link)
    expect([...said, ...violations]).toEqual([])
    await close()
  })
})
