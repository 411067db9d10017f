// @module-tag thorough
import type { CDPSession, Page } from "playwright-core";
import { describe, test } from "vitest";
import { heapCounts } from "../support/heapCounts.ts";
import { examplesOf, widgets } from "./cases.ts";
import { mockSitePool, type Slot } from "./mockSitePool.ts";
import { markup } from "./markup.ts";

const mounts = 12;

// These tests wait more than they compute.
const pool = mockSitePool(2);

describe.concurrent("every widget", () => {
  test.for(widgets)(
    "%s leaves no node, listener, observer, timer or request behind",
    (widget, { expect }) =>
      pool.run(async (slot) =>
        expect(await leftBy(slot, widget)).toEqual({ grown: [], lateRequests: [], timers: 0 }),
      ),
  );
});

/**
 * The counts that grow with every round of mounts, and the requests after the last round. An object
 * that is kept only once, such as one of a late chunk, does not grow further.
 */
async function leftBy({ site, api }: Slot, widget: string): Promise<object> {
  api.open();
  const { page, close } = await site.visit({
    policy: false,
    before: countTimers,
    context: { isAlone: true },
  });
  const session = await page.context().newCDPSession(page);
  const elements = (await examplesOf(widget)).map((example) => markup(widget, example));
  const round = () =>
    mountAndRemove(
      page,
      Array.from({ length: mounts }, (_, index) => elements[index % elements.length] ?? ""),
    );
  // In the first round, code loads, sheets are created, and caches fill.
  await round();
  const first = await left(page, session);
  await round();
  let second = await settledAfter(page, session, first);
  let grown = grownBetween(first, second);
  if (grown.length) {
    await round();
    const third = await settledAfter(page, session, second);
    grown = grownBetween(second, third);
    second = third;
  }
  const requestsBefore = site.host.requests.length;
  await page.waitForTimeout(500);
  const lateRequests = site.host.requests.slice(requestsBefore);
  await close();
  return { grown, lateRequests, timers: newTimers(first, second) };
}

/** The timers that a round has added. Fewer than before are none. */
function newTimers(before: Record<string, number>, after: Record<string, number>): number {
  return Math.max(0, (after.timers ?? 0) - (before.timers ?? 0));
}

function grownBetween(before: Record<string, number>, after: Record<string, number>): string[] {
  return Object.entries(after).flatMap(([what, count]) =>
    count - (before[what] ?? 0) >= mounts / 2 ? [`${what}: ${before[what]} → ${count}`] : [],
  );
}

/**
 * A worker or a graphics card may release its memory a moment later, and a timer that the page sets
 * once may still run.
 */
async function settledAfter(
  page: Page,
  kept: CDPSession,
  before: Record<string, number>,
): Promise<Record<string, number>> {
  let after = await left(page, kept);
  const isSettled = () => !grownBetween(before, after).length && !newTimers(before, after);
  for (let again = 0; again < 4 && !isSettled(); again++) {
    await page.waitForTimeout(1_000);
    after = await left(page, kept);
  }
  return after;
}

async function mountAndRemove(page: Page, elements: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const api = window.DiningWidgets;
    if (!api || !("list" in api)) throw new Error("mount.js did not start");
    for (const html of all) {
      const holder = document.createElement("section");
      holder.innerHTML = html;
      holder.addEventListener("widget:navigate", (event) => event.preventDefault());
      document.body.append(holder);
      await api.settled();
      while (api.list().some(({ status }) => status === "loading"))
        await new Promise((later) => setTimeout(later, 5));
      // Long enough for effects to start their work.
      await new Promise((later) => setTimeout(later, 30));
      holder.remove();
      while (api.list().length) await new Promise((later) => setTimeout(later, 5));
    }
  }, elements);
}

/** The live objects and the pending timers. */
async function left(page: Page, kept: CDPSession): Promise<Record<string, number>> {
  await page.waitForTimeout(300);
  return {
    ...(await heapCounts(kept)),
    timers: await page.evaluate(() => window.pendingTimers.size),
  };
}

/** Runs before everything in the page. Tracks which timers have neither fired nor been cleared. */
function countTimers(): void {
  const pending = (window.pendingTimers = new Set<number>());
  const { setTimeout: later, setInterval: again, clearTimeout: clear } = window;
  const drop = (id?: number | string) => {
    pending.delete(Number(id));
    clear(Number(id));
  };
  const timeout = (run: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = later(() => {
      pending.delete(id);
      if (typeof run === "function") run(...given);
    }, ms);
    pending.add(id);
    return id;
  };
  const interval = (run: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = again(run, ms, ...given);
    pending.add(id);
    return id;
  };
  Object.assign(window, {
    setTimeout: timeout,
    setInterval: interval,
    clearTimeout: drop,
    clearInterval: drop,
  });
}

declare global {
  interface Window {
    pendingTimers: Set<number>;
  }
}
