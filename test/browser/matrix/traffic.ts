import type { Page } from "playwright-core";

const quietMs = 120;
const timeoutMs = 5_000;

/**
 * Watches a page's requests. The returned function resolves when none has been in flight for a
 * moment.
 */
export function traffic(page: Page): () => Promise<void> {
  let openRequests = 0;
  let quietSince = Date.now();
  const requestEnded = () => {
    openRequests = Math.max(0, openRequests - 1);
    quietSince = Date.now();
  };
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) openRequests = 0;
  });
  page.on("request", () => openRequests++);
  page.on("requestfinished", requestEnded);
  page.on("requestfailed", requestEnded);
  return async () => {
    const end = Date.now() + timeoutMs;
    while (Date.now() < end && (openRequests > 0 || Date.now() - quietSince < quietMs))
      await page.waitForTimeout(30);
  };
}
