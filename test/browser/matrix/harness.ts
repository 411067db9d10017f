import type { Page } from "playwright-core";
import { buildHarness } from "../../../demo/server/buildHarness.ts";
import { startServer } from "../../../demo/server/startServer.ts";
import { sharedChromium } from "../support/chromium.ts";
import { guestsOf } from "../support/guests.ts";
import { oncePerRun } from "../support/oncePerRun.ts";
import type { Case } from "./cases.ts";
import { gather, type Gathered, type Gatherer } from "./gather.ts";
import { traffic } from "./traffic.ts";

export interface Visit extends Gathered {
  readonly page: Page;
  /** Resolves when no request has been in flight for a moment. */
  idle(): Promise<void>;
}

export interface Harness {
  /**
   * Opens an example, optionally with other attributes, and plays it to its end. The visit ends
   * when `check` does.
   */
  visit<T>(
    example: Case,
    check: (visit: Visit) => Promise<T>,
    attributes?: Readonly<Record<string, string>>,
  ): Promise<T>;
  close(): Promise<void>;
}

/**
 * A window that opens one example after the other. A new window for each would cost as much as
 * opening the example.
 */
interface Window {
  readonly page: Page;
  readonly gatherer: Gatherer;
  readonly idle: () => Promise<void>;
  examples: number;
  close(): Promise<void>;
}

const openTimeoutMs = 120_000;

const viewport = { width: 1280, height: 900 };

/**
 * The number of examples after which a window is replaced, because their leftovers slow down the
 * next ones.
 */
const examplesPerWindow = 25;

/** A visit lasts a second, so optimizing its code would not pay off. */
const frugal = ["--js-flags=--no-maglev --no-turbofan", "--num-raster-threads=1"];

/**
 * One server and one browser, for parallel examples that do not share the mock API. `prepare` is
 * called with each window.
 */
export async function openHarness(
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Harness> {
  await oncePerRun("harness", buildHarness);
  const [server, browser] = await Promise.all([startServer(), sharedChromium(...frugal)]);
  const guests = guestsOf(browser, "localhost");
  const free: Window[] = [];

  async function newWindow(): Promise<Window> {
    const { page, leave } = await guests.arrive({
      isRegular: true,
      viewport,
      reducedMotion: "reduce",
    });
    await prepare(page);
    return { page, gatherer: await gather(page), idle: traffic(page), examples: 0, close: leave };
  }

  /** Resets the window for the next example. */
  async function giveBack(window: Window): Promise<void> {
    const { page } = window;
    if (++window.examples === examplesPerWindow) return window.close();
    await page.emulateMedia({ forcedColors: null });
    await page.setViewportSize(viewport);
    free.push(window);
  }

  async function visit<T>(
    { widget, example }: Case,
    check: (visit: Visit) => Promise<T>,
    attributes?: Readonly<Record<string, string>>,
  ): Promise<T> {
    const window = free.pop() ?? (await newWindow());
    const { page, gatherer, idle } = window;
    try {
      gatherer.begin(JSON.stringify(example.options ?? {}));
      const query = new URLSearchParams({
        widget,
        scenario: example.key,
        bare: "1",
        ...(example.play && { play: "1" }),
        ...(attributes && { attributes: JSON.stringify(attributes) }),
      });
      if (example.needsMotion) await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto(`${server.url}/?${query}`);
      await opened(page, Boolean(example.play), gatherer);
      if (example.needsMotion) await page.emulateMedia({ reducedMotion: "reduce" });
      await idle();
      const result = await check({ page, idle, problems: gatherer.problems });
      await giveBack(window);
      return result;
    } catch (error) {
      await window.close();
      throw error;
    }
  }

  return {
    visit,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Waits for the end of the play, or for the first paint of an example without a play. */
async function opened(page: Page, isPlayed: boolean, { problems }: Gathered): Promise<void> {
  const state = await page.waitForFunction(
    (awaitsPlay) => {
      const api = window.DiningWidgets;
      const status = api && "list" in api ? api.list()[0]?.status : undefined;
      if (status === "error") return "error";
      const { played } = document.documentElement.dataset;
      if (awaitsPlay) return played === "done" || played === "failed" ? played : false;
      return status === "ready" ? "done" : false;
    },
    isPlayed,
    { timeout: openTimeoutMs },
  );
  const outcome = await state.jsonValue();
  if (outcome !== "done")
    throw new Error([`the example ended as "${outcome}"`, ...problems()].join("\n"));
}
