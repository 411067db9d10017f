import { launchWithPageCache } from "../../browser/support/chromium.ts";
import { viewport, type Driver } from "./driver.ts";
import { inPage } from "./inPage.ts";
import type { CDPSession, Page } from "playwright-core";

export interface ChromiumDriver extends Driver {
  readonly page: Page;
  readonly devTools: CDPSession;
}

/** The system's Chromium over its own protocol, in a private window. */
export async function launchChromiumDriver(
  ...switches: readonly string[]
): Promise<ChromiumDriver> {
  const browser = await launchWithPageCache(...switches);
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  return {
    engine: "chromium",
    label: `Chromium ${browser.version()}`,
    page,
    devTools,
    open: async (url) => void (await page.goto(url)),
    evaluate: (work, argument) =>
      inPage(work, argument, (declaration, text) =>
        page.evaluate(`(${declaration})(${JSON.stringify(text)})`),
      ),
    run: async (script) => void (await page.evaluate(script)),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
