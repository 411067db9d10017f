import { chromium, type Browser, type BrowserContext } from "playwright-core";
import { chromiumPath } from "../../../scripts/browsers/chromiumPath.ts";
import { slowDown } from "./slowDown.ts";

/** The features that playwright turns off. A list of our own would replace its list. */
const offAnyway = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/**
 * Turns off the browser's own pages behind its address bar, which have a process for each window,
 * and a spare process. They are half of the cost of opening a page.
 */
const unseen = ["SpareRendererForSitePerProcess", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup"];

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...offAnyway, ...unseen].join()}`,
];

/** A headless browser, with additional switches if a test needs them. The caller closes it. */
export function launchChromium(...more: readonly string[]): Promise<Browser> {
  return launch(more, []);
}

/**
 * A browser with the back/forward cache, which playwright turns off. `page.goBack()` does not work
 * with pages from the cache, so use `history.back()`.
 */
export function launchWithPageCache(...more: readonly string[]): Promise<Browser> {
  return launch(more, ["--disable-back-forward-cache"]);
}

async function launch(more: readonly string[], ignoreDefaultArgs: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...args, ...more],
    ignoreDefaultArgs,
  });
  slowDown(browser);
  return browser;
}

/** A share in a browser. */
export interface Chromium {
  newContext: Browser["newContext"];
  /** Closes what was opened through this share. */
  close(): Promise<void>;
}

declare global {
  /**
   * The browsers by their switches. Stored globally, because each test file has its own modules.
   */
  var launchedBrowsers: Map<string, Promise<Browser>> | undefined;
}

/**
 * The one browser of this worker, which runs its files one after the other: starting a browser
 * takes two seconds of processor time. It ends with the worker.
 */
export async function sharedChromium(...more: readonly string[]): Promise<Chromium> {
  const launched = (globalThis.launchedBrowsers ??= new Map());
  const key = more.join(" ");
  const launching = launched.get(key) ?? launchChromium(...more);
  launched.set(key, launching);
  const browser = await launching;
  browser.once("disconnected", () => launched.delete(key));
  const contexts = new Set<BrowserContext>();
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      contexts.add(context);
      return context;
    },
    async close() {
      await Promise.all([...contexts].map((context) => context.close()));
    },
  };
}
