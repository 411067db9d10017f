// @module-tag thorough
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSite, type Site } from "../support/site.ts";

let site: Site;
/** Path and body of every call that arrived. */
const arrived: { path: string; body: unknown }[] = [];
const placeAnswers = [
  { place_id: "p1", name: "Fig & Ember", address: "1204 South Congress Avenue" },
  { place_id: "p2", name: "Figaro Trattoria", address: "88 Rainey Street" },
];
const plaid = {
  "script-src": "https://cdn.plaid.com",
  "frame-src": "https://cdn.plaid.com",
  "connect-src": "https://production.plaid.com",
};

/** A minimal bank link script: it opens at once, and the bank agrees. */
const bankScript = `window.Plaid = { create(settings) {
  setTimeout(() => settings.onLoad && settings.onLoad())
  return { open() { window.opened = (window.opened || []).concat(settings.token); setTimeout(() => settings.onSuccess('public-' + settings.token, {})) }, exit() {}, destroy() {}, submit() {} }
} }`;

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
  const answers: Record<string, unknown> = {
    "/api/places/autocomplete": { predictions: placeAnswers },
    "/places/search": { places: placeAnswers },
    "/places/p1/details": {
      place: {
        id: "p1",
        name: "Fig & Ember",
        address: "1204 South Congress Avenue",
        city: "Austin",
      },
    },
    "/places/p2/details": {
      place: { id: "p2", name: "Figaro Trattoria", address: "88 Rainey Street", city: "Austin" },
    },
    "/api/v5/leads": { lead_id: 7 },
    "/places/save_lead_data": {},
    "/api/v6/plaid/create_link_token": { link_token: "link-1" },
    "/api/v6/plaid/exchange_public_token": { ok: true },
  };
  for (const [path, answer] of Object.entries(answers)) {
    site.routes.set(path, async (url, request) => {
      arrived.push({
        path: url.pathname + url.search,
        body: JSON.parse((await text(request)) || "null"),
      });
      return { body: JSON.stringify(answer), type: "application/json" };
    });
  }
});
afterAll(() => site?.close());
beforeEach(() => {
  arrived.length = 0;
});

async function open(policy: Record<string, string> | true = true) {
  const visit = await site.visit({
    body: '<div id="a" data-widget="UserFlow" data-load="eager"></div><p id="outside">Outside</p>',
    policy,
  });
  await visit.page.getByRole("combobox", { name: "Restaurant name" }).waitFor();
  return visit;
}

async function toBank(page: Page): Promise<void> {
  await page.getByLabel("Restaurant name").pressSequentially("fig");
  await page.getByRole("option", { name: "Fig & Ember" }).click();
  await page.getByRole("button", { name: "Use this restaurant" }).click();
  await page.getByLabel("First name").fill("Rosa");
  await page.getByLabel("Last name").fill("Marchetti");
  await page.getByLabel("Email").fill("rosa@example.com");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Connect your bank" }).waitFor();
}

describe("UserFlow in a browser", () => {
  test("the widget chooses a suggestion by keyboard inside the shadow root, under the strict policy [A7.37] [L2]", async () => {
    const { page, console, uncaught, violations, close } = await open();
    await page.getByLabel("Restaurant name").pressSequentially("fig", { delay: 20 });
    const input = page.getByRole("combobox");
    await expect.poll(() => input.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const active = await page.locator("#a").evaluate((host) => {
      const field = host.shadowRoot?.activeElement;
      return host.shadowRoot?.getElementById(field?.getAttribute("aria-activedescendant") ?? "")
        ?.textContent;
    });
    expect(active).toContain("Figaro Trattoria");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Is this your restaurant?" }).waitFor();
    expect(arrived.map(({ path }) => path)).toEqual([
      "/api/places/autocomplete?query=fig",
      "/places/p2/details",
    ]);
    expect({ console, uncaught, violations }).toEqual({
      console: [],
      uncaught: [],
      violations: [],
    });
    await close();
  });

  test("the widget closes the suggestions with Esc and chooses nothing by it", async () => {
    const { page, close } = await open();
    const input = page.getByRole("combobox");
    await input.pressSequentially("fig");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("option").count()).toBe(0);
    expect(await input.inputValue()).toBe("fig");
    expect(arrived.filter(({ path }) => path.includes("details"))).toEqual([]);
    await close();
  });

  test("the suggestions cover neither Search nor 'Add it manually', which both take a click while the list is open", async () => {
    const { page, close } = await open();
    const input = page.getByRole("combobox");
    await input.pressSequentially("fig");
    await page.getByRole("option").first().waitFor();
    const list = await page.getByRole("listbox").boundingBox();
    const search = page.getByRole("button", { name: "Search" });
    const listEnd = list ? list.y + list.height : Infinity;
    expect((await search.boundingBox())?.y).toBeGreaterThanOrEqual(listEnd);
    await search.click();
    await expect.poll(() => arrived.some(({ path }) => path === "/places/search")).toBe(true);
    await input.fill("");
    await input.pressSequentially("fig");
    await page.getByRole("option").first().waitFor();
    await page.getByRole("button", { name: "Add it manually" }).click();
    await page.getByRole("heading", { name: "Tell us about your restaurant" }).waitFor();
    await close();
  });

  test("the widget suggests to a user who types at once, in the same element, with its focus and its caret [L2]", async () => {
    const { page, close } = await site.visit({
      body: '<div id="a" data-widget="UserFlow" data-load="eager"></div>',
    });
    const field = page.getByLabel("Restaurant name");
    await field.focus();
    const first = await field.elementHandle();
    await page.keyboard.type("fg");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("i");
    await page.getByRole("option", { name: "Figaro" }).waitFor();
    expect(
      await first?.evaluate((input: HTMLInputElement) => ({
        isFocused: input.getRootNode() instanceof ShadowRoot && input.matches(":focus"),
        caret: input.selectionStart,
        value: input.value,
        role: input.role,
      })),
    ).toEqual({
      isFocused: true,
      caret: 2,
      value: "fig",
      role: "combobox",
    });
    await page.getByRole("option", { name: "Figaro" }).hover();
    expect(await page.getByRole("option", { selected: true }).innerText()).toContain(
      "Figaro Trattoria",
    );
    expect(await first?.evaluate((input) => input.matches(":focus"))).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("list", { name: "Restaurants found" }).waitFor();
    await close();
  });

  test("the widget connects a bank through the real loader under the page's policy, and exchanges once [A1.20] [L6]", async () => {
    const { page, uncaught, violations, close } = await open(plaid);
    await page.route("https://cdn.plaid.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: bankScript }),
    );
    await toBank(page);
    await page.getByRole("button", { name: "Connect bank" }).click();
    await page.getByText("Your bank is connected.").waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "opened"))).toEqual(["link-1"]);
    expect(arrived.filter(({ path }) => path.includes("exchange"))).toEqual([
      {
        path: "/api/v6/plaid/exchange_public_token",
        body: { public_token: "public-link-1", lead_id: "7" },
      },
    ]);
    expect({ uncaught, violations }).toEqual({ uncaught: [], violations: [] });
    await close();
  });

  test("the widget says that the bank link is missing where its script is blocked, and lets it be skipped [L6] (fault G5) (fault I2)", async () => {
    const { page, uncaught, close } = await open(plaid);
    await page.route("https://cdn.plaid.com/**", (route) => route.abort());
    await toBank(page);
    await page.getByRole("button", { name: "Connect bank" }).click();
    await page.getByText("We couldn’t open the bank connection").waitFor();
    await page.getByRole("button", { name: "Skip for now" }).click();
    await page.getByRole("heading", { name: "Thank you!" }).waitFor();
    expect(uncaught).toEqual([]);
    await close();
  });

  test("the widget goes back with the browser, survives a reload at the bank, and leaves no personal data behind [L1]", async () => {
    const { page, close } = await open();
    await page.getByLabel("Restaurant name").pressSequentially("fig");
    await page.getByRole("option", { name: "Figaro" }).click();
    await page.getByRole("heading", { name: "Is this your restaurant?" }).waitFor();
    expect(new URL(page.url()).search).toBe("?step=confirm");
    await page.goBack();
    await page.getByRole("heading", { name: "Find your restaurant" }).waitFor();
    await page.getByLabel("Restaurant name").fill("");
    await toBank(page);
    await page.reload();
    await page.getByRole("heading", { name: "Connect your bank" }).waitFor();
    expect(
      await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
    ).not.toMatch(/rosa|marchetti/i);
    expect(arrived.filter(({ path }) => path === "/api/v5/leads")).toHaveLength(1);
    await close();
  });
});
