// @module-tag thorough
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openHarness, type Harness } from "../harness/openHarness.ts";

let harness: Harness;

beforeAll(async () => {
  harness = await openHarness();
}, 120_000);
afterAll(() => harness?.close());

describe("MenuVisibilityForm in a browser", () => {
  test("the form is changed and saved by keyboard alone, times included [U1]", async () => {
    const {
      page,
      close,
      console: said,
      violations,
    } = await harness.visit("/?widget=MenuVisibilityForm&scenario=default");
    const link = page.getByLabel("Menu link");
    await link.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("luna.example.com/winter");
    await page.getByLabel("Monday").focus();
    await page.keyboard.press("Space");
    await page.getByLabel("End time").focus();
    await page.keyboard.type("0930PM");
    expect(await page.getByLabel("End time").inputValue()).toBe("21:30");
    await page.getByText("Tuesday to Friday, 11:00 AM – 9:30 PM").waitFor();
    await link.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Saved for Luna Congress, Austin.").waitFor();
    await page.reload();
    await expect.poll(() => link.inputValue()).toBe("https://luna.example.com/winter");
    expect(await page.getByLabel("Monday").isChecked()).toBe(false);
    expect([...said, ...violations]).toEqual([]);
    await close();
  });

  test("the form moves the focus to the first error, and back to the button that opened a dialog", async () => {
    const { page, close } = await harness.visit("/?widget=MenuVisibilityForm&scenario=default");
    await page.getByLabel("Menu link").fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const focused = () =>
      page.evaluate(() =>
        document.querySelector("[data-widget]")?.shadowRoot?.activeElement?.getAttribute("name"),
      );
    await expect.poll(focused).toBe("menuUrl");
    await page.getByLabel("Location").selectOption({ label: "Luna Nights, New York" });
    await page.getByRole("button", { name: "Keep editing" }).click();
    expect(await page.getByLabel("Location").inputValue()).toBe("11");
    await close();
  });

  test("on a phone, the field with an error and its words stand above the bar with Save, which keeps its height", async () => {
    const { page, close } = await harness.visit("/?widget=MenuVisibilityForm&scenario=default");
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.locator(".menu-bar-bottom");
    const height = async () => (await bar.boundingBox())?.height;
    const before = await height();
    await page.getByLabel("Menu link").fill("not a link");
    expect(await height()).toBe(before);
    await page.getByLabel("Note").focus();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const error = page.getByText("Enter a web address, such as");
    await error.waitFor();
    await expect
      .poll(async () => {
        const [words, cover] = [await error.boundingBox(), await bar.boundingBox()];
        return words && cover && words.y > 0 && words.y + words.height <= cover.y;
      })
      .toBe(true);
    await close();
  });

  test("the form takes hours over midnight and copies them to another location, which keeps its own link [U1]", async () => {
    const {
      page,
      close,
      console: said,
      violations,
    } = await harness.visit("/?widget=MenuVisibilityForm&scenario=default");
    await page.getByLabel("Start time").fill("22:00");
    await page.getByLabel("End time").fill("02:00");
    await page.getByText("Monday to Friday, 10:00 PM – 2:00 AM").waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved for Luna Congress, Austin.").waitFor();
    await page.getByRole("button", { name: /^Copy/ }).click();
    await page.getByRole("dialog").getByLabel("Luna Mission Bay, San Francisco").check();
    await page.getByRole("dialog").getByRole("button", { name: "Copy to 1 location" }).click();
    await page.getByText("Copied to 1 location.").waitFor();
    const link = await page.getByLabel("Menu link").inputValue();
    await page.getByLabel("Location").selectOption({ label: "Luna Mission Bay, San Francisco" });
    await expect.poll(() => page.getByLabel("Start time").inputValue()).toBe("22:00");
    expect(await page.getByLabel("End time").inputValue()).toBe("02:00");
    expect(await page.getByLabel("Menu link").inputValue()).not.toBe(link);
    expect([...said, ...violations]).toEqual([]);
    await close();
  });

  test("the form shows another user's saved values beside unsaved input, by keyboard, and loses nothing before the choice [U1]", async () => {
    const {
      page,
      close,
      console: said,
    } = await harness.visit("/?widget=MenuVisibilityForm&scenario=default");
    await page.getByLabel("Menu link").waitFor();
    await page.evaluate(async () => {
      const headers = {
        "content-type": "application/json",
        authorization: "Bearer harness-partner",
      };
      const body = JSON.stringify({
        partner_project_location: { menu_url: "https://luna.example.com/summer" },
      });
      await fetch("/api/v5/partner_projects/luna/locations/11", { method: "PUT", headers, body });
    });
    const link = page.getByLabel("Menu link");
    await link.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("luna.example.com/autumn");
    await page.getByLabel(/^Note/).focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Kitchen closes at nine");
    await link.press("Enter");
    const question = page.getByRole("dialog", { name: "A teammate changed this location" });
    await question
      .getByRole("radio", { name: /^Yours/ })
      .and(page.locator(":checked"))
      .waitFor();
    expect(await question.innerText()).toContain("luna.example.com/autumn");
    expect(await question.innerText()).toContain("https://luna.example.com/summer");
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    expect(await link.inputValue()).toBe("luna.example.com/autumn");
    expect(await page.getByLabel(/^Note/).inputValue()).toBe("Kitchen closes at nine");
    await link.press("Enter");
    await question.getByRole("radio", { name: /^Yours/ }).focus();
    await page.keyboard.press("ArrowDown");
    await question
      .getByRole("radio", { name: /^Theirs/ })
      .and(page.locator(":checked"))
      .waitFor();
    await question.getByRole("button", { name: "Save selection" }).press("Enter");
    await page.getByText("Saved for Luna Congress, Austin.").waitFor();
    await page.reload();
    await expect.poll(() => link.inputValue()).toBe("https://luna.example.com/summer");
    expect(await page.getByLabel(/^Note/).inputValue()).toBe("Kitchen closes at nine");
    expect(said).toEqual([]);
    await close();
  });

  test("a failed copy names its location, can be retried, and keeps the focus in the form [U1]", async () => {
    const { page, close } = await harness.visit("/?widget=MenuVisibilityForm&scenario=copy-failed");
    const requestBodies: string[] = [];
    page.on(
      "request",
      (request) =>
        request.method() === "PUT" && requestBodies.push(new URL(request.url()).pathname),
    );
    await page.getByRole("button", { name: "Copy to other locations" }).press("Enter");
    await page.getByRole("dialog").getByLabel("All 3 locations").press("Space");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Copy to 3 locations" })
      .press("Enter");
    await page.getByText("Copied to 2 of 3 locations").waitFor();
    await page.getByText("Not copied: Luna Nights, New York.").waitFor();
    const before = requestBodies.length;
    await page.getByRole("button", { name: "Retry these" }).press("Enter");
    await page.getByText("Nothing was copied").waitFor();
    await page.getByText("Not copied: Luna Nights, New York.").waitFor();
    expect(requestBodies.slice(before)).toEqual(["/api/v5/partner_projects/luna/locations/13"]);
    const focused = () =>
      page.evaluate(
        () => document.querySelector("[data-widget]")?.shadowRoot?.activeElement?.textContent,
      );
    await expect.poll(focused).toBe("Save");
    await close();
  });
});
