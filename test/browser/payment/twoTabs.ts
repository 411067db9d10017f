import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Server } from "../support/serve.ts";
import { endings, openGuest, openHost, type PayingHost } from "./payingHost.ts";
import { pick, randomOf } from "./random.ts";
import { restoreValues, storedValues } from "./storedValues.ts";
import type { PayingWidget } from "./widgets.ts";

const actions = [
  ["press", 6],
  ["reload", 2],
  ["back", 1],
  ["answer", 3],
  ["wait", 2],
] as const;

const stepsPerWalk = 8;
/** The longest time in milliseconds that a page may need until its requests have ended. */
const restMs = 45_000;
const pollMs = 60;

/** The result of one walk in the mock API and on the two pages. */
export interface Walked {
  readonly seed: number;
  readonly payments: number;
  /** Requests that move money and reached the mock API, also those that it refused: one more than payments is one too many. */
  readonly arrived: number;
  /** The last screen of each page that was opened before the payment was known. */
  readonly screens: readonly Screen[];
  readonly steps: readonly string[];
}

export type Screen = "paid" | "form" | "unconfirmed" | `neither: ${string}`;

export interface TwoTabs {
  walk(seed: number): Promise<Walked>;
  close(): Promise<void>;
}

/** Two tabs of one browser at one widget, over a mock API that both share; used again for each walk. */
export async function openTwoTabs(
  browser: Browser,
  bundle: Server,
  widget: PayingWidget,
): Promise<TwoTabs> {
  const { host, api, network } = await openHost(bundle, widget);
  const context = await openGuest(browser);
  context.setDefaultTimeout(60_000);
  const first = await tabOf(context);
  await first.goto(`${host.origin}/pay`);
  await widget.prepare(first);
  // Typed values are saved a moment later.
  await first.waitForTimeout(500);
  const storedBefore = await storedValues(first);
  const start = { stored: storedBefore, address: first.url(), backend: api.backend.snapshot() };
  const pages = [first, await tabOf(context)] as const;

  const { untilShown, untilRest, lastScreen } = reader({ widget, api, network });
  const toBoth = (act: (page: Page) => Promise<unknown>) => Promise.all(pages.map(act));

  /** Each page becomes a duplicate of the one that was prepared. */
  async function openBoth(): Promise<void> {
    await toBoth((page) => restoreValues(page, start.stored));
    await toBoth((page) => page.goto(start.address));
    await toBoth(untilRest);
    for (const page of pages) await widget.enter?.(page);
  }

  async function walk(seed: number): Promise<Walked> {
    const random = randomOf(seed);
    await toBoth((page) => page.goto(`${host.origin}/blank`));
    api.backend.restore(start.backend);
    network.begin(() => pick(random, endings));
    await openBoth();
    const steps: string[] = [];
    /** Pages that were opened when this browser knew of the payment: what they offer is another one. A page with `enter` must show that payment first. */
    const isLater = [false, false];
    for (let step = 0; step < stepsPerWalk; step++) {
      const index = random() < 0.5 ? 0 : 1;
      const page = pages[index];
      const action = pick(random, actions);
      steps.push(`${action} ${index}`);
      if (action === "press" && !isLater[index]) await widget.press(page);
      if (action === "answer") network.release();
      if (action === "wait") await page.waitForTimeout(100 + 400 * random());
      if (action === "reload" || action === "back") {
        if (action === "reload") await page.reload();
        else {
          await page.goBack();
          // A page that redirects itself meanwhile ends the first try.
          await page.goForward().catch(() => page.goForward());
        }
        await untilShown(page);
        isLater[index] ||= !widget.enter && (await isKnownAsPaid(pages));
        await widget.enter?.(page);
      }
    }
    network.end();
    const screens: Screen[] = [];
    for (const [index, page] of pages.entries()) {
      if (isLater[index]) continue;
      screens.push(await lastScreen(page, () => steps.push(`press ${index} at last`)));
    }
    const payments = widget.payments(api.backend);
    return { seed, payments, arrived: network.arrived(), screens, steps };
  }

  return {
    walk,
    async close() {
      await context.close();
      await host.close();
    },
  };
}

/** Waits for the widget on a page, and reads its screen. */
function reader({
  widget,
  api,
  network,
}: Pick<PayingHost, "api" | "network"> & { widget: PayingWidget }) {
  /** Until the widget has read what it is about; a page that is asked before may read it after the payment, and offer another one. */
  async function untilShown(page: Page): Promise<void> {
    const { paid, unconfirmed, form } = widget;
    const waiting = /another tab|is being|Checking/;
    const endMs = Date.now() + restMs;
    while (Date.now() < endMs) {
      const { words } = await seenOn(page);
      if ([paid, unconfirmed, form, waiting].some((text) => text.test(words))) return;
      await page.waitForTimeout(pollMs);
    }
  }

  /** The screen once nothing is under way any more: the same for a moment in which no request is open. */
  async function untilRest(page: Page): Promise<Screen> {
    const endMs = Date.now() + restMs;
    let screen = await screenOf(page, widget);
    for (let same = 0; same < 3 && Date.now() < endMs;) {
      await page.waitForTimeout(pollMs);
      const next = await screenOf(page, widget);
      const isSame = next === screen && !next.startsWith("neither") && !network.isBusy();
      same = isSame ? same + 1 : 0;
      screen = next;
    }
    return screen;
  }

  /** With an unknown outcome the person looks again: with the network back, that must tell, and where nothing was paid it must lead back to the form. */
  async function lookUntilKnown(page: Page): Promise<Screen> {
    let screen = await untilRest(page);
    if (screen !== "unconfirmed") return screen;
    await page.getByRole("button", { name: widget.look, exact: true }).dispatchEvent("click");
    screen = await untilRest(page);
    if (screen !== "unconfirmed" || !widget.again || widget.payments(api.backend)) return screen;
    await page.getByRole("button", { name: widget.again, exact: true }).dispatchEvent("click");
    return untilRest(page);
  }

  /** The screen that the walk ends at. A form from before the payment is out of date: its button must say so, and pay nothing. */
  async function lastScreen(page: Page, pressed: () => void): Promise<Screen> {
    const screen = await lookUntilKnown(page);
    if (screen !== "form" || !widget.payments(api.backend)) return screen;
    await widget.press(page);
    pressed();
    return lookUntilKnown(page);
  }

  return { untilShown, untilRest, lastScreen };
}

export async function tabOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on("dialog", (dialog) => dialog.accept());
  return page;
}

/** Two tabs of one guest with the button that moves money on the screen. */
export async function openPrepared(
  context: BrowserContext,
  { host }: PayingHost,
  widget: PayingWidget,
): Promise<readonly [Page, Page]> {
  const pages = [await tabOf(context), await tabOf(context)] as const;
  for (const page of pages) {
    await page.goto(`${host.origin}/pay`);
    await widget.prepare(page);
  }
  return pages;
}

/** Whether a record says so that all tabs see. */
async function isKnownAsPaid(pages: readonly Page[]): Promise<boolean> {
  const records = await Promise.all(
    pages.map((page) =>
      page
        .evaluate(() => Object.values({ ...localStorage }).some((text) => text.includes('"paid"')))
        .catch(() => false),
    ),
  );
  return records.includes(true);
}

/** The words of the widget, and whether it says that it is busy. */
const seenOn = (page: Page): Promise<{ readonly words: string; readonly isBusy: boolean }> =>
  page
    .evaluate(() => {
      const shadow = document.querySelector("[data-widget]")?.shadowRoot;
      return {
        words: shadow?.textContent ?? "",
        isBusy: Boolean(shadow?.querySelector('[aria-busy="true"]')),
      };
    })
    .catch(() => ({ words: "", isBusy: true }));

export async function screenOf(
  page: Page,
  { paid, unconfirmed, form }: PayingWidget,
): Promise<Screen> {
  const { words, isBusy } = await seenOn(page);
  if (paid.test(words)) return "paid";
  if (unconfirmed.test(words)) return "unconfirmed";
  return form.test(words) && !isBusy ? "form" : `neither: ${words.slice(0, 200)}`;
}
