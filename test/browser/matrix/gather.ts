import type { Page } from "playwright-core";
import { gatherPageErrors } from "../support/pageErrors.ts";

export interface Gathered {
  /**
   * Everything since the start of the example that the owner of a host page would complain about.
   */
  problems(): string[];
}

export interface Gatherer extends Gathered {
  /**
   * Clears the problems once the next page has loaded. A missing picture in `told` belongs to the
   * example and is not a problem.
   */
  begin(told: string): void;
}

/** The browser's own message for a failed request. */
const failedLoad = /^Failed to load resource: .*(status of [45]\d\d|net::ERR_FAILED)/;

/** Chromium's own remark about slow drawing on machines without a graphics card. */
const withoutCard = /^\[\.WebGL-\w+\]GL Driver Message .*ReadPixels/;

/**
 * Records console errors, uncaught errors and policy violations of a page. A refusal of the API
 * belongs to the example.
 */
export async function gather(page: Page): Promise<Gatherer> {
  const consoleLines: string[] = [];
  let told = "";
  let isNext = false;
  page.on("framenavigated", (frame) => {
    if (!isNext || frame !== page.mainFrame()) return;
    isNext = false;
    for (const list of [consoleLines, uncaught, violations]) list.length = 0;
  });
  const { uncaught, violations } = await gatherPageErrors(page);
  page.on("console", (message) => {
    const { url } = message.location();
    const { pathname } = new URL(url, "http://page");
    const isStory =
      failedLoad.test(message.text()) &&
      (/^\/(api|places|dine_cash|gift_card_options|v1_1)\b/.test(pathname) ||
        told.includes(pathname));
    if (
      ["error", "warning"].includes(message.type()) &&
      !isStory &&
      !withoutCard.test(message.text())
    )
      consoleLines.push(`${message.text().slice(0, 600)} (${url})`);
  });
  return {
    begin(story) {
      told = story;
      isNext = true;
    },
    problems: () => [
      ...consoleLines.map((text) => `console: ${text}`),
      ...uncaught.map((text) => `uncaught: ${text}`),
      ...violations.map((text) => `policy: ${text}`),
    ],
  };
}
