// @module-tag thorough
import { resolve } from "node:path";
import { getResponse } from "msw";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StatefulBackend } from "../../../mock-api/backend.ts";
import { bill } from "../../../mock-api/bill.ts";
import { bundled } from "../../../demo/fakes/bundledFake.ts";
import { serveMockApi } from "../matrix/mockApi.ts";
import { press, tabTo } from "../support/keys.ts";
import { extraPolicy, openSite, type Site } from "../support/site.ts";
import { settle } from "../support/settle.ts";

let site: Site;
let script: string;
let backend: StatefulBackend;
/** Answers for these paths wait for `release`. */
let heldCall: { readonly path: string; readonly until: Promise<void> } | undefined;

/** The strict policy of the contract, and the provider's documented sources. */
const policy = extraPolicy("WebRedemption");

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
  script = await bundled(resolve("demo/fakes/stripe.ts"));
  const mockApi = serveMockApi(site);
  ({ backend } = mockApi);
  mockApi.hold = async ({ method, url }) => {
    if (heldCall && method === "POST" && url.endsWith(heldCall.path)) await heldCall.until;
  };
});
afterAll(() => site?.close());

interface Start {
  readonly scenario?: string;
  readonly query?: string;
  readonly attributes?: string;
  readonly before?: () => void;
}

async function open({
  scenario = "default",
  query = "ticket=1001",
  attributes = 'data-token="harness-guest"',
  before,
}: Start = {}) {
  backend.open(scenario);
  const visit = await site.visit({
    body: `<a href="#x" id="before">Before</a><div id="a" data-widget="WebRedemption" data-load="eager" ${attributes}></div>`,
    policy,
    config: { trustAttributes: true },
    address: `/pay?pos=toast&location=lucca&return_url=/order&${query}`,
    ...(before && { before }),
  });
  await visit.page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ body: script, contentType: "text/javascript" }),
  );
  return visit;
}

/** The distance from the left edge of the page in whole px. */
async function rightOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return Math.round((box?.x ?? 0) + (box?.width ?? 0));
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 2 });

test("from the sign-in to the receipt and back with the keyboard alone, under the strict policy [C1.07] [C2.97]", async () => {
  const { page, violations, uncaught, close } = await open({ attributes: "" });
  await heading(page, "Sign in to pay").waitFor();
  await tabTo(page, /^Email/);
  await page.keyboard.type("guest@example.com");
  await tabTo(page, /^Password/);
  await page.keyboard.type("dinner-for-two");
  await page.keyboard.press("Enter");
  await heading(page, "Pay your bill").waitFor();
  // In a narrow widget the order is behind a button.
  await page.setViewportSize({ width: 700, height: 900 });
  await press(page, /^View order/);
  await page.getByText("Tagliatelle al ragù").first().waitFor();
  await tabTo(page, /20%/);
  await page.keyboard.press("ArrowRight");
  await press(page, /^Pay \$76\.66 with/);
  await heading(page, "Payment Successful").waitFor();
  await press(page, /^View Receipt/);
  await heading(page, "Receipt").waitFor();
  await press(page, /^Back/);
  await heading(page, "Payment Successful").waitFor();
  expect(backend.state(bill).payments).toMatchObject([{ amount: 8450, tip: 1716 }]);
  expect([...violations, ...uncaught]).toEqual([]);
  await close();
});

test("the header is as wide as the content below it, in one column and in two", async () => {
  const { page, close } = await open();
  await heading(page, "Pay your bill").waitFor();
  const columns = [
    { width: 700, last: page.locator(".pay-presets") },
    { width: 1280, last: page.locator(".pay-side, .pay-aside").first() },
  ];
  for (const { width, last } of columns) {
    await page.setViewportSize({ width, height: 800 });
    expect(await rightOf(page.getByRole("button", { name: "Log Out" }))).toBe(await rightOf(last));
  }
  await close();
});

test("a guest pays by a card typed into the provider’s field, with the keyboard alone [C6.11] [C7.19]", async () => {
  const { page, violations, uncaught, close } = await open({
    attributes: 'data-auth-required="false"',
  });
  await page.getByLabel("Card number").waitFor();
  await tabTo(page, /^Card number/);
  await page.keyboard.type("4242424242424242");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1231");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await press(page, /^Pay \$/);
  await heading(page, "Payment Successful").waitFor();
  expect(backend.state(bill).payments).toHaveLength(1);
  expect([...violations, ...uncaught]).toEqual([]);
  await close();
});

test("the bank’s window opens over the page, and its yes ends in a success (3-D Secure)", async () => {
  const { page, close } = await open({ scenario: "bill-bank-asks" });
  await page.route("https://api.stripe.com/**", async (route) => {
    const response = await getResponse(
      [...backend.handlers],
      new Request(route.request().url(), { method: "POST" }),
    );
    await route.fulfill({
      body: (await response?.text()) ?? "{}",
      contentType: "application/json",
      headers: { "access-control-allow-origin": "*" },
    });
  });
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await heading(page, "Payment Successful").waitFor();
  expect(backend.state(bill).payments).toHaveLength(1);
  await close();
});

test("confetti falls and is removed, and does not fall under reduced motion [C9.14] [C2.112] [W11] (fault I4) (fault J5)", async () => {
  const { page, close } = await open();
  const canvas = page.locator('canvas[data-particles="250"]');
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await canvas.waitFor({ state: "attached" });
  expect(
    await canvas.evaluate((element: HTMLCanvasElement) => [
      element.width > 0,
      element.height > 0,
      getComputedStyle(element).pointerEvents,
    ]),
  ).toEqual([true, true, "none"]);
  await canvas.waitFor({ state: "detached", timeout: 60_000 });
  await close();
  const still = await open();
  await still.page.emulateMedia({ reducedMotion: "reduce" });
  await still.page.getByRole("button", { name: /^Pay \$/ }).click();
  await heading(still.page, "Payment Successful").waitFor();
  await settle(still.page);
  expect(await still.page.locator("canvas").count()).toBe(0);
  await still.close();
});

test("back and forward reload the page, but not for a fragment, and never during a payment [C4.13] [W10]", async () => {
  const { page, close } = await open();
  let loads = 0;
  page.on("load", () => loads++);
  await heading(page, "Pay your bill").waitFor();
  await page.evaluate(() => history.pushState(null, "", "#menu"));
  await page.evaluate(() => history.back());
  await settle(page);
  expect(loads).toBe(0);
  await page.evaluate(() =>
    history.pushState(null, "", "/pay?pos=toast&location=lucca&ticket=1001&page=2"),
  );
  await page.evaluate(() => history.back());
  await expect.poll(() => loads).toBe(1);
  await heading(page, "Pay your bill").waitFor();
  let release = () => {};
  heldCall = { path: "/credits", until: new Promise((done) => (release = done)) };
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await heading(page, "Redeeming Credit").waitFor();
  await page.evaluate(() =>
    history.pushState(null, "", "/pay?pos=toast&location=lucca&ticket=1001&page=3"),
  );
  await page.evaluate(() => history.back());
  await settle(page);
  release();
  heldCall = undefined;
  await heading(page, "Payment Successful").waitFor();
  expect(loads).toBe(1);
  expect(backend.state(bill).payments).toHaveLength(1);
  await close();
});

test.each([
  ["default", "ticket=1001", "Pay your bill", 0],
  ["default", "ticket=1001,1002", "Which check is yours?", 0],
  ["default", "ticket=9999", "Check not found", 0],
  ["bill-payment-not-arrived", "ticket=1001", "We could not confirm your payment", 0],
  ["bill-payment-lost", "ticket=1001", "Your bill is paid", 1],
  ["default", "ticket=1008&x=paid", "Payment Successful", 1],
])(
  'a reload in %s with %s comes back to "%s", and %d payments were made (fault D4) (fault D5)',
  async (scenario, query, name, count) => {
    const { page, close } = await open({ scenario, query });
    if (scenario !== "default" || query.includes("paid"))
      await page.getByRole("button", { name: /^Pay \$/ }).click();
    await heading(page, name).waitFor();
    await page.reload();
    await heading(page, name).waitFor();
    expect(backend.state(bill).payments).toHaveLength(count);
    await close();
  },
);

test("an unconfirmed payment is a success after a reload, once the bill shows as paid (fault D4) (fault D5)", async () => {
  const { page, close } = await open({ scenario: "bill-pos-unconfirmed", query: "ticket=1001" });
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await heading(page, "Payment received").waitFor();
  await page.reload();
  await heading(page, "Payment Successful").waitFor();
  await page.getByText("Your bill shows as paid.").waitFor();
  expect(backend.state(bill).payments).toHaveLength(1);
  await close();
});

test("a reload during the payment looks the payment up, and finds it (fault D4)", async () => {
  const { page, close } = await open();
  let release = () => {};
  heldCall = { path: "/credits", until: new Promise((done) => (release = done)) };
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await heading(page, "Redeeming Credit").waitFor();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await heading(page, "We could not confirm your payment").waitFor();
  release();
  heldCall = undefined;
  await expect.poll(() => backend.state(bill).payments.length).toBe(1);
  // The restaurant's POS lists the payments, which proves this one.
  backend.state(bill).listsPayments = true;
  await page.getByRole("button", { name: "Check again" }).click();
  await heading(page, "Payment Successful").waitFor();
  await page.getByText("$100.10").first().waitFor();
  await close();
});

test("the receipt prints in black on white on one page, without its buttons [W8] (fault J5)", async () => {
  const { page, close } = await open({
    query: "ticket=1008",
    attributes: 'data-token="harness-guest" data-theme="dark"',
  });
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.getByRole("button", { name: "View Receipt" }).click();
  await heading(page, "Receipt").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button").count()).toBe(0);
  const colors = await page.locator("#a").evaluate(({ shadowRoot }) => {
    const inner = shadowRoot?.querySelector(".dining");
    const { color, backgroundColor } = getComputedStyle(inner ?? document.body);
    return { color, backgroundColor };
  });
  expect(colors).toEqual({
    color: expect.stringMatching(/rgb\(0, 0, 0\)/),
    backgroundColor: "rgb(255, 255, 255)",
  });
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
  await close();
});

test.each([320, 390, 768])(
  "on a page %i px wide no amount of a tip is broken into two lines, whatever the bill",
  async (width) => {
    for (const ticket of ["1001", "1006"]) {
      const { page, close } = await open({ query: `ticket=${ticket}` });
      await page.setViewportSize({ width, height: 800 });
      const amounts = page.getByRole("radiogroup", { name: "Choose a tip" }).locator(".small");
      await amounts.first().waitFor();
      const lines = await amounts.evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getClientRects().length;
        }),
      );
      expect(lines).toEqual([1, 1, 1, 1]);
      await close();
    }
  },
);
