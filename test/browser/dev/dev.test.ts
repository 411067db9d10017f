// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDev, type Dev } from "./openDev.ts";

let dev: Dev;
beforeAll(async () => {
  dev = await openDev();
});
afterEach(() => dev.undo());
afterAll(() => dev?.close());

const field = "src/shared/ui/PasswordField";

/**
 * Enters a password in the sign-in and shows it, and sets a mark, which is lost when the page loads
 * again.
 */
async function withPassword(page: Page) {
  const password = page.getByLabel("Password", { exact: true });
  const pressedButton = page.locator("button[aria-pressed=true]");
  await password.fill("a table by the window");
  await page.getByRole("button", { name: "Show password" }).click();
  await pressedButton.waitFor();
  await page.evaluate(() => void (document.documentElement.dataset.mark = "first load"));
  return { password, pressedButton };
}

const mark = (page: Page) => page.evaluate(() => document.documentElement.dataset.mark);

describe("the dev server", () => {
  it("shows a changed component at once, with its input and its state", async () => {
    const { page, uncaught, violations, close } = await dev.visit("/?widget=NewLoginCreateAccount");
    const { password, pressedButton: shown } = await withPassword(page);
    dev.save(`${field}.tsx`, "{showPassword}", "Reveal password");
    await page.getByRole("button", { name: "Reveal password" }).waitFor();
    expect(await password.inputValue()).toBe("a table by the window");
    expect(await shown.textContent()).toBe("Reveal password");
    expect([await mark(page), uncaught, violations]).toEqual(["first load", [], []]);
    await close();
  });

  it("replaces a changed style sheet in place, without its removed declarations", async () => {
    const { page, uncaught, violations, close } = await dev.visit("/?widget=NewLoginCreateAccount");
    const { password, pressedButton: shown } = await withPassword(page);
    const width = () => shown.evaluate((button) => getComputedStyle(button).minInlineSize);
    expect(await width()).toBe("46px");
    dev.save(`${field}.css`, "min-inline-size: 46px;", "");
    await expect.poll(width).toBe("auto");
    // The component's next version uses the existing sheet.
    dev.save(`${field}.tsx`, "{showPassword}", "Reveal password");
    await page.getByRole("button", { name: "Reveal password" }).waitFor();
    dev.save(`${field}.css`, "padding: 0;", "min-inline-size: 58px;");
    await expect.poll(width).toBe("58px");
    expect(await password.inputValue()).toBe("a table by the window");
    expect([await mark(page), uncaught, violations]).toEqual(["first load", [], []]);
    await close();
  });

  it("loads the page again with another worker after a change of the mock API", async () => {
    const { page, close } = await dev.visit("/?widget=NewLoginCreateAccount");
    await withPassword(page);
    const build = () =>
      page.evaluate(async () => (await (await fetch("/__harness/status")).json()).build);
    const before = await build();
    dev.save("mock-api/session.ts");
    await page.waitForFunction(() => !document.documentElement.dataset.mark);
    await page.getByLabel("Email").waitFor();
    expect(await build()).not.toBe(before);
    await close();
  });

  it("runs the fakes of third-party scripts under the page's strict policy", async () => {
    const { page, uncaught, violations, close } = await dev.visit(
      "/?widget=Checkout&scenario=payment&play=1",
    );
    await page.waitForFunction(() => document.documentElement.dataset.played === "done");
    expect([uncaught, violations]).toEqual([[], []]);
    await close();
  });

  it.each(["plain", "turbo", "csp", "hostile/globals"])(
    "mounts the widgets of the host page %s",
    async (kind) => {
      const { page, uncaught, violations, close } = await dev.visit(`/hosts/${kind}`);
      await page.waitForFunction(
        () =>
          window.DiningWidgets &&
          "list" in window.DiningWidgets &&
          window.DiningWidgets.list().some(({ status }) => status === "ready"),
      );
      expect([uncaught, violations]).toEqual([[], []]);
      await close();
    },
  );
});
