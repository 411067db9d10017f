// @module-tag thorough
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StatefulBackend } from "../../../mock-api/backend.ts";
import { bill } from "../../../mock-api/bill.ts";
import { bundled } from "../../../demo/fakes/bundledFake.ts";
import { rounds } from "../matrix/rounds.ts";
import { serveMockApi } from "../matrix/mockApi.ts";
import { holdScript } from "../support/holdScript.ts";
import { extraPolicy, openSite, type Site } from "../support/site.ts";
import { settle } from "../support/settle.ts";

let site: Site;
let script: string;
let backend: StatefulBackend;

/** The strict policy of the contract, and the provider's documented sources. */
const policy = extraPolicy("RedeemCheckout");

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
  script = await bundled(resolve("demo/fakes/stripe.ts"));
  ({ backend } = serveMockApi(site));
});
afterAll(() => site?.close());

/** The diner is already signed in, so the link's token raises no question. */
const signedIn = () => localStorage.setItem("userToken", "harness-guest");

async function open(scenario: string) {
  backend.open(scenario);
  const visit = await site.visit({
    body: `<a href="#x" id="before">Before</a><div id="a" data-widget="RedeemCheckout" data-load="eager"></div>`,
    policy,
    before: signedIn,
    address: "/pay?pos=toast&location=lucca&ticket=1001&return_url=/order&token=harness-guest",
  });
  await visit.page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ body: script, contentType: "text/javascript" }),
  );
  return visit;
}

test("a bill is paid by a new card with the keyboard alone, under the strict policy [B1.05] [B6.02]", async () => {
  const { page, violations, uncaught } = await open("bill-no-card");
  await page.getByLabel("Card number").waitFor();
  expect(new URL(page.url()).search).not.toContain("token");
  await page.getByLabel("Card number").focus();
  await page.keyboard.type("4242424242424242");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1231");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await page.keyboard.press("Tab");
  await page.keyboard.type("78701");
  await page.keyboard.press("Enter");
  await page.getByLabel("Tip amount").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Pay \$/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Payment Success!" }).waitFor();
  expect(backend.state(bill).payments).toHaveLength(1);
  expect([...violations, ...uncaught]).toEqual([]);
  await page.close();
});

test("for a signed-in guest one more round of files comes after the widget, the bill's code with the API client, and then the first call", async () => {
  backend.open("default");
  const network = rounds();
  const { page } = await site.visit({
    body: '<div data-widget="RedeemCheckout" data-load="eager"></div>',
    policy: false,
    before: signedIn,
    address: "/pay?pos=toast&location=lucca&ticket=1001&token=harness-guest",
    prepare: network.hold,
    waitUntil: "commit",
  });
  expect(await network.next()).toEqual(["mount.js"]);
  expect(await network.next()).toContain("RedeemCheckout.js");
  expect(await network.next()).toEqual(
    expect.arrayContaining(["RedeemCheckout.OrderStep.js", "client.js"]),
  );
  expect(await network.next()).toEqual(["/api/v4/external_locations/toast/lucca"]);
  await network.end();
  await page.close();
});

test("the card field is kept while a package is chosen and an option changes", async () => {
  const { page } = await open("bill-no-card");
  await page.getByLabel("Card number").fill("4242424242424242");
  const field = await page.getByLabel("Card number").elementHandle();
  await page.getByRole("radio", { name: /Pay \$100/ }).check();
  await page.evaluate(() => document.querySelector("#a")?.setAttribute("data-back-label", "Close"));
  await page.getByRole("button", { name: "Close" }).waitFor();
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242");
  await page.close();
});

test("a reload after an unknown outcome says again that the payment could not be confirmed, and pays nothing", async () => {
  const { page } = await open("bill-payment-not-arrived");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.getByRole("heading", { name: "We could not confirm your payment" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "We could not confirm your payment" }).waitFor();
  expect(backend.state(bill).payments).toEqual([]);
  await page.close();
});

test.each([
  [390, "Back"],
  [767, "Back"],
  [768, "Back to order"],
  [1200, "Back to order"],
])("in a column of %d px the way back is called %s [B2.15] [B2.16]", async (width, words) => {
  const { page } = await open("default");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(
    (px) => document.querySelector<HTMLElement>("#a")?.style.setProperty("width", `${px}px`),
    width,
  );
  const link = page.getByRole("link", { name: "Back to order" });
  await link.waitFor();
  await expect.poll(() => link.textContent()).toBe(words);
  await page.close();
});

/** Allows or blocks the provider's script. */
async function setScript(page: Page, isBlocked: boolean): Promise<void> {
  await page.unroute("https://js.stripe.com/**");
  await page.route("https://js.stripe.com/**", (route) =>
    isBlocked ? route.abort() : route.fulfill({ body: script, contentType: "text/javascript" }),
  );
}

test("a blocked card script is explained, a fresh tag is tried on request, and a saved card still pays (fault I1)", async () => {
  const { page, violations, uncaught, close } = await open("default");
  await setScript(page, true);
  await page.getByRole("radio", { name: /A new card/ }).check();
  await page.getByText("The secure card field didn’t load").waitFor();
  expect(await page.getByText("You can still pay with a saved card.").isVisible()).toBe(true);
  expect(
    await page.evaluate(() => document.querySelectorAll('script[src*="js.stripe.com"]').length),
  ).toBe(0);
  // The widget itself asks for no card data.
  expect(await page.getByLabel("Card number").count()).toBe(0);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Please add a card to continue.").waitFor();
  await setScript(page, false);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Card number").waitFor();
  await setScript(page, true);
  await page.getByRole("radio", { name: /4242/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.getByRole("heading", { name: "Payment Success!" }).waitFor();
  expect(backend.state(bill).payments).toHaveLength(1);
  expect([...violations, ...uncaught]).toEqual([]);
  await close();
});

test("a bill that credit covers whole needs no card script (fault I1)", async () => {
  const { page, uncaught, close } = await open("bill-covered");
  await setScript(page, true);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.getByRole("heading", { name: "Payment Success!" }).waitFor();
  expect(
    await page.evaluate(() => document.querySelectorAll('script[src*="js.stripe.com"]').length),
  ).toBe(0);
  expect(uncaught).toEqual([]);
  await close();
});

test("a card script that loads after the widget is unmounted causes no error (fault I1) (fault F3)", async () => {
  const { page, console, uncaught, close } = await open("bill-no-card");
  await page.unroute("https://js.stripe.com/**");
  const release = await holdScript(page, "https://js.stripe.com/**", script);
  await page.reload();
  await page.getByRole("button", { name: "Next" }).waitFor();
  await page.waitForFunction(() => document.querySelector('script[src*="js.stripe.com"]'));
  await page.locator("#a").evaluate((host) => host.remove());
  release();
  await page.waitForFunction(() => "Stripe" in globalThis);
  await settle(page);
  expect(await page.locator("[data-dining-slot]").count()).toBe(0);
  expect([...console, ...uncaught]).toEqual([]);
  await close();
});
