// @module-tag thorough
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { payingSite, type PayingHost } from "./payingHost.ts";
import { openPrepared, screenOf } from "./twoTabs.ts";
import { openWidgets, type PayingWidget } from "./widgets.ts";

const site = payingSite();

/** Browsers that lack one of the features with which tabs coordinate. */
const browsers: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  "with everything": async () => {},
  "without Web Locks": (context) =>
    context.addInitScript(() => {
      Reflect.defineProperty(Navigator.prototype, "locks", { get: () => undefined });
    }),
  "that refuses localStorage": (context) =>
    context.addInitScript(() => {
      Reflect.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }),
};

const cases = Object.keys(browsers).flatMap((kind) =>
  openWidgets.map((widget) => ({ kind, title: widget.title, widget })),
);

/** An ordinary browser is omitted here, because `twoTabs.test.ts` covers it. */
const lacking = cases.filter(({ kind }) => kind !== "with everything");

interface Visit {
  readonly widget: PayingWidget;
  readonly pages: readonly [Page, Page];
  readonly host: PayingHost;
}

async function visit(
  kind: string,
  widget: PayingWidget,
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  await site.visit([widget], async (host, guest) => {
    await browsers[kind]?.(guest);
    const pages = await openPrepared(guest, host, widget);
    await run({ widget, pages, host });
  });
}

/** If tabs share no storage, a bill cannot tell which of them has paid it. */
const settled = /There’s nothing left to pay on this (bill|check)/;

/**
 * Waits until the screen shows a payment, or a bill with nothing due. If the outcome is unknown,
 * the person looks again.
 */
async function untilPaid(page: Page, widget: PayingWidget, kind: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const screen = await screenOf(page, widget);
        if (screen === "unconfirmed")
          await page.getByRole("button", { name: widget.look, exact: true }).dispatchEvent("click");
        const isSettled = kind === "that refuses localStorage" && settled.test(screen);
        return isSettled ? "paid" : screen;
      },
      { timeout: 40_000, interval: 500 },
    )
    .toBe("paid");
}

/** The number of requests that moved money, and of payments. */
const sentAndPaid = ({ host, widget }: Visit) => [
  host.network.arrived(),
  widget.payments(host.api.backend),
];

test.each(lacking)(
  "$title in a browser $kind pays once where the second tab presses while the first one’s payment is under way (fault D1) (fault D4)",
  async ({ kind, widget }) => {
    await visit(kind, widget, async (all) => {
      const { pages, host } = all;
      host.network.begin(() => "held");
      await widget.press(pages[0]);
      await expect.poll(host.network.arrived).toBe(1);
      await widget.press(pages[1]);
      await pages[1].waitForTimeout(600);
      host.network.release();
      for (const page of pages) await untilPaid(page, widget, kind);
      expect(sentAndPaid(all)).toEqual([1, 1]);
    });
  },
);

test.each(lacking)(
  "$title in a browser $kind pays once where the second tab presses after the first one has paid (fault D1)",
  async ({ kind, widget }) => {
    await visit(kind, widget, async (all) => {
      for (const page of all.pages) {
        await widget.press(page);
        await untilPaid(page, widget, kind);
      }
      expect(sentAndPaid(all)).toEqual([1, 1]);
    });
  },
);

test.each(cases)(
  "$title in a browser $kind pays once where the first tab is closed before its answer (fault D4)",
  async ({ kind, widget }) => {
    await visit(kind, widget, async (all) => {
      const { pages, host } = all;
      host.network.begin(() => "held");
      await widget.press(pages[0]);
      await expect.poll(host.network.arrived).toBe(1);
      await pages[0].close();
      await widget.press(pages[1]);
      await untilPaid(pages[1], widget, kind);
      host.network.end();
      expect(sentAndPaid(all)).toEqual([1, 1]);
    });
  },
);

test.each(openWidgets.map((widget) => [widget.title, widget] as const))(
  "%s in a browser that refuses localStorage keeps the second tab out while the first one does not know its outcome (fault D4)",
  async (_, widget) => {
    await visit("that refuses localStorage", widget, async (all) => {
      const { pages, host } = all;
      // The first attempt never reaches the server, so that nothing there could stop a second one.
      host.network.begin(() => "never");
      await widget.press(pages[0]);
      await expect.poll(() => screenOf(pages[0], widget), { timeout: 60_000 }).toBe("unconfirmed");
      host.network.end();
      await widget.press(pages[1]);
      const waiting = pages[1].getByRole("heading", { name: /another tab/ });
      await waiting.waitFor();
      expect(sentAndPaid(all)).toEqual([0, 0]);
      // With its page, the attempt ends that nobody else can know of.
      await pages[0].close();
      await waiting.waitFor({ state: "detached" });
      expect(sentAndPaid(all)).toEqual([0, 0]);
    });
  },
);
