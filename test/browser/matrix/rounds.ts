import { setTimeout as pause } from "node:timers/promises";
import type { Page, Route } from "playwright-core";

/** A network on which each round trip ends when the test says so. */
export interface Rounds {
  /** Holds the page's requests from now on. */
  hold(page: Page): Promise<void>;
  /** Lets the page's requests pass from now on, and lists them. */
  watch(page: Page): Promise<void>;
  /** The requests that have been answered, by name. */
  readonly passed: string[];
  /** The held requests, by name, once the page asks for nothing more. */
  held(): Promise<string[]>;
  /** Waits until something is held and the page asks for nothing more; lets it go and returns it. */
  next(): Promise<string[]>;
  /** Lets go everything, now and from now on. */
  end(): Promise<void>;
}

/** For how long nothing may be asked for before a round counts as complete, in milliseconds. */
const quietMs = 250;

/**
 * Holds scripts and calls of the API, or the calls alone, whatever the number of connections; the page, pictures and telemetry pass.
 */
export function rounds(kind: "all" | "calls" = "all"): Rounds {
  let waiting: Route[] = [];
  let changedAt = Date.now();
  let isOver = false;
  let opened: Page | undefined;
  const passed: string[] = [];

  async function quiet(): Promise<void> {
    while (Date.now() - changedAt < quietMs) await pause(20);
    // A page that is still busy may be about to ask.
    await opened?.evaluate(() => new Promise((done) => void requestIdleCallback(() => done(0))));
    if (Date.now() - changedAt < quietMs) await quiet();
  }

  async function release(): Promise<string[]> {
    const round = waiting;
    waiting = [];
    changedAt = Date.now();
    await Promise.all(round.map((route) => route.continue()));
    return round.map(nameOf).toSorted();
  }

  async function hold(page: Page): Promise<void> {
    opened = page;
    await page.route(kind === "all" ? /\.js$|\/api\// : /\/api\//, async (route) => {
      passed.push(nameOf(route));
      if (route.request().url().endsWith("/events")) return route.continue();
      changedAt = Date.now();
      if (isOver) return route.continue();
      waiting.push(route);
    });
  }

  return {
    hold,
    passed,
    watch(page) {
      isOver = true;
      return hold(page);
    },
    async held() {
      await quiet();
      return waiting.map(nameOf).toSorted();
    },
    async next() {
      while (!waiting.length) await pause(20);
      await quiet();
      return release();
    },
    async end() {
      isOver = true;
      await release();
    },
  };
}

/** `Checkout.js` for `/Checkout-1a2b3c4.js`; the path of a call as it is. */
function nameOf(route: Route): string {
  const { pathname } = new URL(route.request().url());
  return pathname.replace(/^\/([\w.-]+?)(-[a-z0-9]{7})?\.js$/, "$1.js");
}
