import { setTimeout as pause } from "node:timers/promises";
import type { Page, Route } from "playwright-core";

/** A network on which each round trip ends when the test decides. */
export interface Rounds {
  /** Holds all further requests of the page. */
  hold(page: Page): Promise<void>;
  /** Lets all further requests of the page pass, and lists them. */
  watch(page: Page): Promise<void>;
  /** The answered requests, by name. */
  readonly passed: string[];
  /** The held requests, by name, once the page makes no more requests. */
  held(): Promise<string[]>;
  /**
   * Waits until a request is held and the page makes no more requests. Then releases all held
   * requests and returns their names.
   */
  next(): Promise<string[]>;
  /** Releases all requests, now and later. */
  end(): Promise<void>;
}

/** Milliseconds without a request after which a round counts as complete. */
const quietMs = 250;

/**
 * Holds scripts and calls of the API, or only the calls, for any number of connections. The page,
 * pictures and telemetry pass.
 */
export function rounds(kind: "all" | "calls" = "all"): Rounds {
  let waiting: Route[] = [];
  let changedAt = Date.now();
  let isOver = false;
  let opened: Page | undefined;
  const passed: string[] = [];

  async function quiet(): Promise<void> {
    while (Date.now() - changedAt < quietMs) await pause(20);
    // A busy page may be about to make a request.
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

/** `Checkout.js` for `/Checkout-1a2b3c4.js`, or the path of a call unchanged. */
function nameOf(route: Route): string {
  const { pathname } = new URL(route.request().url());
  return pathname.replace(/^\/([\w.-]+?)(-[a-z0-9]{7})?\.js$/, "$1.js");
}
