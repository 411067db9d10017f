import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { buildHarness } from "../../demo/server/buildHarness.ts";
import { startServer } from "../../demo/server/startServer.ts";
import { benchFolder } from "./folders.ts";
import { longestTask } from "./longestTask.ts";

export interface TaskResult {
  readonly widget: string;
  readonly step: string;
  /** Milliseconds of processor time of the main thread's longest task. */
  readonly longestMs: number;
}

type Measure = (step: string, run: () => Promise<void>) => Promise<void>;

interface Scene {
  readonly widget: string;
  readonly scenario: string;
  readonly isPlayed: boolean;
  readonly walk: (page: Page, measure: Measure) => Promise<void>;
}

const scenes: readonly Scene[] = [
  { widget: "BulkGiftingApp", scenario: "default", isPlayed: false, walk: sendGifts },
  {
    widget: "PartnerPortal",
    scenario: "locations-huge",
    isPlayed: true,
    async walk(page, measure) {
      await typing(page, measure, "Search", "grill 7");
      await page.getByLabel("Search").fill("");
      const link = page.getByRole("link", { name: /^Harbor Grill No/ }).first();
      await link.click();
      await page.getByLabel("City").waitFor();
      await measure("a location of 10,000 saves itself", async () => {
        await page.getByLabel("City").fill("");
        await page.getByLabel("City").pressSequentially("Pflugerville", { delay: 60 });
        await page.getByText("All changes saved").waitFor();
      });
      await page.getByRole("link", { name: "Finances" }).click();
      await page.getByRole("link", { name: /Assign to locations/ }).click();
      await typing(page, measure, "Search locations", "grill 7");
    },
  },
  {
    widget: "MenuVisibilityForm",
    scenario: "many-locations",
    isPlayed: true,
    async walk(page, measure) {
      await typing(page, measure, "Find a location", "no. 17");
      await typing(page, measure, "Menu link", "https://luna.example");
    },
  },
  {
    widget: "ManagersWebApp",
    scenario: "many-transactions",
    isPlayed: false,
    async walk(page, measure) {
      await signIn(page);
      await page.getByRole("button", { name: /^Osteria Lucca/ }).click();
      await page.getByText("Check 20000").waitFor();
      const list = page.getByRole("list", { name: "Recent transactions" });
      await measure("10,000 transactions scroll", () =>
        list.evaluate(async (scroller) => {
          for (let step = 0; step < 60; step++) {
            scroller.scrollTop += 180;
            await new Promise((drawn) => requestAnimationFrame(drawn));
          }
        }),
      );
    },
  },
];

/** How long widgets with thousands of rows block their page, step by step. */
export async function measureTasks(browser: Browser): Promise<TaskResult[]> {
  await buildHarness();
  const server = await startServer({ dist: resolve(benchFolder, "shipped") });
  const results: TaskResult[] = [];
  for (const { widget, scenario, isPlayed, walk } of scenes) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(
      `${server.url}/?widget=${widget}&scenario=${scenario}${isPlayed ? "&play=1" : ""}`,
    );
    if (isPlayed) await page.locator("html[data-played=done]").waitFor();
    await walk(page, async (step, run) => {
      results.push({ widget, step, longestMs: await longestTask(browser, page, run) });
    });
    await context.close();
  }
  await server.close();
  return results;
}

async function signIn(page: Page): Promise<void> {
  const email = page.getByLabel("Email");
  await email.waitFor();
  await email.fill("manager@example.com");
  await page.getByLabel("Password", { exact: true }).fill("dinner-for-two");
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Types as fast as a person can, and then presses one more key, after which the search runs. */
async function typing(page: Page, measure: Measure, label: string, text: string): Promise<void> {
  await page.getByLabel(label).focus();
  await measure(`typing into “${label}”`, async () => {
    await page.keyboard.type(text, { delay: 60 });
    await page.waitForTimeout(700);
    await page.keyboard.press("Backspace");
    await page.waitForTimeout(700);
  });
}

const people = 50_000;

async function sendGifts(page: Page, measure: Measure): Promise<void> {
  await signIn(page);
  await page.getByLabel("Amount per person").fill("25");
  await page.getByRole("button", { name: "Continue" }).click();
  await measure("50,000 recipients are read", async () => {
    const rows = Array.from({ length: people }, (_, at) => `Guest,${at},guest${at}@example.com`);
    await page.locator("input[type=file]").setInputFiles({
      name: "list.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["first_name,last_name,email", ...rows].join("\n")),
    });
    await page.getByText("50,000 people added.").waitFor();
  });
  await measure("they are reviewed", async () => {
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel(/^Message/).fill("Thank you!");
    await page.getByRole("button", { name: "Review" }).click();
    await page.getByRole("heading", { name: "Review and pay" }).waitFor();
  });
  await measure("they are paid", async () => {
    await page.getByLabel("Card number").fill("4242424242424242");
    await page.getByLabel("Expiration date").fill("1231");
    await page.getByLabel("Security code").fill("123");
    await page.getByLabel("ZIP code").fill("78701");
    await page.getByLabel(/I agree to the/).check();
    await page.getByRole("button", { name: "Pay $937,500.00" }).click();
    await page.getByRole("heading", { name: "Your gifts are on their way" }).waitFor();
  });
  await measure("one is found on the dashboard", async () => {
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    const row = page.getByRole("row").filter({ hasText: "50,000" });
    await row.getByRole("link").click();
    await page.getByLabel("Search names and addresses").fill("guest49999@");
    await page.getByText("guest49999@example.com").waitFor();
  });
}
