import type { Page, Request } from "playwright-core";
import { buildHarness } from "../../../demo/server/buildHarness.ts";
import { startServer, type Started } from "../../../demo/server/startServer.ts";
import { sharedChromium } from "../support/chromium.ts";
import { gatherPageErrors, type PageErrors } from "../support/pageErrors.ts";
import { guestsOf, type GuestOptions } from "../support/guests.ts";
import { oncePerRun } from "../support/oncePerRun.ts";

export interface HarnessVisit extends PageErrors {
  readonly page: Page;
  /** Every request of the page, regardless of who answered it. */
  readonly urls: readonly string[];
  close(): Promise<void>;
}

export interface Harness extends Started {
  /** A new guest with a new backend. */
  visit(address: string, guest?: GuestOptions): Promise<HarnessVisit>;
}

/** The harness as `npm start` serves it, with the bundle in `dist/`, on a free port, and a browser. */
export async function openHarness(): Promise<Harness> {
  await oncePerRun("harness", buildHarness);
  const [started, browser] = await Promise.all([startServer(), sharedChromium()]);
  const guests = guestsOf(browser, "localhost");

  async function visit(address: string, options?: GuestOptions): Promise<HarnessVisit> {
    const { context, page, leave } = await guests.arrive(options);
    const messages = await gatherPageErrors(page);
    const urls: string[] = [];
    const note = (request: Request) => void urls.push(request.url());
    context.on("request", note);
    await page.goto(started.url + address);
    async function close(): Promise<void> {
      context.off("request", note);
      await leave();
    }
    return { ...messages, page, urls, close };
  }

  return {
    ...started,
    visit,
    async close() {
      await browser.close();
      await started.close();
    },
  };
}
