import type { Page } from 'playwright-core'

/** Takes the harness's own bars away, so that the widget has the page to itself, as on a host's. */
export async function bare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-harness] { display: none !important } .workbench { display: block !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await frame(page)
}

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await frame(page)
}

/** Puts the widget into another brand and theme, and a host of that theme around it. */
export async function dress(page: Page, brand: string, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    (look) => {
      const sheet = new CSSStyleSheet()
      const colors = look.theme === 'dark' ? '#12141f' : '#fff'
      sheet.replaceSync(`.frame { background: ${colors} !important; border-color: transparent !important }`)
      document.adoptedStyleSheets.push(sheet)
      Object.assign(window.matrix.host().dataset, look)
    },
    { brand, theme },
  )
  await frame(page)
}

/** The widget renders changed attributes a task later and paints a frame later. */
async function frame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(() => setTimeout(drawn)), 20)))
}
