// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type Site, type VisitOptions } from "../support/site.ts";

let site: Site;
const token = "secret-token-1";
const user = { id: 1, first_name: "Gina", email: "guest@example.com", email_confirmed: true };

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
  site.routes.set("/api/v5/login", () => ({
    body: JSON.stringify({ token, user }),
    type: "application/json",
  }));
  site.routes.set("/api/v5/users", () => ({
    body: JSON.stringify({ token, user: { ...user, email_confirmed: false } }),
    type: "application/json",
  }));
  site.routes.set("/api/v5/verifications/email/verify", () => ({
    body: '{"verified":true}',
    type: "application/json",
  }));
});
afterAll(() => site?.close());

async function open(attributes = "", more: VisitOptions = {}) {
  const visit = await site.visit({
    body: `<a href="#x" id="before">Before</a><div id="a" data-widget="NewLoginCreateAccount" data-load="eager" ${attributes}></div>`,
    ...more,
  });
  await visit.page.locator("#a button").first().waitFor();
  return visit;
}

const focused = (page: Page): Promise<string> =>
  page.locator("#a").evaluate((host) => {
    const active = host.shadowRoot?.activeElement;
    return (
      active?.getAttribute("name") ??
      active?.getAttribute("aria-label") ??
      active?.textContent ??
      ""
    );
  });

describe("NewLoginCreateAccount in a browser", () => {
  test("signs in by keyboard alone under the strict policy, and keeps the token in the session [A7.52] [U3]", async () => {
    const { page, console, uncaught, violations, close } = await open();
    await page.locator("#before").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("guest@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.type("dinner-for-two");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Show password");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Sign in");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Welcome back, Gina" }).waitFor();
    await expect.poll(() => focused(page)).toBe("Welcome back, Gina");
    expect(await page.evaluate(() => localStorage.getItem("userToken"))).toBe(token);
    expect(
      page.url() +
        (await page.locator("#a").evaluate((host) => host.outerHTML + host.shadowRoot?.innerHTML)),
    ).not.toContain(token);
    expect({ console, uncaught, violations }).toEqual({
      console: [],
      uncaught: [],
      violations: [],
    });
    await close();
  });

  test("submits on Enter in the password field, and accepts a pasted password of 80 characters [X13]", async () => {
    const { page, close } = await open();
    const password = `${"correct horse battery staple ".repeat(3)}`.slice(0, 80);
    const loginRequest = page.waitForRequest(/\/login$/);
    await page.getByLabel("Email").fill("guest@example.com");
    await page.getByRole("textbox", { name: "Password" }).focus();
    await page.keyboard.insertText(password);
    await page.keyboard.press("Enter");
    expect((await loginRequest).postDataJSON()).toEqual({
      user: { email: "guest@example.com", password },
    });
    await close();
  });

  test("signs out in every tab [U3]", async () => {
    const { page, close } = await open();
    await page.getByLabel("Email").fill("guest@example.com");
    await page.getByRole("textbox", { name: "Password" }).fill("dinner-for-two");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Welcome back, Gina" }).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.evaluate(() => localStorage.removeItem("userToken"));
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await page.locator("#a").evaluate((host) => host.shadowRoot?.textContent)).not.toContain(
      "Gina",
    );
    await close();
  });

  test("shows the toast in the top layer, and hides it [A2.61]", async () => {
    const { page, close } = await open('data-mode="create-account"');
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Lovelace");
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Phone number").fill("5125550142");
    await page.getByRole("textbox", { name: "Password" }).fill("a table by the window");
    await page.getByRole("button", { name: "Create account" }).click();
    const toast = page.getByText("Confirm the email sent from Dine");
    await toast.waitFor();
    expect(
      await page
        .locator("#a")
        .evaluate((host) => host.shadowRoot?.querySelector(".toast")?.matches(":popover-open")),
    ).toBe(true);
    await expect.poll(() => toast.isVisible()).toBe(false);
    await close();
  });

  test.each([
    [1280, true],
    [390, false],
  ])("at %d px the benefits stand beside the form: %s", async (width, isShown) => {
    const { page, close } = await open("", { context: { viewport: { width, height: 900 } } });
    const benefits = page.getByRole("heading", { name: "One account for every table" });
    expect(await benefits.isVisible()).toBe(isShown);
    const form = await page.locator("#a form").boundingBox();
    expect(form?.width).toBeLessThanOrEqual(480);
    if (isShown) {
      const aside = await page.locator("#a aside").boundingBox();
      expect(aside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
    }
    await close();
  });

  test("removes the invitation from the address and the history [A7.33]", async () => {
    const { page, close } = await open("", { address: "/?invite_token=abc&a=1" });
    await page.getByRole("heading", { name: "Your email is confirmed" }).waitFor();
    expect(new URL(page.url()).search).toBe("?a=1");
    await close();
  });

  test("works with storage refused for as long as the page lives", async () => {
    const before = () => {
      for (const kind of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, kind, {
          get() {
            throw new DOMException("refused", "SecurityError");
          },
        });
      }
    };
    const { page, uncaught, close } = await open("", { before });
    await page.getByLabel("Email").fill("guest@example.com");
    await page.getByRole("textbox", { name: "Password" }).fill("dinner-for-two");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Welcome back, Gina" }).waitFor();
    expect(uncaught).toEqual([]);
    await close();
  });
});
