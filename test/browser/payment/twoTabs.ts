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
/** The most milliseconds that a page may need until its requests have ended. */
const restMs = 45_000;
const pollMs = 60;
/** A page that answers later than this has other work to do, which may change its screen. */
const lateMs = 300;

/** The result of one walk, in the mock API and on the two pages. */
export interface Walked {
  readonly seed: number;
  readonly payments: number;
  /**
   * Requests that move money and reached the mock API, including refused ones. More requests than
   * payments means that one was too many.
   */
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

/** Two tabs of one browser with one widget and a shared mock API. They are reused for each walk. */
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

  /** Each page becomes a copy of the prepared page. */
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
    /**
     * Pages that were opened when this browser already knew the payment. They offer another
     * payment. A page with `enter` must show the known payment first.
     */
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
          // If a page redirects itself meanwhile, the first try ends.
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
  /**
   * Waits until the widget has read its data. A page that is used earlier may read it after the
   * payment, and then offer another payment.
   */
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

  /** The screen when no request has been in flight and nothing has changed for a moment. */
  async function untilRest(page: Page): Promise<Screen> {
    const endMs = Date.now() + restMs;
    let screen = await screenOf(page, widget);
    for (let same = 0; same < 3 && Date.now() < endMs;) {
      const askedMs = Date.now();
      await page.waitForTimeout(pollMs);
      const next = await screenOf(page, widget);
      const isSame = next === screen && !next.startsWith("neither") && !network.isBusy();
      const isLate = Date.now() - askedMs > lateMs;
      same = isSame ? same + (isLate ? 0 : 1) : 0;
      screen = next;
    }
    return screen;
  }

  /**
   * If the outcome is unknown, the person looks again. With a working network, this must show the
   * outcome, or lead back to the form if nothing was paid.
   */
  async function lookUntilKnown(page: Page): Promise<Screen> {
    let screen = await untilRest(page);
    if (screen !== "unconfirmed") return screen;
    await page.getByRole("button", { name: widget.look, exact: true }).dispatchEvent("click");
    screen = await untilRest(page);
    if (screen !== "unconfirmed" || !widget.again || widget.payments(api.backend)) return screen;
    await page.getByRole("button", { name: widget.again, exact: true }).dispatchEvent("click");
    return untilRest(page);
  }

  /**
   * The screen at the end of the walk. A form from before the payment is outdated: its button must
   * say so, and pay nothing.
   */
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

/** Two tabs of one guest, with the button that moves money on the screen. */
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

/** Whether a record that all tabs can read says so. */
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

/** The widget's text, and whether it says that it is busy. */
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
