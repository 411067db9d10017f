import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import type { Chromium } from "./chromium.ts";

/** A person with a browser that the site has never seen. */
export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Closes all pages of the guest; what they stored is forgotten. */
  leave(): Promise<void>;
}

export interface GuestOptions extends BrowserContextOptions {
  /** Uses a process that no guest has used before, for tests that count live objects. */
  readonly isAlone?: boolean;
  /** Whether the guest returns repeatedly: stored data stays for the next guest of the kind. */
  readonly isRegular?: boolean;
}

export interface Guests {
  arrive(options?: GuestOptions): Promise<Guest>;
}

/** A context that guests use in turn. */
interface Seat {
  readonly context: BrowserContext;
  /** Stays open, which keeps the process with the compiled scripts. */
  readonly anchor: Page;
  readonly devTools: CDPSession;
  /** Origins that guests have opened. Storage is cleared by origin. */
  readonly origins: Set<string>;
  guests: number;
}

/**
 * The number of guests after which a context is replaced, because their leftovers slow down the
 * next ones.
 */
const guestsPerSeat = 40;

/**
 * Options that leave nothing behind for the next guest. A guest with other options gets a separate
 * browser context.
 */
const harmless = [
  "viewport",
  "reducedMotion",
  "colorScheme",
  "forcedColors",
  "locale",
  "timezoneId",
  "hasTouch",
  "isMobile",
  "deviceScaleFactor",
  "userAgent",
];

/**
 * The guests of one browser. A new context with a new page costs half a second of processor time
 * before anything shows. A new window of a cleared context costs a quarter of that. `host` is the
 * origin of the tested pages.
 */
export function guestsOf(browser: Chromium, host = "127.0.0.1"): Guests {
  const free = new Map<string, Seat[]>();

  async function arrive({ isAlone, isRegular, ...options }: GuestOptions = {}): Promise<Guest> {
    if (isAlone || Object.keys(options).some((name) => !harmless.includes(name))) {
      const context = await browser.newContext(options);
      return { context, page: await context.newPage(), leave: () => context.close() };
    }
    const kind = JSON.stringify([isRegular, options]);
    const seats = free.get(kind) ?? [];
    free.set(kind, seats);
    const seat = seats.pop() ?? (await newSeat(browser, host, options));
    let isGone = false;
    async function leave(): Promise<void> {
      if (isGone) return;
      isGone = true;
      if (++seat.guests >= guestsPerSeat) return seat.context.close();
      await closePages(seat);
      if (!isRegular) await forget(seat);
      seats.push(seat);
    }
    return { context: seat.context, page: await windowOf(seat), leave };
  }

  return { arrive };
}

async function newSeat(
  browser: Chromium,
  host: string,
  options: BrowserContextOptions,
): Promise<Seat> {
  const context = await browser.newContext(options);
  const anchor = await context.newPage();
  // On the same site as the tested pages, so that they share a process, but with another origin, so
  // that they share nothing else.
  const address = `http://${host}:9/`;
  await anchor.route(address, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  );
  await anchor.goto(address);
  const origins = new Set<string>();
  context.on("page", (page) =>
    page.on("framenavigated", (frame) => origins.add(new URL(frame.url()).origin)),
  );
  return { context, anchor, devTools: await context.newCDPSession(anchor), origins, guests: 0 };
}

async function windowOf({ anchor }: Seat): Promise<Page> {
  const opened = anchor.waitForEvent("popup");
  await anchor.evaluate(() => {
    const guest = window.open("about:blank");
    if (guest) guest.opener = null;
  });
  return opened;
}

async function closePages({ context, anchor }: Seat): Promise<void> {
  await Promise.all(context.pages().map((page) => page === anchor || page.close()));
}

async function forget({ context, devTools, origins }: Seat): Promise<void> {
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.unrouteAll(),
    context.setOffline(false),
    devTools.send("Network.clearBrowserCache"),
    ...[...origins]
      .filter((origin) => origin !== "null")
      .map((origin) =>
        devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" }),
      ),
  ]);
}
