import type { Page } from "playwright-core";

/** The placeholder that a host page's template puts into the `div`. */
export const placeholder = '<a href="/elsewhere">Read more</a>';

/** Waits until the widget of an element has painted. */
export async function ready(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const api = window.DiningWidgets;
    return (
      api &&
      !Array.isArray(api) &&
      api.list().some(({ element, status }) => status === "ready" && element.matches(wanted))
    );
  }, selector);
}

/** Status of every widget by its element's id. */
export async function statuses(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const api = window.DiningWidgets;
    return api && !Array.isArray(api)
      ? Object.fromEntries(api.list().map(({ element, status }) => [element.id, status]))
      : {};
  });
}
