import type { Page } from "playwright-core";
import { buildHarness } from "../../../demo/server/buildHarness.ts";
import { startServer } from "../../../demo/server/startServer.ts";
import { launchChromium } from "../support/chromium.ts";
import { guestsOf } from "../support/guests.ts";
import { oncePerRun } from "../support/oncePerRun.ts";
import type { Case } from "./cases.ts";
import { gather, type Gathered } from "./gather.ts";
import { traffic } from "./traffic.ts";

export interface Visit extends Gathered {
  readonly page: Page;
  /** No request has been under way for a moment. */
  idle(): Promise<void>;
}

export interface Harness {
  /** Opens an example and walks it to its end; the visit is over when `check` is. */
  visit<T>(example: Case, check: (visit: Visit) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const openTimeoutMs = 20_000;

/** A visit lasts a second: what runs so briefly is not worth optimizing. */
const frugal = ["--js-flags=--no-maglev --no-turbofan", "--num-raster-threads=1"];

/** One server and one browser, for examples that run side by side without sharing the imitated backend. */
export async function openHarness(): Promise<Harness> {
  await oncePerRun("harness", buildHarness);
  const [server, browser] = await Promise.all([startServer(), launchChromium(...frugal)]);
  const guests = guestsOf(browser, "localhost");

  async function visit<T>(
    { widget, example }: Case,
    check: (visit: Visit) => Promise<T>,
  ): Promise<T> {
    const { page, leave } = await guests.arrive({
      isRegular: true,
      viewport: { width: 1280, height: 900 },
    });
    try {
      const gathered = await gather(page, JSON.stringify(example.options ?? {}));
      const idle = traffic(page);
      const query = new URLSearchParams({
        widget,
        scenario: example.key,
        bare: "1",
        ...(example.play && { play: "1" }),
      });
      await page.goto(`${server.url}/?${query}`);
      await opened(page, Boolean(example.play), gathered);
      await idle();
      return await check({ page, idle, ...gathered });
    } finally {
      await leave();
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

/** Waits for the end of the play, or for the first paint of an example without one. */
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
