import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remains } from '../support/remains.ts'
import { openSite, type Site } from '../support/site.ts'
import { examplesOf, widgets } from './cases.ts'
import { imitateApi, type Imitation } from './imitation.ts'
import { markup } from './markup.ts'

const mounts = 20

let site: Site
let api: Imitation
beforeAll(async () => {
  site = await openSite({ dist: 'dist' })
  api = imitateApi(site)
})
afterAll(() => site?.close())

test.for(widgets)('%s leaves no node, listener, observer, timer or request behind', async (widget) => {
  api.open()
  const { page, close } = await site.visit({ policy: false, before: countTimers })
  const kept = await page.context().newCDPSession(page)
  const elements = (await examplesOf(widget)).map((example) => markup(widget, example))
  // The first time, code is loaded, sheets are made, and caches fill.
  await mountAndRemove(page, Array.from({ length: mounts }, (_, index) => elements[index % elements.length] ?? ''))
  const before = await left(page, kept)
  await mountAndRemove(page, Array.from({ length: mounts }, (_, index) => elements[index % elements.length] ?? ''))
  const after = await left(page, kept)
  const asked = site.host.requests.length
  await page.waitForTimeout(500)
  const grown = Object.entries(after).filter(([what, count]) => count - (before[what] ?? 0) >= mounts / 2)
  expect({ grown, lateRequests: site.host.requests.slice(asked) }).toEqual({ grown: [], lateRequests: [] })
  expect(after.timers).toBe(before.timers)
  await close()
})

async function mountAndRemove(page: Page, elements: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const api = window.DiningWidgets
    if (!api || !('list' in api)) throw new Error('mount.js did not start')
    for (const html of all) {
      const holder = document.createElement('section')
      holder.innerHTML = html
      holder.addEventListener('widget:navigate', (event) => event.preventDefault())
      document.body.append(holder)
      await api.settled()
      while (api.list().some(({ status }) => status === 'loading')) await new Promise((later) => setTimeout(later, 5))
      // Long enough for effects to begin what they begin.
      await new Promise((later) => setTimeout(later, 30))
      holder.remove()
      while (api.list().length) await new Promise((later) => setTimeout(later, 5))
    }
  }, elements)
}

/** What is alive, and which timers are pending. */
async function left(page: Page, kept: CDPSession): Promise<Record<string, number>> {
  await page.waitForTimeout(300)
  return { ...(await remains(kept)), timers: await page.evaluate(() => window.pendingTimers.size) }
}

/** Runs before everything in the page: knows which timers have neither fired nor been cleared. */
function countTimers(): void {
  const pending = (window.pendingTimers = new Set<number>())
  const { setTimeout: later, setInterval: again, clearTimeout: clear } = window
  const drop = (id?: number | string) => {
    pending.delete(Number(id))
    clear(Number(id))
  }
  const timeout = (run: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = later(() => {
      pending.delete(id)
      if (typeof run === 'function') run(...given)
    }, ms)
    pending.add(id)
    return id
  }
  const interval = (run: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = again(run, ms, ...given)
    pending.add(id)
    return id
  }
  Object.assign(window, { setTimeout: timeout, setInterval: interval, clearTimeout: drop, clearInterval: drop })
}

declare global {
  interface Window {
    pendingTimers: Set<number>
  }
}
