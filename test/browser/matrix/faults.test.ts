// @module-tag thorough
import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { folder } from "../support/serve.ts";
import type { Visit } from "../support/site.ts";
import { examplesOf, widgets } from "./cases.ts";
import { makeHostile } from "./hostileGlobals.ts";
import { mockSitePool } from "./mockSitePool.ts";
import { apiFaults } from "./mockApi.ts";
import { markup } from "./markup.ts";

// These tests wait more than they compute.
const pool = mockSitePool(3);

describe.concurrent.each(widgets)("%s", async (widget) => {
  const examples = await examplesOf(widget);
  const [first] = examples;
  const body = first ? markup(widget, first) : "";
  const address = examples.find((example) => example.address?.startsWith("?"))?.address;

  test("shows the placeholder and Try again while its code cannot be loaded, and mounts after a press (fault G1) (fault G7)", ({
    expect,
  }) =>
    pool.run(async ({ site, api }) => {
      api.open(first?.backend);
      const served = folder("dist");
      site.bundle.respond = (url, request) =>
        /\/(mount|diagnostics[^/]*)\.js$/.test(url.pathname) ? served(url, request) : "reset";
      const { page, uncaught, close } = await site.visit({ body, policy: false });
      expect(await settled(page)).toEqual(["error"]);
      expect(await page.getByRole("link", { name: "What the host wrote" }).isVisible()).toBe(true);
      site.bundle.respond = served;
      await page.getByRole("button", { name: "Try again" }).click();
      expect(await settled(page)).toEqual(["ready"]);
      expect(uncaught).toEqual([]);
      await close();
    }));

  test("shows the same on a page with hostile globals and refused storage (fault H4) (fault J1)", ({
    expect,
  }) =>
    pool.run(async ({ site, api }) => {
      const visits: Visit[] = [];
      for (const before of [undefined, makeHostile]) {
        api.open(first?.backend);
        const visit = await site.visit({
          body,
          policy: { "img-src": "https:" },
          context: { reducedMotion: "reduce" },
          ...(before && { before }),
        });
        expect(await settled(visit.page)).toEqual(["ready"]);
        visits.push(visit);
      }
      // Charts, maps and placeholders of missing pictures appear a moment later on both pages.
      const [plain = "", hostile = ""] = await bothWords(visits);
      expect(hostile).toBe(plain);
      for (const { uncaught, violations, close } of visits) {
        expect({ uncaught, violations }).toEqual({ uncaught: [], violations: [] });
        await close();
      }
    }));

  test("says something to people, whatever the API answers instead of its own", ({ expect }) =>
    pool.run(async ({ site, api }) => {
      // Uses all examples, because it is not known which of them calls the API first. Many differ
      // only in later steps.
      const all = [...new Set(examples.map((example) => markup(widget, example)))].join("");
      const at = `/${address ?? ""}`;
      api.open(first?.backend);
      api.fault = apiFaults[0];
      const { page, uncaught, violations, close } = await site.visit({
        body: all,
        policy: { "img-src": "https:" },
        address: at,
      });
      try {
        for (const fault of apiFaults) {
          if (api.fault !== fault) {
            api.fault = fault;
            await openAfresh(page, site.host.origin + at);
          }
          expect(await settled(page), fault).toEqual(["ready"]);
          // A failed connection is tried again after a pause, during which a skeleton without text
          // is sufficient.
          await expect.poll(() => waitingOf(page), { message: fault }).toEqual([]);
          expect({ uncaught, violations }, fault).toEqual({ uncaught: [], violations: [] });
        }
      } finally {
        api.fault = undefined;
        await close();
      }
    }));
});

/** The texts of both pages once they are the same, or after ten seconds. */
async function bothWords(visits: readonly Visit[]): Promise<string[]> {
  for (const end = Date.now() + 60_000; ; await new Promise((later) => setTimeout(later, 250))) {
    const words = await Promise.all(visits.map(({ page }) => wordsOf(page)));
    if (new Set(words).size === 1 || Date.now() > end) return words;
  }
}

/** Opens a page again, without any stored data. */
async function openAfresh(page: Page, address: string): Promise<void> {
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await page.context().clearCookies();
  await page.goto(address);
}

/**
 * Waits until every widget of the page has loaded or failed, and has an answer of the API. Returns
 * the different statuses.
 */
async function settled(page: Page): Promise<string[]> {
  await statusesIn(page);
  await page.waitForLoadState("networkidle");
  // An answer may add widgets, such as the slides below an offer.
  return statusesIn(page);
}

/** The statuses on the page once no widget is loading. */
async function statusesIn(page: Page): Promise<string[]> {
  const statuses = await page.waitForFunction(() => {
    const api = window.DiningWidgets;
    if (!api || !("list" in api)) return null;
    const statuses = [...new Set(api.list().map(({ status }) => status))];
    return statuses.includes("loading") ? null : statuses;
  });
  return (await statuses.jsonValue()) ?? [];
}

/**
 * The widgets that show no text, or still show a skeleton, including those below the fold, which
 * are not painted.
 */
function waitingOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-widget]")].flatMap((host, index) => {
      // A widget that embeds another one may leave the text to it.
      const isSilent =
        !host.shadowRoot?.textContent?.trim() && !host.querySelector("[data-widget]");
      return isSilent || host.shadowRoot?.querySelector(".skeletons")
        ? [`${index}: ${isSilent ? "nothing" : "a skeleton"}`]
        : [];
    }),
  );
}

/** The visible text of the widget. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.querySelector("[data-widget]")?.shadowRoot;
    return [...(root?.children ?? [])]
      .map((child) => (child instanceof HTMLElement ? child.innerText : ""))
      .join("\n")
      .replace(/\s+/g, " ")
      .trim();
  });
}
