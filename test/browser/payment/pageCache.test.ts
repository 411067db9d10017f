import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchWithPageCache } from "../support/chromium.ts";
import { payingSite } from "./payingHost.ts";
import { openPrepared, screenOf } from "./twoTabs.ts";
import { openWidgets } from "./widgets.ts";

const site = payingSite(launchWithPageCache);

/** A mark on the page that is left. It is gone if the page was loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => "isSamePage" in window).catch(() => false);

test.each(openWidgets.map((widget) => [widget.title, widget] as const))(
  "%s on a page that comes back from the back/forward cache pays nothing where another tab has paid meanwhile, and says that it is paid (fault D1)",
  async (_title, widget) => {
    await site.visit([widget], async (opened, guest) => {
      const { host, api, network } = opened;
      const [left, other] = await openPrepared(guest, opened, widget);
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
    });
  },
);
