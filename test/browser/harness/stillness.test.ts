import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { widgetEntries } from '../../../build/widgetEntries.ts'
import { imitateApi, type Imitation } from '../matrix/imitation.ts'
import { openSite, type Site } from '../support/site.ts'

let site: Site
let api: Imitation

beforeAll(async () => {
  site = await openSite({ dist: 'dist' })
  api = imitateApi(site)
})
afterAll(() => site?.close())

/** What the host contract tells hosts to keep free for each widget, in px, at 1280 and at 390 px of width. */
const reserved: Readonly<Record<string, readonly [wide: number, narrow: number]>> = {
  AmbassadorUserProfile: [440, 440],
  AmbassadorWebDiscovery: [560, 400],
  AmexApp: [320, 320],
  BulkGiftingApp: [480, 440],
  BulkGiftingBrandCarousel: [520, 480],
  BulkGiftingSavingsCalculator: [940, 980],
  CampaignFeedbackApp: [160, 160],
  Checkout: [400, 400],
  DynamicSlider: [500, 360],
  HousePanel: [400, 400],
  ManagersWebApp: [480, 440],
  Map: [940, 860],
  MapV6: [940, 860],
  MenuVisibilityForm: [180, 180],
  MobileLink: [440, 280],
  NewLoginCreateAccount: [500, 480],
  OfferClaimApp: [300, 300],
  PartnerPortal: [440, 420],
  PrivacyChoices: [780, 880],
  RedeemCheckout: [520, 520],
  RedeemGifting: [300, 300],
  SubscriptionCalculator: [600, 600],
  UserFlow: [400, 400],
  WebRedemption: [440, 440],
}

/** Takes no room in the page. */
const panel = 'BulkGiftingAbsolutePanel'

const slides = JSON.stringify({ slides: ['Oysters', 'Tasting menu', 'Late on Fridays'].map((title) => ({ title, text: 'At the harbor' })) })

/** Every widget between words of the host's own, which a shift would move; the panel that lies over the page comes last. */
function host(width: number): string {
  const sections = Object.keys(widgetEntries()).filter((name) => name !== panel).map((name) => {
    const [wide, narrow] = reserved[name] ?? [0, 0]
    return `<section><h2>${name}</h2><p>Words of the host.</p><div data-widget="${name}" ${name === 'DynamicSlider' ? `data-props='${slides}' ` : ''}style="min-height:${width < 720 ? narrow : wide}px"><a href="/elsewhere">What the host wrote</a></div><p>More words of the host.</p></section>`
  })
  return `<style>button { position: fixed; inset: 0 0 auto auto; z-index: 9 }</style><button type="button">The host’s own</button>${sections.join('')}<div data-widget="${panel}"></div>`
}

/** Runs before the page: sums up shifts that nobody caused, and how long the host's button waits for its turn. */
function watch(): void {
  Object.assign(window, { shifted: 0, moved: [] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue
      Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
      for (const { node, previousRect: from, currentRect: to } of Reflect.get(entry, 'sources')) {
        const root = node?.getRootNode()
        const element = node instanceof Element ? node : node?.parentElement
        Reflect.get(window, 'moved').push(`${Reflect.get(entry, 'value').toFixed(3)} ${root instanceof ShadowRoot ? root.host.getAttribute('data-widget') : ''} ${element?.tagName} ${element?.className} ${element?.textContent?.slice(0, 30)}: ${Math.round(from.y)}/${Math.round(from.height)} to ${Math.round(to.y)}/${Math.round(to.height)}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Milliseconds from now until the host's button has been answered, on the page's own clock. */
async function answerMs(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const from = performance.now()
        const button = document.querySelector('button')
        button?.addEventListener('dining-probe', () => done(performance.now() - from), { once: true })
        setTimeout(() => button?.dispatchEvent(new Event('dining-probe')))
      }),
  )
}

test.each([1280, 390])('all widgets on one page of %i px leave the host’s words where they are, and its button answers, while they load and are scrolled through', async (width) => {
  api.open()
  const { page, close, uncaught } = await site.visit({ body: host(width), policy: false, before: watch, context: { viewport: { width, height: 900 } } })
  const waits: number[] = []
  const look = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time++) {
      waits.push(await answerMs(page))
      await page.waitForTimeout(60)
    }
  }
  await look(25)
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2)
  for (let turn = 0; turn < 120 && !(await isAtEnd()); turn++) {
    await page.mouse.wheel(0, 450)
    await look(3)
  }
  const statuses = await page.evaluate(() => (window.DiningWidgets && 'list' in window.DiningWidgets ? window.DiningWidgets.list().map(({ widget, status }) => `${widget} ${status}`) : []))
  expect(statuses.filter((one) => one.endsWith(' ready')).length).toBeGreaterThanOrEqual(Object.keys(widgetEntries()).length)
  const moved = await page.evaluate((): unknown => Reflect.get(window, 'moved'))
  expect(await page.evaluate((): unknown => Reflect.get(window, 'shifted')), JSON.stringify(moved, null, 1)).toBeLessThanOrEqual(0.01)
  const sorted = waits.toSorted((one, other) => one - other)
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(200)
  expect(uncaught).toEqual([])
  await close()
})
