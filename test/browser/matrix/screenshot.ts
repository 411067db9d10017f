import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'

/** Keeps what the widget looks like, with the dialog or sheet that lies over it. Nothing is injected: the policy would refuse it. */
export async function keepScreenshot(page: Page, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  const isCovered = await page.evaluate(() => window.matrix.elements().some((element) => element.matches('dialog[open], :popover-open') && window.matrix.isSeen(element)))
  const area = await page.locator('.frame').boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 }
  const clip = isCovered || !area ? { x: 0, y: 0, width, height } : { x: 0, y: area.y, width, height: Math.min(area.height, 4_000) }
  // A JPEG is drawn in half the time, and there are over a thousand of them.
  await page.screenshot({ path, type: 'jpeg', quality: 85, clip, fullPage: !isCovered, caret: 'initial', animations: 'allow', scale: 'css' })
}
