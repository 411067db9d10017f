import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
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

/** The harness as `npm start` builds and serves it, on a free port, with a browser. */
export async function openHarness(): Promise<Harness> {
  const dist = await oncePerRun('bundle', buildBundle)
  await oncePerRun('harness', buildHarness)
  const [started, browser] = await Promise.all([startServer({ dist }), launchChromium()])

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

/** In a process of its own: vitest's NODE_ENV would give the development JSX. */
async function buildBundle(dist: string): Promise<void> {
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', dist, '--emptyOutDir'], { env: { ...process.env, NODE_ENV: 'production' } })
}
