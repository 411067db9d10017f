import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchWithPageCache } from "../support/chromium.ts";
import { folder, serve, type Server } from "../support/serve.ts";
import { openHost } from "./payingHost.ts";
import { screenOf, tabOf } from "./twoTabs.ts";
import { payingWidgets } from "./widgets.ts";

let browser: Browser;
let bundle: Server;
beforeAll(async () => {
  [browser, bundle] = await Promise.all([launchWithPageCache(), serve(folder("dist"))]);
});
afterAll(async () => {
  await browser?.close();
  await bundle?.close();
});

/** Set on the page that is left, and gone where it is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => "isSamePage" in window).catch(() => false);

/** Those that need no sign-in, so that both tabs open in the same way. */
const widgets = payingWidgets.filter(({ name }) =>
  ["Checkout", "RedeemCheckout", "WebRedemption"].includes(name),
);

test.each(widgets.map((widget) => [widget.title, widget] as const))(
  "%s on a page that comes back from the back/forward cache pays nothing where another tab has paid meanwhile, and says that it is paid (fault D1)",
  async (_title, widget) => {
    const { host, api, network } = await openHost(bundle, widget);
    const context = await browser.newContext();
    try {
      await context.route(/^https:/, (route) => route.abort());
      const [left, other] = [await tabOf(context), await tabOf(context)];
      for (const page of [left, other]) {
        await page.goto(`${host.origin}/pay`);
        await widget.prepare(page);
      }
      await mark(left);
      await left.goto(`${host.origin}/blank`);
      network.begin(() => "answered");
      await widget.press(other);
      await expect.poll(() => screenOf(other, widget), { timeout: 30_000 }).toBe("paid");
      await left.evaluate(() => history.back());
      await expect.poll(() => isSamePage(left)).toBe(true);
      await widget.press(left);
      await expect.poll(() => screenOf(left, widget), { timeout: 30_000 }).toBe("paid");
      expect([network.arrived(), widget.payments(api.backend)]).toEqual([1, 1]);
    } finally {
      await context.close();
      await host.close();
    }
  },
);
