// @module-tag thorough
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHarness, type Harness } from "./openHarness.ts";

/** A day of work of each of the four people who use the business widgets, without a dead end. */
let harness: Harness;
const folder = mkdtempSync(join(tmpdir(), "work-day-"));
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(async () => {
  await harness?.close();
  rmSync(folder, { recursive: true });
});

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

type Name = string | RegExp;

const see = (page: Page, text: Name) => page.getByText(text).first().waitFor();
const heading = (page: Page, name: Name) => page.getByRole("heading", { name }).first().waitFor();
const press = (page: Page, name: Name) => page.getByRole("button", { name }).first().click();
const fill = (page: Page, label: Name, text: string) =>
  page
    .getByLabel(label, { exact: typeof label === "string" })
    .first()
    .fill(text);

async function signIn(page: Page, email: string): Promise<void> {
  await fill(page, "Email", email);
  await fill(page, "Password", "dinner-for-two");
  await press(page, "Sign in");
}

async function visit(address: string, viewport: typeof desk) {
  const opened = await harness.visit(address, { viewport });
  opened.page.setDefaultTimeout(15_000);
  return opened;
}

/** 300 people as an assistant sends them: semicolons, odd names of columns, and mistakes. */
function messyFile(): string {
  const people = Array.from({ length: 300 }, (_, index) => {
    const address = index === 41 ? "guest41.example.com" : `guest${index}@example.com`;
    const name = index === 120 ? "" : `Guest`;
    return `${name};No. ${index};${address};${index % 10 === 0 ? "$150" : ""};Floor ${index % 7}`;
  });
  const twice = "Guest;No. 7;GUEST7@example.com;;Floor 0";
  const rows = ["Vorname;Nachname;E-Mail;Gift;Dept", ...people, twice, ";;;;"];
  return `\uFEFF${rows.join("\r\n")}\r\n\r\n`;
}

/** A picture with a disc on a plain ground, which the browser itself draws. */
async function picture(page: Page, width: number, height: number) {
  const url = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: wide, height: high });
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.fillStyle = "#14523c";
      pen.fillRect(0, 0, wide, high);
      pen.fillStyle = "#e8b84a";
      pen.beginPath();
      pen.arc(wide / 2, high / 2, high / 3, 0, 7);
      pen.fill();
      return canvas.toDataURL("image/png");
    },
    [width, height] as const,
  );
  const buffer = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  return { name: `${width}.png`, mimeType: "image/png", buffer };
}

async function buy(page: Page): Promise<void> {
  await signIn(page, "guest@example.com");
  await heading(page, "Send dining credit");
  await press(page, "Continue");
  await heading(page, "Who are the gifts for?");
  const file = join(folder, "people.csv");
  writeFileSync(file, messyFile());
  await page.locator("input[type=file]").setInputFiles(file);
  await heading(page, "Match your columns");
  await page.getByLabel("Column “Gift”").selectOption("amount");
  await press(page, "Import list");
  await see(page, "301 people added.");
  await see(page, "Columns we skipped: Dept.");
  await press(page, "Continue");
  await see(page, "2 recipients need attention");
  await press(page, "Remove the duplicate");
  await fill(page, "Email, line 43", "guest41@example.com");
  await fill(page, "First name, line 122", "Zoë");
  await page.getByLabel("First name, line 122").press("Enter");
  await see(page, "Needs attention (0)");
  await press(page, "Continue");
  await heading(page, "Add a message");
  await fill(page, /^Message/, "Thank you for a great year.");
  await press(page, "Review");
  await heading(page, "Review and pay");
  await page.reload();
  await heading(page, "Review and pay");
  await fill(page, "Card number", "4242424242424242");
  await fill(page, "Expiration date", "12/31");
  await fill(page, "Security code", "123");
  await fill(page, "ZIP code", "78701");
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await press(page, "Pay $23,625.00");
  await heading(page, "Your gifts are on their way");
  await see(page, "for 300 people");
  await press(page, "View in dashboard");
  await press(page, "Copy link, Guest No. 0");
  await see(page, /Link copied\.|Copy this link/);
}

/** Eighteen bills by amount after the two checks, and guests who have a card or credit. */
const evening = Array.from({ length: 18 }, (_, index) => ({
  name: index % 2 ? "Gina Guest" : "Nora New",
  bill: `${20 + index}.50`,
}));

async function openGuest(page: Page, name: string): Promise<void> {
  await fill(page, "Search for a guest", name);
  await press(page, new RegExp(`^${name}`));
  await see(page, "This guest’s transactions");
}

async function refundPart(page: Page, dollars: string): Promise<void> {
  await press(page, "Refund");
  await heading(page, "Issue a Refund");
  await page.getByLabel("Reason").selectOption({ index: 1 });
  await fill(page, "Refund amount", dollars);
  await press(page, "Issue Refund");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Confirm Refund/ })
    .click();
  await see(page, "is on its way back to");
}

async function manage(page: Page): Promise<void> {
  await signIn(page, "manager@example.com");
  await press(page, /^Osteria Lucca/);
  await openGuest(page, "Gina Guest");
  await press(page, "Pay");
  await fill(page, "Check number", "7777");
  await press(page, "Next");
  await see(page, "This check does not exist.");
  const byCheck = async (number: string): Promise<void> => {
    await fill(page, "Check number", number);
    await press(page, "Next");
    await see(page, `Check ${number}`);
    await press(page, /^Pay \$/);
    await heading(page, "Payment Successful");
  };
  await byCheck("1001");
  await press(page, "Back to guest");
  await refundPart(page, "20.00");
  await press(page, "Back");
  await openGuest(page, "Nora New");
  await press(page, "Pay");
  await byCheck("1002");
  await page.reload();
  await heading(page, "Payment Successful");
  await press(page, "Home");
  await press(page, /^Lucca Bar/);
  for (const { name, bill } of evening) {
    await openGuest(page, name);
    await press(page, "Pay");
    await fill(page, "Bill amount", bill);
    await press(page, "Next");
    await press(page, /^Pay \$/);
    await heading(page, "Payment Successful");
    await press(page, "Back to guest");
    await press(page, "Back");
  }
  await openGuest(page, "Gina Guest");
  await refundPart(page, "5.00");
}

async function setUp(page: Page): Promise<void> {
  const save = () => press(page, "Save and continue");
  const step = (name: string) =>
    page.getByRole("heading", { name, level: 3, exact: true }).waitFor();
  const follow = (name: Name) => page.getByRole("link", { name }).first().click();
  const files = () => page.locator("input[type=file]").first();
  await signIn(page, "partner@example.com");
  await see(page, "13 tasks left before you can submit.");
  await page.getByRole("button", { name: "Submit for review" }).click({ force: true });
  await see(page, "Finish the tasks above first.");

  await follow("Team");
  await press(page, "Invite member");
  await fill(page, "First name", "Nora");
  await fill(page, "Last name", "New");
  await fill(page, "Email", "nora@example.com");
  await save();
  await page.getByRole("radio", { name: /^Viewer/ }).check({ force: true });
  await press(page, "Invite member");
  await see(page, "2 members");

  await follow("Dashboard");
  await follow("Continue setup");
  await step("Details");
  await fill(page, "Address", "12 Harbor Street");
  await fill(page, "City", "Austin");
  await fill(page, "State", "TX");
  await fill(page, "ZIP code", "78701");
  await fill(page, "Phone", "5125550101");
  await page.reload();
  await step("Details");
  expect(await page.getByLabel("City", { exact: true }).inputValue()).toBe("Austin");
  await save();
  await step("Menu");
  await save();
  await step("Reservations");
  await save();
  await step("Brand");
  await page.getByRole("combobox", { name: "Brand" }).selectOption({ label: "Harbor Grill" });
  await save();
  await step("Point of sale");
  await page.getByLabel("POS system").selectOption("Toast");
  await page.getByLabel("The POS is connected").check({ force: true });
  await save();
  await follow("Connect an account");
  await press(page, "Connect account");
  await page.waitForURL(/connect-account/);
  await press(page, "Connect this account");
  await see(page, "Your account is connected.");

  await follow("Dashboard");
  await follow("Continue setup");
  await fill(page, "Description", "Oysters, whole fish and a wood grill by the water.");
  await page.getByLabel("Seafood").check({ force: true });
  await save();
  await step("Photos");
  await files().setInputFiles(await picture(page, 1600, 1067));
  await see(page, "1600.png is uploaded");
  await save();
  await step("Logos");
  await files().setInputFiles(await picture(page, 600, 300));
  await press(page, "Use these 5 logos");
  await page.getByRole("button", { name: "Use these 5 logos" }).waitFor({ state: "detached" });
  await save();
  await step("Website");
  await press(page, "Verify");
  await see(page, "This brand has no website yet.");
  await follow("Add the website");
  await fill(page, "Website", "www.harborgrill.example");
  await save();
  await follow(/Website/);
  await press(page, "Verify");
  await see(page, "The pop-up is live on your website.");
  await follow("Dashboard");
  await heading(page, "Ready to submit?");
  await press(page, "Submit now");
  await see(page, "Thank you!");
}

async function reviewTwice(page: Page): Promise<void> {
  await see(page, "Spring is on the table");
  await press(page, "Comment on this email: Spring is on the table");
  await press(page, "Send request");
  await see(page, "Enter the changes you need.");
  await fill(page, "Message", "It is six courses, and the link is the old one.");
  await press(page, "Send request");
  await see(page, "Thanks — we’ve sent your changes.");
  await press(page, "Request changes");
  await fill(page, "Message", "Please use the new logo.");
  await page.reload();
  await page.getByLabel("Message").waitFor();
  expect(await page.getByLabel("Message").inputValue()).toBe("Please use the new logo.");
  await press(page, "Cancel");

  await press(page, "See what changed: Spring is on the table");
  await see(page, /From March 14 we serve six small courses/);
  await press(page, "Approve all");
  await page.getByRole("dialog", { name: "Approve all emails?" }).waitFor();
  await press(page, "Not yet");
  await press(page, "Approve all");
  await page.getByRole("dialog").getByRole("button", { name: "Approve all" }).click();
  await see(page, "Campaign Approved");
  await page.reload();
  await see(page, "Campaign Approved");
  expect(await page.getByRole("button", { name: "Approve all" }).count()).toBe(0);
}

const days = {
  "buyer: 300 people from a messy file to links": [
    "/?widget=BulkGiftingApp&scenario=default",
    desk,
    buy,
  ],
  "manager: 20 guests, a wrong check and two refunds": [
    "/?widget=ManagersWebApp&scenario=sign-in",
    phone,
    manage,
  ],
  "partner: from an invitation to the submission": [
    "/?widget=PartnerPortal&scenario=dashboard-new",
    desk,
    setUp,
  ],
  "reviewer: two rounds": [
    "/campaigns/review/482?token=tasty&em=ada%40example.com&widget=CampaignFeedbackApp&scenario=two-rounds",
    phone,
    reviewTwice,
  ],
} as const;

describe("a day of work of a", () => {
  it.each(Object.entries(days))(
    "%s",
    { timeout: 240_000 },
    async (_, [address, viewport, work]) => {
      const { page, uncaught, violations, close } = await visit(address, viewport);
      await work(page);
      await close();
      expect([...uncaught, ...violations].map(String)).toEqual([]);
    },
  );
});
