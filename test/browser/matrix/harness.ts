import type { Browser, BrowserContext, Page } from 'playwright-core'
import { buildHarness } from '../../../demo/server/buildHarness.ts'
import { startServer, type Started } from '../../../demo/server/startServer.ts'
import { launchChromium } from '../support/chromium.ts'
import { lanesOf } from '../support/lanes.ts'
import { oncePerRun } from '../support/oncePerRun.ts'
import type { Case } from './cases.ts'
import { gather, type Gathered } from './gather.ts'
import { traffic } from './traffic.ts'

export interface Visit extends Gathered {
  readonly page: Page
  /** No request has been under way for a moment. */
  idle(): Promise<void>
}

export interface Harness {
  /** Opens an example and walks it to its end; the visit is over when `check` is. */
  visit<T>(example: Case, check: (visit: Visit) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const openTimeoutMs = 20_000

/** A visit lasts a second: its scripts are compiled once for all, and what runs so briefly is not worth optimizing. */
const frugal = ['--process-per-site', '--js-flags=--no-maglev --no-turbofan', '--num-raster-threads=1']

/** After so many visits a context is exchanged: what their pages leave in its process slows those that follow. */
const visitsPerContext = 40

interface Lane {
  context: BrowserContext
  visits: number
}

/**
 * One server and one browser with `workers` contexts, each with a service worker and a storage of its own, so that
 * examples run side by side without sharing the imitated backend.
 */
export async function openHarness(workers: number): Promise<Harness> {
  await oncePerRun('harness', buildHarness)
  const [server, browser] = await Promise.all([startServer(), launchChromium(...frugal)])
  const lanes: Lane[] = []
  for (let worker = 0; worker < workers; worker++) lanes.push({ context: await newContext(browser, server), visits: 0 })
  const free = lanesOf(lanes)

  async function contextOf(lane: Lane): Promise<BrowserContext> {
    if (lane.visits++ < visitsPerContext) return lane.context
    await lane.context.close()
    Object.assign(lane, { context: await newContext(browser, server), visits: 1 })
    return lane.context
  }

  async function visitIn<T>(context: BrowserContext, { widget, example }: Case, check: (visit: Visit) => Promise<T>): Promise<T> {
    const page = await context.newPage()
    try {
      const gathered = await gather(page, JSON.stringify(example.options ?? {}))
      const idle = traffic(page)
      const query = new URLSearchParams({ widget, scenario: example.key, bare: '1', ...(example.play && { play: '1' }) })
      await page.goto(`${server.url}/?${query}`)
      await opened(page, Boolean(example.play), gathered)
      await idle()
      return await check({ page, idle, ...gathered })
    } finally {
      await page.close()
    }
  }

  return {
    visit: (example, check) => free.run(async (lane) => visitIn(await contextOf(lane), example, check)),
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

async function newContext(browser: Browser, { url }: Started): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  // It stays open, and with it the process that has compiled the scripts.
  return context
}

/** Waits for the end of the play, or for the first paint of an example without one. */
async function opened(page: Page, isPlayed: boolean, { problems }: Gathered): Promise<void> {
  const state = await page.waitForFunction(
    (awaitsPlay) => {
      const api = window.DiningWidgets
      const status = api && 'list' in api ? api.list()[0]?.status : undefined
      if (status === 'error') return 'error'
      const { played } = document.documentElement.dataset
      if (awaitsPlay) return played === 'done' || played === 'failed' ? played : false
      return status === 'ready' ? 'done' : false
    },
    isPlayed,
    { timeout: openTimeoutMs },
  )
  const outcome = await state.jsonValue()
  if (outcome !== 'done') throw new Error([`the example ended as "${outcome}"`, ...problems()].join('\n'))
}
