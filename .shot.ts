import { buildHarness } from '/work/wt/map/demo/server/buildHarness.ts'
import { startServer } from '/work/wt/map/demo/server/startServer.ts'
import { chromium } from 'playwright-core'
const [widget = 'Map', scenario = 'default', widthsText = '1280,390', look = ''] = process.argv.slice(2)
if (!process.env.NOBUILD) await buildHarness()
const server = await startServer()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
let page = await context.newPage()
await page.goto(server.url); await page.waitForFunction(() => navigator.serviceWorker.controller); await page.close()
for (const w of widthsText.split(',').map(Number)) {
  page = await context.newPage()
  page.on('console', m => ['error','warning','log'].includes(m.type()) && console.log('console', m.type(), m.text().slice(0,500), m.location().url.slice(-60)))
  page.on('pageerror', e => console.log('pageerror', String(e).slice(0,500)))
  await page.addInitScript(() => document.addEventListener('securitypolicyviolation', e => console.log('VIOLATION', e.violatedDirective, e.blockedURI, e.sample)))
  await page.setViewportSize({ width: w, height: 900 })
  const path = widget.startsWith('/') ? widget : `/?widget=${widget}&scenario=${scenario}&play=1`
  await page.goto(server.url + path)
  await page.waitForTimeout(3000)
  if (!widget.startsWith('/')) await page.evaluate((look) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-harness] { display: none !important } .workbench { display: block !important }' + (look.includes('dark') ? '.frame{background:#12141f!important}' : ''))
    document.adoptedStyleSheets.push(sheet)
    const host = document.querySelector('[data-widget]') as HTMLElement
    if (look.includes('dark')) host.dataset.theme = 'dark'
    if (look.includes('alt')) host.dataset.brand = 'alternative'
  }, look)
  if (process.env.EVAL) console.log(JSON.stringify(await page.evaluate(process.env.EVAL)))
  if (process.env.CLICK) for (const name of process.env.CLICK.split('|')) { await page.getByRole('button', { name }).first().click(); await page.waitForTimeout(800) }
  await page.waitForTimeout(Number(process.env.WAIT ?? 3500))
  await page.screenshot({ path: `/tmp/mapshots/${widget.replace(/\W+/g,'_')}-${scenario}-${w}${look}.png`, fullPage: true })
  await page.close()
}
await browser.close(); await server.close(); process.exit(0)
