// @module-tag thorough
import { resolve } from "node:path";
import { getResponse } from "msw";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StatefulBackend } from "../../../mock-api/backend.ts";
import { checkout } from "../../../mock-api/checkout.ts";
import { bundled } from "../../../demo/fakes/bundledFake.ts";
import { serveMockApi } from "../matrix/mockApi.ts";
import { holdScript } from "../support/holdScript.ts";
import { extraPolicy, openSite, type Site } from "../support/site.ts";
import { settle } from "../support/settle.ts";

let site: Site;
let script: string;
let backend: StatefulBackend;
const script404 = "net::ERR_FAILED";

/** The strict policy of the contract, and the provider's documented sources. */
const policy = extraPolicy("Checkout");

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
  script = await bundled(resolve("demo/fakes/stripe.ts"));
  ({ backend } = serveMockApi(site));
});
afterAll(() => site?.close());

async function open(
  scenario = "default",
  body = '<div id="a" data-widget="Checkout" data-load="eager"></div>',
) {
  backend.open(scenario);
  const visit = await site.visit({
    body: `<a href="#x" id="before">Before</a>${body}`,
    policy,
    address: "/checkout?ico_id=regular",
  });
  const scripts: string[] = [];
  await visit.page.route("https://js.stripe.com/**", (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ body: script, contentType: "text/javascript" });
  });
  await visit.page.route("https://api.stripe.com/**", async (route) => {
    const response = await getResponse(
      [...backend.handlers],
      new Request(route.request().url(), { method: "POST" }),
    );
    await route.fulfill({
      body: (await response?.text()) ?? "",
      headers: { "access-control-allow-origin": "*" },
    });
  });
  await visit.page.getByLabel("Email").waitFor();
  return { ...visit, scripts };
}

async function toPayment(page: Page): Promise<void> {
  if (!(await page.getByLabel("Email").inputValue())) {
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Okafor");
  }
  await page.getByRole("button", { name: "Continue" }).click();
}

async function fillCard(page: Page, number = "4242424242424242"): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiration date").fill("12/31");
  await page.getByLabel("Security code").fill("123");
  await page.getByLabel("ZIP code").fill("78701");
  await page.getByRole("checkbox", { name: /I agree/ }).check();
}

const pay = (page: Page) => page.getByRole("button", { name: "Pay $100.00" }).click();
const success = (page: Page) =>
  page.getByRole("heading", { name: "Purchase Successful" }).waitFor();
const bought = () => backend.state(checkout).bought.length;

describe("Checkout in a browser, under the card profile of the strict policy", () => {
  test("where the code of the payment did not come, it can be asked for again, and nothing typed is lost", async () => {
    const { respond } = site.bundle;
    let isLost = true;
    site.bundle.respond = (url, request) =>
      isLost && url.pathname.startsWith("/Checkout.latePart-")
        ? { body: "", status: 503 }
        : respond(url, request);
    const { page, close } = await open();
    await toPayment(page);
    await page.getByRole("heading", { name: "We couldn’t load the next step" }).waitFor();
    isLost = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Payment", exact: true }).waitFor();
    expect(await page.getByText("ada@example.com").isVisible()).toBe(true);
    site.bundle.respond = respond;
    await close();
  });

  test("on a phone has the order, the choice of who it is for and the email field in the first view", async () => {
    const { page, close } = await open();
    await page.setViewportSize({ width: 390, height: 844 });
    await settle(page);
    const choices = await page.locator("#a .radio-card").all();
    const boxes = await Promise.all(choices.map((choice) => choice.boundingBox()));
    expect(boxes).toHaveLength(2);
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    expect(boxes[0]?.height).toBeLessThanOrEqual(56);
    const email = await page.getByLabel("Email").boundingBox();
    expect((email?.y ?? 0) + (email?.height ?? 0)).toBeLessThan(560);
    await close();
  });

  test("on a wide page has Pay in the side column, in view, and under the form again on a phone with what was typed", async () => {
    const { page, close } = await open();
    await page.setViewportSize({ width: 1280, height: 800 });
    await toPayment(page);
    await page.getByLabel("ZIP code").fill("78701");
    const button = page.getByRole("button", { name: "Pay $100.00" });
    const place = async () => {
      const [side, form] = [
        await button.boundingBox(),
        await page.locator("#a form").boundingBox(),
      ];
      if (!side || !form) throw new Error("is not shown");
      return {
        isBeside: side.x >= form.x + form.width,
        isInView: side.y + side.height <= 800,
      };
    };
    await expect.poll(place).toEqual({ isBeside: true, isInView: true });
    const field = await page.getByLabel("Card number").elementHandle();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(async () => (await place()).isBeside).toBe(false);
    expect(await field?.evaluate((input) => input.isConnected)).toBe(true);
    expect(await page.getByLabel("ZIP code").inputValue()).toBe("78701");
    await close();
  });

  test("on a wide page has Continue in the side column, in view, and submits the form", async () => {
    const { page, close } = await open();
    await page.setViewportSize({ width: 1280, height: 800 });
    const button = page.getByRole("button", { name: "Continue" });
    const form = page.locator("#a form");
    await expect
      .poll(async () => {
        const [side, fields] = [await button.boundingBox(), await form.boundingBox()];
        return side && fields && side.x >= fields.x + fields.width && side.y + side.height <= 800;
      })
      .toBe(true);
    await toPayment(page);
    await page.getByRole("heading", { name: "Payment" }).waitFor();
    await close();
  });

  test("on a wide page has Send gift in the side column, and on a phone in the bar, always in view, as is a refusal", async () => {
    const { page, close } = await open("gift-refused");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByText("It’s a gift").click();
    await toPayment(page);
    await fillCard(page);
    await pay(page);
    const button = page.getByRole("button", { name: "Send gift" });
    await button.waitFor();
    const place = async () => {
      const [send, form] = [
        await button.boundingBox(),
        await page.locator("#a form").boundingBox(),
      ];
      if (!send || !form) throw new Error("is not shown");
      return {
        isBeside: send.x >= form.x + form.width,
        isInView: send.y >= 0 && send.y + send.height <= 800,
      };
    };
    await expect.poll(place).toEqual({ isBeside: true, isInView: true });
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(place).toEqual({ isBeside: false, isInView: true });
    await button.click();
    await page.getByText("Enter the recipient’s name").waitFor();
    await page.getByLabel("Recipient name").fill("Sam");
    await page.getByLabel("Recipient email").fill("sam@example.com");
    await button.click();
    const refusal = page.getByText("but the gift wasn’t sent");
    await expect.poll(async () => (await refusal.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await close();
  });

  test.each([320, 1280])(
    "at %i px the postal code stands in the card's box, and each error below its field",
    async (width) => {
      const { page, close } = await open();
      await page.setViewportSize({ width, height: 800 });
      await toPayment(page);
      const frame = page.locator("#a .card-frame");
      await frame.waitFor();
      const postal = page.locator("#a .card-group > .field");
      const edges = async () => {
        const [above, below] = [await frame.boundingBox(), await postal.boundingBox()];
        if (!above || !below) throw new Error("is not shown");
        return {
          sameX: above.x === below.x && above.width === below.width,
          gap: Math.round(below.y - above.y - above.height),
        };
      };
      await expect.poll(edges).toEqual({ sameX: true, gap: -1 });
      await page.getByRole("button", { name: "Pay $100.00" }).click();
      const errors = [page.locator("#a .card-field > .field-note"), postal.locator(".field-note")];
      await page.getByText("Enter your card’s ZIP code").waitFor();
      const parts = [frame, errors[0]!, page.getByLabel("ZIP code"), errors[1]!];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const [card, cardError, zip, zipError] = boxes.map((box) => {
        if (!box) throw new Error("is not shown");
        return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) };
      });
      expect(cardError!.top).toBeGreaterThanOrEqual(card!.bottom - 1);
      expect(zip!.top).toBeGreaterThanOrEqual(cardError!.bottom - 1);
      expect(zipError!.top).toBeGreaterThanOrEqual(zip!.bottom - 1);
      expect((await edges()).sameX).toBe(true);
      const ring = await page
        .getByLabel("Card number")
        .evaluate((input) => (input.focus(), getComputedStyle(input).outlineWidth));
      expect(ring).toBe("0px");
      await close();
    },
  );

  test("is paid with a new card by keyboard alone, without a violation [A1.13] [K4] (fault D1)", async () => {
    const { page, console, uncaught, violations, scripts, close } = await open();
    expect(scripts).toEqual([]);
    const type = async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press("Tab");
        if (key === "Space") await page.keyboard.press("Space");
        else if (key) await page.keyboard.type(key);
      }
    };
    await page.locator("#before").focus();
    await type("", "ada@example.com", "Ada", "Okafor");
    await page.keyboard.press("Enter");
    await page.getByLabel("Card number").waitFor();
    await page.getByRole("button", { name: "Change your details" }).focus();
    await type("4242424242424242", "1231", "123", "78701", "", "Space");
    await page.keyboard.press("Enter");
    await success(page);
    const heading = page.getByRole("heading", { name: "Purchase Successful" });
    await expect
      .poll(() =>
        heading.evaluate(
          (element) => element.matches(":focus") && element.getBoundingClientRect().top >= 0,
        ),
      )
      .toBe(true);
    expect(bought()).toBe(1);
    expect(scripts).toHaveLength(1);
    expect({ console, uncaught, violations }).toEqual({
      console: [],
      uncaught: [],
      violations: [],
    });
    await close();
  });

  test("needs no card script for a saved card (fault I1)", async () => {
    const { page, scripts, violations, close } = await open("saved-cards");
    await toPayment(page);
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await pay(page);
    await success(page);
    expect(scripts).toEqual([]);
    expect(violations).toEqual([]);
    await close();
  });

  test("says a decline at the card and takes the next one, the field still the same [K11]", async () => {
    const { page, violations, close } = await open();
    await toPayment(page);
    await fillCard(page, "4000000000000002");
    const field = await page.getByLabel("Card number").elementHandle();
    await pay(page);
    await page.getByText("Your card was declined.").waitFor();
    // A change of an option does not move the frame either.
    await page.locator("#a").evaluate((host) => (host.dataset["theme"] = "dark"));
    await settle(page);
    expect(await field?.evaluate((input) => input.isConnected)).toBe(true);
    await page.getByLabel("Card number").fill("4242424242424242");
    await pay(page);
    await success(page);
    expect(violations).toEqual([]);
    await close();
  });

  test("lets the bank ask, in a window of its own [K11]", async () => {
    const { page, violations, close } = await open();
    await toPayment(page);
    await fillCard(page, "4000002500003155");
    await pay(page);
    await page.getByRole("button", { name: "Complete authentication" }).click();
    await success(page);
    expect(backend.state(checkout).bought.map(({ isPaid }) => isPaid)).toEqual([true]);
    expect(violations).toEqual([]);
    await close();
  });

  test("explains a blocked card script, offers another try that puts a fresh tag in, and keeps saved cards usable (fault I1)", async () => {
    const { page, uncaught, violations, close } = await open("saved-cards");
    await page.unroute("https://js.stripe.com/**");
    await page.route("https://js.stripe.com/**", (route) => route.abort());
    await toPayment(page);
    await page.getByRole("radio", { name: /A new card/ }).check();
    await page.getByText("The secure card field didn’t load").waitFor();
    expect(await page.getByText("You can still pay with a saved card.").isVisible()).toBe(true);
    expect(
      await page.evaluate(() => document.querySelectorAll('script[src*="js.stripe.com"]').length),
    ).toBe(0);
    await page.unroute("https://js.stripe.com/**");
    await page.route("https://js.stripe.com/**", (route) =>
      route.fulfill({ body: script, contentType: "text/javascript" }),
    );
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("Card number").waitFor();
    await page.getByRole("radio", { name: /4242/ }).check();
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await pay(page);
    await success(page);
    expect({ uncaught, violations }).toEqual({ uncaught: [], violations: [] });
    await close();
  });

  test("being removed while the script loads causes no error (fault I1) (fault F3)", async () => {
    const { page, console, uncaught, close } = await open();
    await page.unroute("https://js.stripe.com/**");
    const release = await holdScript(page, "https://js.stripe.com/**", script);
    await toPayment(page);
    await page.getByRole("heading", { name: "Payment" }).waitFor();
    await page.locator("#a").evaluate((host) => host.remove());
    release();
    await page.waitForFunction(() => "Stripe" in globalThis);
    await settle(page);
    expect(await page.locator("[data-dining-slot]").count()).toBe(0);
    expect({ console: console.filter((line) => !line.includes(script404)), uncaught }).toEqual({
      console: [],
      uncaught: [],
    });
    await close();
  });
});

describe("a wallet", () => {
  test("pays once the terms are agreed to, without a violation, and none shows where there is none [K4]", async () => {
    const without = await open();
    await toPayment(without.page);
    await without.page.getByLabel("Card number").waitFor();
    expect(await without.page.getByRole("group", { name: "Express checkout" }).count()).toBe(0);
    await without.close();
    const { page, uncaught, violations, close } = await open("wallets");
    await toPayment(page);
    const wallet = page.getByRole("button", { name: "Pay with a wallet" });
    await wallet.click();
    await page.getByText("Agree to the terms to pay").waitFor();
    expect(bought()).toBe(0);
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await wallet.press("Enter");
    await success(page);
    expect(bought()).toBe(1);
    expect({ uncaught, violations }).toEqual({ uncaught: [], violations: [] });
    await close();
  });

  test("sees a refusal in the server's words [K11]", async () => {
    const { page, close } = await open("refusing-wallets");
    await toPayment(page);
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await page.getByRole("button", { name: "Pay with a wallet" }).click();
    await page.getByText("This project accepts no more credit today.").waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, "fakeRefusal"))).toEqual({
      reason: "fail",
      message: "This project accepts no more credit today.",
    });
    await close();
  });
});

describe("the same order in two tabs", () => {
  async function twoTabs(scenario: string) {
    const first = await open(scenario);
    const second = await first.page.context().newPage();
    await second.route("https://js.stripe.com/**", (route) =>
      route.fulfill({ body: script, contentType: "text/javascript" }),
    );
    await second.goto(first.page.url());
    await second.getByLabel("Email").waitFor();
    return { ...first, second };
  }

  async function readyToPay(page: Page): Promise<void> {
    await toPayment(page);
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await page.getByRole("button", { name: "Pay $100.00" }).waitFor();
  }

  test("is charged once, however close the two presses are, and both tabs say so (fault D1)", async () => {
    const { page, second, close } = await twoTabs("saved-cards");
    for (const tab of [page, second]) await readyToPay(tab);
    const doneEvents = await countDone([page, second]);
    await Promise.all([pay(page), pay(second)]);
    await Promise.all([success(page), success(second)]);
    expect(bought()).toBe(1);
    expect(await doneEvents()).toBe(1);
    await close();
  });

  test("is charged once where the second tab was open before the first one bought, and again once it was loaded anew (fault D1)", async () => {
    const { page, second, close } = await twoTabs("saved-cards");
    for (const tab of [page, second]) await readyToPay(tab);
    await pay(page);
    await success(page);
    await pay(second);
    await success(second);
    expect(bought()).toBe(1);
    await second.goto(`${site.host.origin}/checkout?ico_id=regular`);
    await second.getByLabel("Email").waitFor();
    await readyToPay(second);
    await pay(second);
    await success(second);
    expect(bought()).toBe(2);
    await close();
  });

  test("waits in the second tab while the bank asks in the first, and takes its outcome (fault D1)", async () => {
    const { page, second, close } = await twoTabs("default");
    await toPayment(page);
    await fillCard(page, "4000002500003155");
    await toPayment(second);
    await fillCard(second);
    await pay(page);
    const bank = page.getByRole("button", { name: "Complete authentication" });
    await bank.waitFor();
    await pay(second);
    await second.getByText("This purchase is being made in another tab").first().waitFor();
    expect(backend.state(checkout).bought.map(({ isPaid }) => isPaid)).toEqual([false]);
    await bank.click();
    await success(page);
    await success(second);
    expect(backend.state(checkout).bought.map(({ isPaid }) => isPaid)).toEqual([true]);
    await close();
  });

  /** The number of times that the hosts were told about a purchase. */
  async function countDone(tabs: readonly Page[]): Promise<() => Promise<number>> {
    for (const tab of tabs) {
      await tab.evaluate(() => {
        Reflect.set(window, "told", 0);
        document.addEventListener("widget:done", () =>
          Reflect.set(window, "told", Number(Reflect.get(window, "told")) + 1),
        );
      });
    }
    return async () =>
      (
        await Promise.all(
          tabs.map((tab) => tab.evaluate(() => Number(Reflect.get(window, "told")))),
        )
      ).reduce((sum, count) => sum + count, 0);
  }
});
