// @module-tag thorough
import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstRound } from "../../../build/firstRound.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";
import { callingExample } from "./callingExample.ts";
import { markup } from "./markup.ts";

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite();
});
afterAll(() => site?.close());

/** WebRedemption reads a bill with code that it imports itself. */
const widgets = Object.keys(firstRound).filter(
  (name) => firstRound[name]?.includes("client") && name !== "WebRedemption",
);

/** Records for each call whether the widget had rendered anything when the call was sent. */
function noteCalls(): void {
  const calls: { path: string; hasRendered: boolean }[] = [];
  const { fetch } = window;
  window.fetch = (input, init) => {
    const { pathname } = new URL(`${input}`);
    const { shadowRoot } = document.querySelector("[data-widget]") ?? {};
    calls.push({ path: pathname, hasRendered: Boolean(shadowRoot?.querySelector(".dining")) });
    return fetch(input, init);
  };
  Object.assign(window, { calls });
}

const inventory: { widgets: Record<string, { files: string[] }> } = JSON.parse(
  readFileSync("dist/script-inventory.json", "utf8"),
);

/** Holds React's file until all other files of the widget have arrived. */
function heldReact(widget: string) {
  let heldRoute: Route | undefined;
  const files = inventory.widgets[widget]?.files.filter((file) => !file.startsWith("react-")) ?? [];
  return {
    async prepare(page: Page): Promise<void> {
      await page.addInitScript(noteCalls);
      await page.route(/\/react-\w+\.js$/, (route) => void (heldRoute = route));
    },
    async release(page: Page): Promise<void> {
      await page.waitForFunction((expected) => {
        const come = performance.getEntriesByType("resource").map(({ name }) => name);
        return expected.every((file) => come.some((name) => name.endsWith(`/${file}`)));
      }, files);
      expect(await page.evaluate("calls")).toEqual([]);
      await heldRoute?.continue();
    },
  };
}

test.each(widgets)(
  "%s: the first call leaves before the screen is rendered, and once",
  async (widget) => {
    const example = await callingExample(widget);
    site.api.open(example.backend);
    const react = heldReact(widget);
    const { page, close } = await site.visit({
      body: markup(widget, example),
      policy: false,
      address: example.address ?? "/",
      prepare: react.prepare,
      waitUntil: "commit",
    });
    await react.release(page);
    await page.waitForFunction(() => {
      const api = window.DiningWidgets;
      return Boolean(api && "list" in api && api.list()[0]?.status === "ready");
    });
    await page.waitForLoadState("networkidle");
    const calls: { path: string; hasRendered: boolean }[] = await page.evaluate("calls");
    const first = calls[0];
    expect(first).toMatchObject({ hasRendered: false });
    expect(calls.filter(({ path }) => path === first?.path)).toHaveLength(1);
    await close();
  },
);
