import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { buildHarness } from '../../../demo/server/buildHarness.ts'
import { startServer, type Started } from '../../../demo/server/startServer.ts'
import { launchChromium } from '../support/chromium.ts'
import { gatherComplaints, type Complaints } from '../support/complaints.ts'
import { oncePerRun } from '../support/oncePerRun.ts'

export interface HarnessVisit extends Complaints {
  readonly page: Page
  /** Every request that left the page, answered by whomever. */
  readonly urls: readonly string[]
  close(): Promise<void>
}

export interface Harness extends Started {
  readonly browser: Browser
  /** A new guest: a browser context of its own, thus a backend of its own. */
  visit(address: string, context?: BrowserContextOptions): Promise<HarnessVisit>
}

/** The harness as `npm start` serves it, with the bundle in `dist/`, on a free port, and a browser. */
export async function openHarness(): Promise<Harness> {
  await oncePerRun('harness', buildHarness)
  const [started, browser] = await Promise.all([startServer(), launchChromium()])

  async function visit(address: string, options: BrowserContextOptions = {}): Promise<HarnessVisit> {
    const context = await browser.newContext(options)
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    const complaints = await gatherComplaints(page)
    const urls: string[] = []
    context.on('request', (request) => urls.push(request.url()))
    await page.goto(started.url + address)
    return { ...complaints, page, urls, close: () => context.close() }
  }

  return {
    ...started,
    browser,
    visit,
    async close() {
      await browser.close()
      await started.close()
    },
  }
}
