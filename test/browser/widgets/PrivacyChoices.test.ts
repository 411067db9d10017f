// @module-tag thorough
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSite, type Site, type VisitOptions } from "../support/site.ts";
import { settle } from "../support/settle.ts";

let site: Site;
/** The bodies of the received forms. */
const arrived: string[] = [];

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
  site.routes.set("/api/v5/do_not_track", async (_, request) => {
    arrived.push(await text(request));
    return { body: '{"reference":"DNS-1"}', type: "application/json" };
  });
});
afterAll(() => site?.close());
beforeEach(() => {
  arrived.length = 0;
});

async function open(attributes = "", more: VisitOptions = {}) {
  const visit = await site.visit({
    body: `<a href="#x" id="before">Before</a><div id="a" data-widget="PrivacyChoices" data-load="eager" ${attributes}></div>`,
    ...more,
  });
  await visit.page.locator("#a button").first().waitFor();
  return visit;
}

const focused = (page: Page): Promise<string> =>
  page.locator("#a").evaluate((host) => {
    const active = host.shadowRoot?.activeElement;
    return active?.getAttribute("name") ?? active?.textContent ?? "";
  });

describe("PrivacyChoices in a browser", () => {
  test("submits by keyboard alone under the strict policy, sets the cookie for 365 days and focuses the result [B7.18] [B4.55] [B9.24]", async () => {
    const { page, console, uncaught, violations, close } = await open();
    await page.locator("#before").focus();
    await page.keyboard.press("Tab");
    for (const text of ["Grace", "Hopper", "grace@example.com", "Cal"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Submit");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Opt-Out Request Honored" }).waitFor();
    await expect.poll(() => focused(page)).toBe("Opt-Out Request Honored");
    expect(await page.getByText("DNS-1").isVisible()).toBe(true);
    expect(arrived.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      { state: "CA", first_name: "Grace", last_name: "Hopper", email: "grace@example.com" },
    ]);
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      name: "dine_do_not_sell",
      value: "1",
      path: "/",
      sameSite: "Lax",
      httpOnly: false,
    });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);
    expect({ console, uncaught, violations }).toEqual({
      console: [],
      uncaught: [],
      violations: [],
    });
    await close();
  });

  test("sends one request on a double click [D1]", async () => {
    const { page, close } = await open();
    await page.getByLabel("First name").fill("Grace");
    await page.getByLabel("Last name").fill("Hopper");
    await page.getByLabel("Email").fill("grace@example.com");
    await page.getByRole("button", { name: "Submit" }).dblclick();
    await page.getByRole("heading", { name: "Opt-Out Request Honored" }).waitFor();
    expect(arrived).toHaveLength(1);
    await close();
  });

  test("honors Global Privacy Control in every widget, and shows it here [D5]", async () => {
    const before = () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    const otherWidget = await site.visit({
      body: '<div id="b" data-widget="DynamicSlider" data-load="eager"></div>',
      before,
    });
    await otherWidget.page.getByText("nothing to show").waitFor();
    expect((await otherWidget.page.context().cookies()).map(({ name }) => name)).toEqual([
      "dine_do_not_sell",
    ]);
    await otherWidget.close();
    const { page, close } = await open("", { before });
    expect(await page.getByText("Your browser's opt-out signal was honored.").isVisible()).toBe(
      true,
    );
    const toggle = page.getByRole("switch");
    await toggle.click({ force: true });
    expect(await toggle.isChecked()).toBe(true);
    expect(await page.context().cookies()).toHaveLength(1);
    await close();
  });

  test("traps the focus in the dialog, and returns it on Escape [D6] (fault H8)", async () => {
    const { page, close } = await open('data-display="dialog"');
    const trigger = page.getByRole("button", { name: "Your Privacy Choices" });
    await trigger.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Your Privacy Choices" });
    await dialog.waitFor();
    for (let tab = 0; tab < 12; tab++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.id)).not.toBe("before");
    }
    await dialog.getByLabel("Email").fill("grace@example.com");
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await focused(page)).toBe("Your Privacy Choices");
    await page.keyboard.press("Enter");
    expect(await dialog.getByLabel("Email").inputValue()).toBe("grace@example.com");
    await close();
  });

  test("keeps the × of the dialog in view on a phone while its form scrolls, and closes by it [D6]", async () => {
    const { page, close } = await open('data-display="dialog"', {
      context: { viewport: { width: 390, height: 600 } },
    });
    await page.getByRole("button", { name: "Your Privacy Choices" }).click();
    await page.getByRole("button", { name: "Close" }).scrollIntoViewIfNeeded();
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    const box = await dismiss.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await dismiss.click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await close();
  });

  test("stays open on repeated Escape when the host cancels the event [D6]", async () => {
    const { page, close } = await open('data-display="dialog"');
    await page
      .locator("#a")
      .evaluate((host) => host.addEventListener("widget:close", (event) => event.preventDefault()));
    await page.getByRole("button", { name: "Your Privacy Choices" }).click();
    const dialog = page.getByRole("dialog");
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press("Escape");
      await settle(page);
      expect(await dialog.isVisible()).toBe(true);
    }
    await dialog.getByRole("button", { name: "Close" }).click();
    expect(await dialog.isVisible()).toBe(true);
    await close();
  });

  test("goes back in the history when its page is closed [D6]", async () => {
    const { page, close } = await open();
    const start = page.url();
    site.routes.set("/elsewhere", () => ({
      body: '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">',
    }));
    await page.goto(`${site.host.origin}/elsewhere`);
    await page.goto(start);
    await page.getByRole("button", { name: "Close" }).click();
    await page.waitForURL("**/elsewhere");
    expect(await page.title()).toBe("Elsewhere");
    await close();
  });

  test("works in a sandboxed frame without cookies (fault J1) (fault H7)", async () => {
    site.routes.set("/framed", () => ({
      body: `<!doctype html><html lang="en"><title>Framed</title><script type="module" src="${site.bundle.origin}/mount.js"></script><div id="a" data-widget="PrivacyChoices" data-load="eager"></div></html>`,
    }));
    const { page, uncaught, close } = await site.visit({
      policy: false,
      body: '<iframe sandbox="allow-scripts" src="/framed" width="600" height="900" title="Framed"></iframe>',
    });
    const frame = page.frameLocator("iframe");
    await frame.getByRole("switch").click();
    await frame.getByText("it ends with this visit").waitFor();
    expect(uncaught).toEqual([]);
    await close();
  });

  test("leaves no document or window listener after 20 mounts", async () => {
    const { page, uncaught, close } = await site.visit({
      policy: false,
      body: '<main id="room"></main>',
      before: () => {
        const alive = new Set<unknown>();
        Object.assign(window, { alive });
        for (const target of [window, document]) {
          const [add, remove] = [
            target.addEventListener.bind(target),
            target.removeEventListener.bind(target),
          ];
          target.addEventListener = (
            type: string,
            listener: EventListener,
            options?: AddEventListenerOptions,
          ) => {
            alive.add(listener);
            options?.signal?.addEventListener("abort", () => alive.delete(listener));
            add(type, listener, options);
          };
          target.removeEventListener = (
            type: string,
            listener: EventListener,
            options?: EventListenerOptions,
          ) => {
            alive.delete(listener);
            remove(type, listener, options);
          };
        }
      },
    });
    await page.waitForFunction(() => "DiningWidgets" in window);
    const counted = await page.evaluate(async () => {
      const alive: Set<unknown> = Reflect.get(window, "alive");
      const heights: number[] = [];
      for (let round = 0; round < 20; round++) {
        const element = document.createElement("div");
        element.dataset["widget"] = "PrivacyChoices";
        element.dataset["load"] = "eager";
        document.querySelector("#room")?.append(element);
        await new Promise((ready) =>
          element.addEventListener("widget:ready", ready, { once: true }),
        );
        element.shadowRoot?.querySelector<HTMLElement>("[role=switch]")?.click();
        element.remove();
        await new Promise((done) => setTimeout(done, 60));
        heights.push(alive.size);
      }
      return heights;
    });
    expect(new Set(counted).size).toBe(1);
    expect(uncaught).toEqual([]);
    await close();
  });
});
