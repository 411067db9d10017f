import type { Page } from "playwright-core";

/** The errors that a host page's owner would notice, recorded as long as the page exists. */
export interface PageErrors {
  /**
   * `console.error` and `console.warn`, including the browser's own messages about failed requests.
   */
  readonly console: string[];
  /** The errors that reached the host's `onerror` and `unhandledrejection`. */
  readonly uncaught: string[];
  /** Content security policy violations: `directive blocked-uri`. */
  readonly violations: string[];
}

const mark = "dining-test:";

/** Starts recording. Call it before the page navigates. */
export async function gatherPageErrors(page: Page): Promise<PageErrors> {
  const messages: PageErrors = { console: [], uncaught: [], violations: [] };
  page.on("console", (message) => {
    const text = message.text();
    if (text.startsWith(`${mark}csp `)) messages.violations.push(text.slice(mark.length + 4));
    else if (text.startsWith(`${mark}uncaught `))
      messages.uncaught.push(text.slice(mark.length + 9));
    else if (["error", "warning"].includes(message.type())) messages.console.push(text);
  });
  page.on("pageerror", (error) => messages.uncaught.push(String(error)));
  await page.addInitScript((prefix) => {
    // Stored now, because a test's page may replace its console.
    const log = console.debug.bind(console);
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      log(`${prefix}csp ${effectiveDirective} ${blockedURI}`),
    );
    addEventListener("error", ({ message }) => message && log(`${prefix}uncaught ${message}`));
    addEventListener("unhandledrejection", ({ reason }) => log(`${prefix}uncaught ${reason}`));
  }, mark);
  return messages;
}
