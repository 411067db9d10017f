// @module-tag thorough
import { text } from "node:stream/consumers";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildHarness } from "../../../demo/server/buildHarness.ts";
import { startServer, type Started } from "../../../demo/server/startServer.ts";
import { sharedChromium, type Chromium } from "../support/chromium.ts";
import { gatherPageErrors } from "../support/pageErrors.ts";
import { oncePerRun } from "../support/oncePerRun.ts";
import { settle } from "../support/settle.ts";

const folders: string[] = [];
let server: Started;
let browser: Chromium;
beforeAll(async () => {
  await oncePerRun("harness", buildHarness);
  [server, browser] = await Promise.all([startServer(), sharedChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const people = 50_000;
const every = people / 40;

/** A list of 1,250 addresses, one of which lacks its @. */
function bigList(): string {
  const rows = Array.from(
    { length: people },
    (_, index) => `Guest,${index},guest${index}${index % every === 7 ? "." : "@"}example.com`,
  );
  return ["first_name,last_name,email", ...rows].join("\n");
}

async function open(scenario = "default", width = 1280) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const first = await context.newPage();
  await first.goto(server.url);
  await first.waitForFunction(() => navigator.serviceWorker.controller);
  await first.close();
  const page = await context.newPage();
  const messages = await gatherPageErrors(page);
  await page.goto(`${server.url}/?widget=BulkGiftingApp&scenario=${scenario}`);
  return { page, ...messages, close: () => context.close() };
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("guest@example.com");
  await page.getByLabel("Password", { exact: true }).fill("dinner-for-two");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Send dining credit" }).waitFor();
}

/** Read from the disk, because bytes that the test sends would be decoded in the page itself. */
async function upload(page: Page, text: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "list-"));
  const file = join(folder, "list.csv");
  writeFileSync(file, text);
  await page.locator("input[type=file]").setInputFiles(file);
  folders.push(folder);
}

async function toRecipients(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Upload CSV" }).waitFor();
}

/**
 * Goes from one row with an error to the next with Enter, and leaves the list with a few presses of
 * Tab.
 */
async function mendByKeyboard(page: Page, faulty: Locator): Promise<void> {
  const focused = () =>
    page.evaluate(
      () =>
        document
          .querySelector("[data-widget]")
          ?.shadowRoot?.activeElement?.getAttribute("aria-label") ??
        document.querySelector("[data-widget]")?.shadowRoot?.activeElement?.textContent ??
        null,
    );
  await page.getByRole("button", { name: "Go to next" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("Email, line 9");
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe("Email, line 1259");
  await page.keyboard.press("ArrowUp");
  await expect.poll(focused).toBe("Email, line 9");
  for (let presses = 1; (await focused()) !== "Continue"; presses++) {
    expect(presses).toBeLessThan(8);
    await page.keyboard.press("Tab");
  }
  await page.getByRole("button", { name: "Go to next" }).press("Enter");
  for (let linesLeft = 40; linesLeft > 0; linesLeft--) {
    await expect.poll(focused).toBe(`Email, line ${9 + (40 - linesLeft) * every}`);
    await page.keyboard.press("Home");
    for (let at = 0; at < `guest${7 + (40 - linesLeft) * every}`.length; at++)
      await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    await page.keyboard.type("@");
    await expect.poll(() => faulty.count()).toBe(linesLeft - 1);
    await page.keyboard.press("Enter");
  }
  await page.getByText("All recipients are valid.").waitFor({ state: "attached" });
}

test(
  "50,000 recipients with 40 faulty rows are corrected by keyboard alone, reviewed, paid and found on the dashboard, with a few rows drawn at a time [B1.08] [B1.11] (fault K1)",
  { timeout: 600_000 },
  async () => {
    const { page, violations, uncaught, close } = await open("default", 700);
    page.setDefaultTimeout(120_000);
    await signIn(page);
    await page.getByLabel("Amount per person").fill("25");
    await toRecipients(page);
    await upload(page, bigList());
    await page.getByText("50,000 people added.").waitFor();

    const faulty = page.locator("input[aria-invalid=true]");
    await page.getByText("40 recipients need attention").waitFor();
    expect(await faulty.count()).toBe(40);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "Who are the gifts for?" }).waitFor();
    await mendByKeyboard(page, faulty);
    await page
      .getByText(/^Everyone \(/)
      .first()
      .click();
    await expect
      .poll(() => page.getByRole("table", { name: "Recipients" }).getAttribute("aria-rowcount"))
      .toBe("50001");
    expect(await page.locator("tbody tr").count()).toBeLessThan(100);

    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel(/^Message/).fill("Thank you!");
    await page.getByRole("button", { name: "Review", exact: true }).click();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("heading", { name: "Review and pay" }).waitFor();
    await page.getByText("50,000 people").first().waitFor();
    await page.getByLabel("Card number").fill("4242424242424242");
    await page.getByLabel("Expiration date").fill("1231");
    await page.getByLabel("Security code").fill("123");
    await page.getByLabel("ZIP code").fill("78701");
    await page.getByLabel(/I agree to the/).check();
    await page.getByRole("button", { name: "Pay $937,500.00" }).click();
    await page.getByRole("heading", { name: "Your gifts are on their way" }).waitFor();

    await page.getByRole("link", { name: "Dashboard" }).first().click();
    const row = page.getByRole("row").filter({ hasText: "50,000" });
    await row.getByRole("link").click();
    await page.getByText("50,000 people").waitFor();
    await page.getByLabel("Search names and addresses").fill("guest49999@");
    await page.getByText("guest49999@example.com").waitFor();
    expect([...violations, ...uncaught]).toEqual([]);
    await close();
  },
);

test("in the list the focus stays where the work is: rows opened, closed and removed by keyboard [BG4]", async () => {
  const { page, close } = await open("default", 700);
  await signIn(page);
  await toRecipients(page);
  await upload(
    page,
    [
      "first_name,email",
      ...Array.from({ length: 12 }, (_, index) => `Guest ${index},guest${index}@example.com`),
    ].join("\n"),
  );
  await page.getByText("12 people added.").waitFor();
  const focused = () =>
    page.evaluate(
      () =>
        document
          .querySelector("[data-widget]")
          ?.shadowRoot?.activeElement?.getAttribute("aria-label") ?? null,
    );
  await page.getByRole("button", { name: "Edit Guest 3" }).press("Enter");
  await expect.poll(focused).toBe("First name, line 5");
  await page.keyboard.type("x");
  await page.getByRole("button", { name: /^Done/ }).press("Enter");
  await expect.poll(focused).toMatch(/^Edit /);
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe("Edit Guest 4");
  await page.getByRole("button", { name: "Remove Guest 4" }).press("Enter");
  await expect.poll(focused).toBe("Remove Guest 5");
  await page.getByRole("button", { name: "Remove Guest 11" }).press("Enter");
  await expect.poll(focused).toBe("Remove Guest 10");
  await close();
});

test("where the last recipient goes, the focus goes to the first way to add some [BG4]", async () => {
  const { page, close } = await open();
  await signIn(page);
  await toRecipients(page);
  const focused = () =>
    page.evaluate(
      () => document.querySelector("[data-widget]")?.shadowRoot?.activeElement?.textContent ?? null,
    );
  await upload(page, "first_name,email\nAda,ada@example.com");
  await page.getByRole("button", { name: "Remove Ada" }).press("Enter");
  await page.getByText("No recipients yet.").waitFor();
  await expect.poll(focused).toBe("Upload CSV");
  for (const faulty of [false, true]) {
    await upload(
      page,
      `first_name,email\nGrace,grace@example.com\nJoan,joan${faulty ? "" : "@"}example.com`,
    );
    await page.getByRole("button", { name: "Remove all" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Remove all" }).press("Enter");
    await page.getByText("No recipients yet.").waitFor();
    await expect.poll(focused).toBe("Upload CSV");
  }
  await upload(page, "first_name,email\nJoan,joan.example.com");
  await page.getByRole("button", { name: "Remove it" }).press("Enter");
  await page.getByText("No recipients yet.").waitFor();
  await expect.poll(focused).toBe("Upload CSV");
  await page.keyboard.press("Tab");
  await expect.poll(focused).toMatch(/paste/i);
  await close();
});

test("reading can be cancelled, and leaves nothing behind [BG4]", async () => {
  const { page, close } = await open();
  await signIn(page);
  await toRecipients(page);
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const root = document.querySelector("[data-widget]")?.shadowRoot;
      const cancel = [...(root?.querySelectorAll(".entry-progress button") ?? [])].find(
        ({ textContent }) => textContent === "Cancel",
      );
      if (cancel instanceof HTMLElement) {
        observer.disconnect();
        cancel.click();
      }
    });
    const root = document.querySelector("[data-widget]")?.shadowRoot;
    if (root) observer.observe(root, { childList: true, subtree: true });
  });
  await upload(page, bigList());
  await page.getByText("Import canceled. Your list hasn’t changed.").waitFor();
  await page.getByText("No recipients yet.").waitFor();
  expect(await page.getByRole("table", { name: "Recipients" }).count()).toBe(0);
  await close();
});

test("an address, back and forward, and a reload keep the place and the list [B2.28] [B2.32] [BG3]", async () => {
  const { page, close } = await open("default", 700);
  await signIn(page);
  await toRecipients(page);
  await upload(page, "first_name,email\nAda,ada@example.com\nGrace,grace@example.com");
  await page.getByText("2 people added.").waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Sender name").waitFor();
  expect(new URL(page.url()).searchParams.get("step")).toBe("message");
  await page.goBack();
  await page.getByRole("button", { name: "Upload CSV" }).waitFor();
  await page.goForward();
  await page.getByLabel("Sender name").waitFor();
  await settle(page);
  await page.reload();
  await page.getByLabel("Sender name").waitFor();
  await page.goBack();
  await page.getByText("grace@example.com").waitFor();
  // In a wide page the links are visible. In a narrow one they are in a menu.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  await page.reload();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  await close();
});

test("in a narrow place one menu holds the links, the name and Logout [B2.39] [B2.40] [BG15]", async () => {
  const { page, close } = await open("default", 390);
  await signIn(page);
  expect(await page.getByRole("button", { name: "Settings" }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "Dashboard" }).count()).toBe(0);
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  const panel = page.locator(".bulk-panel");
  await panel.getByText("guest@example.com").waitFor();
  await page.keyboard.press("Escape");
  expect(await panel.count()).toBe(0);
  expect(
    await page.evaluate(() =>
      document
        .querySelector("[data-widget]")
        ?.shadowRoot?.activeElement?.getAttribute("aria-label"),
    ),
  ).toBe("Menu");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  expect(await panel.count()).toBe(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("heading", { name: "Sign in to send gifts" }).waitFor();
  expect(await page.evaluate(() => document.cookie)).not.toContain("user_token=");
  await close();
});

test("the dashboard draws its chart when it is seen, and exports a file that no spreadsheet runs [BG7] (fault B9)", async () => {
  const { page, violations, close } = await open();
  await signIn(page);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.locator(".recharts-bar-rectangle").first().waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = await text(await (await download).createReadStream());
  expect(csv.split("\r\n").filter(Boolean)).toHaveLength(7);
  expect(csv).not.toMatch(/(^|[,\n"])[=+@]/);
  expect(violations).toEqual([]);
  await close();
});

test("no column of the orders is cut off, from a phone to a desktop, and the tools of a phone end at the same edge [BG7]", async () => {
  const { page, close } = await open();
  await signIn(page);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.locator(".order-list table").waitFor();
  const hiddenPx = () =>
    page
      .locator(".order-list .table-scroller")
      .evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth);
  for (const width of [390, 768, 820, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(hiddenPx, { message: `${width} px` }).toBe(0);
  }
  await page.getByRole("link", { name: "Create Gift" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.setViewportSize({ width: 390, height: 900 });
  // The file chooser before them is not a button.
  const entryButtons = page.locator(".entry-ways").first().locator("button.secondary");
  await expect.poll(() => entryButtons.count()).toBe(2);
  const ends = await entryButtons.evaluateAll((buttons) =>
    buttons.map((button) => Math.round(button.getBoundingClientRect().right)),
  );
  expect(ends[0]).toBe(ends[1]);
  await close();
});
