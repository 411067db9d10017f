import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folder } from '../support/serve.ts'
import { openSite, type Site } from '../support/site.ts'
import { examplesOf, widgets } from './cases.ts'
import { makeHostile } from './hostileGlobals.ts'
import { apiFaults, imitateApi, type Imitation } from './imitation.ts'
import { markup } from './markup.ts'

let site: Site
let api: Imitation
beforeAll(async () => {
  site = await openSite({ dist: 'dist' })
  api = imitateApi(site)
})
afterAll(() => site?.close())

describe.each(widgets)('%s', async (widget) => {
  const [first] = await examplesOf(widget)
  const body = first ? markup(widget, first) : ''

  test('shows the placeholder and a way on while its code cannot be loaded, and mounts when asked again', async () => {
    api.open(first?.backend)
    const served = folder('dist')
    site.bundle.respond = (url, request) => (/\/(mount|advice[^/]*)\.js$/.test(url.pathname) ? served(url, request) : 'reset')
    const { page, uncaught, close } = await site.visit({ body, policy: false })
    await settled(page, 'error')
    expect(await page.getByRole('link', { name: 'What the host wrote' }).isVisible()).toBe(true)
    site.bundle.respond = served
    await page.getByRole('button', { name: 'Try again' }).click()
    await settled(page, 'ready')
    expect(uncaught).toEqual([])
    await close()
  })

  test('shows the same on a page with hostile globals and refused storage', async () => {
    const shown: string[] = []
    for (const before of [undefined, makeHostile]) {
      api.open(first?.backend)
      const { page, uncaught, violations, close } = await site.visit({ body, policy: { 'img-src': 'https:' }, ...(before && { before }) })
      await settled(page, 'ready')
      shown.push(await wordsOf(page))
      expect({ uncaught, violations }).toEqual({ uncaught: [], violations: [] })
      await close()
    }
    expect(shown[1]).toBe(shown[0])
  })

  test.each(apiFaults)('says something to people where the API answers with %s', async (fault) => {
    api.open(first?.backend)
    api.fault = fault
    try {
      const { page, uncaught, violations, close } = await site.visit({ body, policy: { 'img-src': 'https:' } })
      await settled(page, 'ready')
      expect({ uncaught, violations }).toEqual({ uncaught: [], violations: [] })
      expect(await wordsOf(page)).not.toBe('')
      await close()
    } finally {
      api.fault = undefined
    }
  })
})

/** Waits for a status and for the calls that the first screen makes. */
async function settled(page: Page, wanted: string): Promise<void> {
  await page
    .waitForFunction(
      (status) => {
        const found = window.DiningWidgets
        return found && 'list' in found && found.list().some((widget) => widget.status === status)
      },
      wanted,
      { timeout: 20_000 },
    )
    .catch(async () => {
      const seen = await page.evaluate(() => (window.DiningWidgets && 'list' in window.DiningWidgets ? window.DiningWidgets.list().map(({ status }) => status) : 'no mount.js'))
      throw new Error(`the widget is not ${wanted}, but ${String(seen)}`)
    })
  await page.waitForLoadState('networkidle')
}

/** The words that a person sees in the widget. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.querySelector('[data-widget]')?.shadowRoot
    return [...(root?.children ?? [])].map((child) => (child instanceof HTMLElement ? child.innerText : '')).join('\n').replace(/\s+/g, ' ').trim()
  })
}
