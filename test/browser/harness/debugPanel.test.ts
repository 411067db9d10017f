// @module-tag thorough
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHarness, type Harness } from "./openHarness.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
declare const axe: { run(context: string, options?: object): Promise<AxeResults> };

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());

const calculator = "?widget=SubscriptionCalculator&scenario=default&bare=1";
const panelOf = (page: Page) => page.getByRole("region", { name: "Dining widgets debug panel" });
const openCard = (page: Page) => panelOf(page).locator("summary").first().click();

test("a page without the parameter asks for no file of the panel", async () => {
  const { page, urls, close } = await harness.visit(calculator);
  await page.waitForFunction(() => window.DiningWidgets && "debug" in window.DiningWidgets);
  expect(urls.filter((url) => url.includes("debug-panel"))).toEqual([]);
  expect(await page.locator("[data-dining-debug]").count()).toBe(0);
  await close();
});

test("the panel folds down to its heading, and unfolds", async () => {
  const { page, close } = await harness.visit(`${calculator}&dining-debug`);
  const panel = panelOf(page);
  const events = panel.getByRole("heading", { name: "Events" });
  await panel.getByRole("button", { name: "Minimize" }).click();
  await expect.poll(() => events.isVisible()).toBe(false);
  expect(await panel.getByRole("button", { name: "Close" }).isVisible()).toBe(true);
  await panel.getByRole("button", { name: "Expand" }).click();
  await expect.poll(() => events.isVisible()).toBe(true);
  await close();
});

test("?dining-debug lists the widget with its options, their places and its events, without a violation of the policy", async () => {
  const visit = await harness.visit(`${calculator}&dining-debug`);
  const { page } = visit;
  const panel = panelOf(page);
  await panel.waitFor();
  await openCard(page);
  await expect
    .poll(() => panel.locator("summary").innerText())
    .toMatch(/SubscriptionCalculator dining-1: ready/);
  const options = panel.getByRole("region", { name: "Options of SubscriptionCalculator" });
  expect(await options.innerText()).toMatch(/startPosition\s+\d+\s+(default|attribute)/);
  await page.evaluate(() =>
    document.querySelector("[data-widget]")?.setAttribute("data-start-position", "3"),
  );
  await page.evaluate(() =>
    document.querySelector("[data-widget]")?.dispatchEvent(
      new CustomEvent("widget:step", {
        bubbles: true,
        detail: {
          widget: "SubscriptionCalculator",
          id: "dining-1",
          step: "x",
          note: "ana@example.com",
        },
      }),
    ),
  );
  await expect.poll(() => options.innerText()).toMatch(/startPosition\s+3\s+attribute/);
  const text = await panel.innerText();
  expect(text).toContain("widget:step");
  expect(text).not.toContain("ana@example.com");
  expect(visit.violations).toEqual([]);
  expect(visit.uncaught).toEqual([]);
  await visit.close();
});

test("an option that is not usable is shown with its code and what to do", async () => {
  const { page, close } = await harness.visit(calculator);
  await page.waitForFunction(() => window.DiningWidgets && "debug" in window.DiningWidgets);
  await page.evaluate(async () => {
    const api = window.DiningWidgets;
    if (api && "debug" in api && typeof api.debug === "function") await api.debug();
    document.querySelector("[data-widget]")?.setAttribute("data-start-position", "many");
  });
  await openCard(page);
  await expect
    .poll(() => panelOf(page).innerText())
    .toMatch(
      /DW102 SubscriptionCalculator: data-start-position="many"[\s\S]*An option is not usable/,
    );
  await close();
});

test("the report opens the same widget with the same options in the harness", async () => {
  const options = { startPosition: 4, ctaLabel: "Join", ctaUrl: "/join" };
  const address = `?${new URLSearchParams({ widget: "SubscriptionCalculator", options: JSON.stringify(options) })}`;
  const { page, close } = await harness.visit(`${address}&dining-debug`);
  await panelOf(page).waitFor();
  await openCard(page);
  await expect.poll(() => panelOf(page).innerText()).toContain("In the harness: /?widget=");
  const harnessAddress = /In the harness: (\S+)/.exec(await panelOf(page).innerText())?.[1] ?? "";
  const copiedVisit = await harness.visit(harnessAddress.slice(1));
  const widget = copiedVisit.page.locator('[data-widget="SubscriptionCalculator"]');
  await widget.getByRole("link", { name: "Join" }).waitFor();
  expect(await widget.getAttribute("data-start-position")).toBe("4");
  await copiedVisit.close();
  await close();
});

test("the panel is used by keyboard, at 390 px, and has no finding of axe", async () => {
  const { page, close } = await harness.visit(`${calculator}&dining-debug`, {
    viewport: { width: 390, height: 844 },
  });
  const panel = panelOf(page);
  await panel.waitFor();
  await openCard(page);
  const box = await panel.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await page.evaluate(axeSource);
  const findings = await page.evaluate(async () => {
    const { violations } = await axe.run("[data-dining-debug]");
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect(findings).toEqual([]);
  await panel.getByRole("button", { name: "Highlight" }).press("Enter");
  expect(await page.locator("[data-dining-debug] .mark").isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await panel.count()).toBe(0);
  await close();
});
