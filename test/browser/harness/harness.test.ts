// @module-tag thorough
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faults } from "../../../mock-api/fault.ts";
import { widgetNames } from "../../../src/widgets/registry.ts";
import { openHarness, type Harness, type HarnessVisit } from "./openHarness.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());

declare const axe: { run(options: object): Promise<AxeResults> };

async function violationsOfAxe(page: Page): Promise<string[]> {
  // A page under Trusted Types accepts no injected script, but a script that the debugger
  // evaluates.
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
}

function isQuiet({ violations, uncaught }: HarnessVisit): void {
  expect(violations).toEqual([]);
  expect(uncaught).toEqual([]);
}

const namesOf = (cards: Locator) =>
  cards.evaluateAll((found) => found.map((card) => card.getAttribute("data-name") ?? ""));
const widgetNamed = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`);
/** Waits for the widget, which means that the scenario is open. */
const ready = (page: Page, name = "SubscriptionCalculator") =>
  page.waitForFunction(
    (widget) => document.querySelector(`[data-widget="${widget}"]`)?.shadowRoot?.childElementCount,
    name,
  );
const signInBody = JSON.stringify({
  user: { email: "guest@example.com", password: "dinner-for-two" },
});

/** A call as a widget would make it. */
function login(page: Page): Promise<{ status: number; token: string }> {
  return page.evaluate(async (body) => {
    const response = await fetch("/api/v5/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    }).catch(() => undefined);
    const answer = response?.headers.get("content-type")?.includes("json")
      ? await response.json()
      : {};
    return { status: response?.status ?? 0, token: String(answer.token ?? "") };
  }, signInBody);
}

function currentUser(page: Page, token: string): Promise<number> {
  return page.evaluate(
    async (bearer) =>
      (await fetch("/api/v5/current_user", { headers: { authorization: `Bearer ${bearer}` } }))
        .status,
    token,
  );
}

describe("the front page", () => {
  it("lists every name and links its scenarios", async () => {
    const visit = await harness.visit("/");
    const cards = visit.page.locator("[data-name]");
    await cards.first().waitFor();
    expect((await namesOf(cards)).toSorted()).toEqual(widgetNames.toSorted());
    await visit.page.getByLabel("Find a widget by its task").fill("monthly spend");
    const visibleEntries = visit.page.locator("[data-name]:visible");
    await expect.poll(() => namesOf(visibleEntries)).toEqual(["SubscriptionCalculator"]);
    await visibleEntries.getByText(/scenarios/).click();
    await visit.page.getByRole("link", { name: "The highest step" }).click();
    await visit.page.waitForURL("**/?widget=SubscriptionCalculator&scenario=highest");
    await widgetNamed(visit.page, "SubscriptionCalculator").getByRole("slider").waitFor();
    isQuiet(visit);
    await visit.close();
  });

  it.each([
    [390, "light"],
    [1280, "dark"],
  ] as const)(
    "has no accessibility violation and no sideways scroll at %i px in %s colors",
    async (width, colorScheme) => {
      const visit = await harness.visit("/", { viewport: { width, height: 800 }, colorScheme });
      await visit.page.locator("[data-name]").first().waitFor();
      expect(await violationsOfAxe(visit.page)).toEqual([]);
      expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await visit.close();
    },
  );
});

describe("a widget's page", () => {
  it("mounts the widget in the top document, under the strict policy, from another origin", async () => {
    const visit = await harness.visit("/?widget=SubscriptionCalculator&scenario=default");
    await widgetNamed(visit.page, "SubscriptionCalculator").getByRole("slider").waitFor();
    expect(visit.page.frames()).toHaveLength(1);
    const chunk = visit.urls.find((url) => /\/SubscriptionCalculator-/.test(url)) ?? "";
    expect(new URL(chunk).origin).toBe(harness.assets);
    expect(harness.assets).not.toBe(harness.url);
    isQuiet(visit);
    await visit.close();
  });

  it("plays an example automatically", async () => {
    const visit = await harness.visit("/?widget=SubscriptionCalculator&scenario=typed&play=1");
    await visit.page.locator("html[data-played=done]").waitFor();
    expect(await visit.page.getByText("$2,961.60").isVisible()).toBe(true);
    isQuiet(visit);
    await visit.close();
  });

  it("shows the widget without its own bars when asked to", async () => {
    const visit = await harness.visit("/?widget=SubscriptionCalculator&scenario=default&bare=1");
    await ready(visit.page);
    expect(await visit.page.locator("[data-harness]").count()).toBe(0);
    isQuiet(visit);
    await visit.close();
  });

  it("writes attributes from its option form, and the snippet follows", async () => {
    const visit = await harness.visit("/?widget=SubscriptionCalculator&scenario=default");
    const { page } = visit;
    await page.getByText("Options", { exact: true }).click();
    await page.getByLabel("Option: ctaLabel").fill('Join "us" & dine');
    await widgetNamed(page, "SubscriptionCalculator")
      .getByRole("link", { name: 'Join "us" & dine' })
      .waitFor();
    await page.getByText("Snippet", { exact: true }).click();
    expect(await page.locator(".snippet").textContent()).toContain(
      'data-cta-label="Join &quot;us&quot; &amp; dine"',
    );
    await page.getByRole("tab", { name: "ERB" }).click();
    expect(await page.getByRole("tabpanel", { name: "ERB" }).textContent()).toContain(
      'cta_label: "Join \\"us\\" & dine"',
    );
    await page.keyboard.press("End");
    expect(await page.getByRole("tabpanel", { name: "React" }).textContent()).toContain(
      'data-cta-label={"Join \\"us\\" & dine"}',
    );
    isQuiet(visit);
    await visit.close();
  });

  it("shows the names of its own controls without their prefix, and says what each section holds", async () => {
    const visit = await harness.visit("/?widget=SubscriptionCalculator&scenario=default");
    const { page } = visit;
    const reset = page.getByRole("button", { name: "Harness: Reset" });
    const widthOf = (text: string) =>
      reset
        .getByText(text, { exact: true })
        .evaluate((element) => element.getBoundingClientRect().width);
    expect(await widthOf("Harness:")).toBe(1);
    expect(await widthOf("Reset")).toBeGreaterThan(30);
    await page.getByText("Theme, brand, language and width").click();
    await page.getByLabel("Look: theme").waitFor();
    await visit.close();
  });

  it("changes theme, brand and width of the widget alone", async () => {
    const visit = await harness.visit("/?widget=SubscriptionCalculator&scenario=default");
    const { page } = visit;
    await page.getByText("Look", { exact: true }).click();
    await page.getByLabel("Look: theme").selectOption("dark");
    await page.getByLabel("Look: brand").selectOption("alternative");
    await page.getByLabel("Look: width").selectOption("320");
    await page.locator("[data-widget] [data-theme=dark][data-brand=alternative]").waitFor();
    expect((await page.locator(".frame").boundingBox())?.width).toBe(320);
    // The address contains the whole setting.
    await page.reload();
    await page.locator("[data-widget] [data-theme=dark][data-brand=alternative]").waitFor();
    expect((await page.locator(".frame").boundingBox())?.width).toBe(320);
    await visit.close();
  });

  it("shows events and requests, secrets masked", async () => {
    const visit = await harness.visit("/?widget=SubscriptionCalculator&scenario=default");
    const { page } = visit;
    await ready(page);
    await login(page);
    await page.getByText("Events", { exact: true }).click();
    await page.getByLabel("Events", { exact: true }).getByText("widget:ready").waitFor();
    await page.getByText("Requests", { exact: true }).click();
    const row = page.getByLabel("Requests", { exact: true }).getByRole("listitem").first();
    expect(await row.textContent()).toMatch(/POST.*\/api\/v5\/login.*200/);
    expect(await page.content()).not.toContain("dinner-for-two");
    await visit.close();
  });

  it.each([390, 1280])(
    "has no accessibility violation with every section open at %i px",
    async (width) => {
      const visit = await harness.visit("/?widget=SubscriptionCalculator&scenario=default", {
        viewport: { width, height: 800 },
      });
      const { page } = visit;
      await widgetNamed(page, "SubscriptionCalculator").getByRole("slider").waitFor();
      await login(page);
      for (const title of ["Options", "Look", "Snippet", "Events", "Requests"])
        await page.getByText(title, { exact: true }).click();
      await page.getByLabel("Requests", { exact: true }).getByText("/api/v5/login").waitFor();
      expect(await violationsOfAxe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await visit.close();
    },
  );

  it("says when a widget or a scenario does not exist, and where a link led to", async () => {
    const visit = await harness.visit("/?widget=Nowhere");
    await visit.page.getByText("There is no widget of this name.").waitFor();
    await visit.page.goto(`${harness.url}/?widget=SubscriptionCalculator&scenario=none`);
    await visit.page.getByText("This widget has no scenario “none”.").waitFor();
    await visit.page.goto(`${harness.url}/?widget=SubscriptionCalculator&scenario=default`);
    await widgetNamed(visit.page, "SubscriptionCalculator")
      .getByRole("link", { name: "Start earning" })
      .click();
    await visit.page.getByRole("link", { name: "Back to the widget" }).click();
    await visit.page.waitForURL("**/?widget=SubscriptionCalculator&scenario=default");
    expect(visit.uncaught).toEqual([]);
    await visit.close();
  });
});

describe("the mock API", () => {
  it("keeps its state through a reload and to the next page, and forgets it with the reset button", async () => {
    const visit = await harness.visit("/?widget=SubscriptionCalculator&scenario=default");
    const { page } = visit;
    await ready(page);
    const { token } = await login(page);
    expect(await currentUser(page, token)).toBe(200);
    await page.reload();
    await ready(page);
    expect(await currentUser(page, token)).toBe(200);
    await page.goto(`${harness.url}/?widget=DynamicSlider`);
    await ready(page, "DynamicSlider");
    expect(await currentUser(page, token)).toBe(200);
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("button", { name: "Harness: reset" }).click(),
    ]);
    expect(await currentUser(page, token)).toBe(401);
    await visit.close();
  });

  it("starts afresh when a scenario is opened again, together with what widgets kept in the browser", async () => {
    const visit = await harness.visit("/?widget=SubscriptionCalculator&scenario=default");
    const { page } = visit;
    await ready(page);
    const { token } = await login(page);
    await page.evaluate(() => localStorage.setItem("userToken", "x"));
    await page.goto(`${harness.url}/?widget=SubscriptionCalculator&scenario=highest`);
    await widgetNamed(page, "SubscriptionCalculator").getByRole("slider").waitFor();
    expect([
      await currentUser(page, token),
      await page.evaluate(() => localStorage.getItem("userToken")),
    ]).toEqual([401, null]);
    await visit.close();
  });

  it("obeys the fault switch until it is turned back, through a reload", async () => {
    const visit = await harness.visit("/?widget=SubscriptionCalculator&scenario=default");
    const { page } = visit;
    const control = page.getByLabel("Harness: fault");
    await ready(page);
    expect(
      await control
        .locator("option")
        .evaluateAll((options) => options.map((option) => option.getAttribute("value"))),
    ).toEqual([...faults]);
    for (const [fault, status] of [
      ["offline", 0],
      ["401", 401],
      ["500", 500],
    ] as const) {
      await Promise.all([page.waitForResponse(/__harness\/fault/), control.selectOption(fault)]);
      expect((await login(page)).status).toBe(status);
    }
    await page.reload();
    expect((await login(page)).status).toBe(500);
    expect(await control.inputValue()).toBe("500");
    await Promise.all([page.waitForResponse(/__harness\/fault/), control.selectOption("slow")]);
    const arrived: string[] = [];
    const isSent = page.waitForRequest(/\/api\/v5\/login/);
    const slow = login(page).then(({ status }) => arrived.push(`slow ${status}`));
    await isSent;
    await Promise.all([page.waitForResponse(/__harness\/fault/), control.selectOption(faults[0])]);
    arrived.push(`quick ${(await login(page)).status}`);
    await slow;
    expect(arrived).toEqual(["quick 200", "slow 200"]);
    await visit.close();
  });

  it("answers any origin and lets nothing out", async () => {
    const visit = await harness.visit("/hosts/plain");
    const { page } = visit;
    const statuses = await page.evaluate(async (body) => {
      const statusOf = (url: string, init?: RequestInit) =>
        fetch(url, init).then(
          ({ status }) => status,
          () => "refused",
        );
      const init = {
        method: "POST",
        headers: { "content-type": "application/json", authorization: "Bearer x" },
        body,
      };
      return [
        await statusOf("https://app.example.com/api/v5/login", init),
        await statusOf("https://example.com/"),
        await statusOf("https://tracker.example/collect", init),
      ];
    }, signInBody);
    expect(statuses).toEqual([200, "refused", "refused"]);
    for (const address of [
      "/hosts/bootstrap",
      "/hosts/csp",
      "/?widget=DynamicSlider&scenario=default",
      "/",
    ])
      await page.goto(harness.url + address);
    const strangers = visit.urls.filter(
      (url) => /^https?:/.test(url) && !/^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url),
    );
    expect(strangers.filter((url) => !/example\.com|tracker\.example/.test(url))).toEqual([]);
    await visit.close();
  });
});
