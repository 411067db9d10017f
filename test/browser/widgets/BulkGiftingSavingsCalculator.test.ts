// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type Site, type VisitOptions } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite({ dist: "dist" });
});
afterAll(() => site?.close());

async function open({ attributes = "", ...more }: VisitOptions & { attributes?: string } = {}) {
  const visit = await site.visit({
    body: `<div data-widget="BulkGiftingSavingsCalculator" data-load="eager" data-cta-url="/gifting" ${attributes}></div>`,
    ...more,
  });
  await visit.page.getByLabel("Recipients").waitFor();
  return visit;
}

/** Replaces a field's text key by key. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type(text);
}

const labels = ["Recipients", "Amount per person", "Total budget"];
const values = (page: Page) =>
  Promise.all(labels.map((label) => page.getByLabel(label).inputValue()));
const quote = async (page: Page) =>
  (await page.locator("output").innerText()).replaceAll(/\s+/g, " ");
const ctaHref = (page: Page) =>
  page.getByRole("link", { name: "Start gifting" }).getAttribute("href");

describe("BulkGiftingSavingsCalculator in a browser", () => {
  test("starts at 125 recipients at $100, and each field updates the others, under the strict policy [B1.10] [B9.19] [B9.20] [BG10] [BG11]", async () => {
    const { page, console, uncaught, violations, close } = await open();
    expect(await values(page)).toEqual(["125", "100", "12,500"]);
    expect(await quote(page)).toBe(
      "Order total 125 × $100 $12,500.00 You save Discount 20% $2,500.00 You pay $10,000.00",
    );
    await type(page, "Recipients", "40");
    expect(await values(page)).toEqual(["40", "100", "4,000"]);
    await type(page, "Amount per person", "30");
    expect(await values(page)).toEqual(["40", "30", "1,200"]);
    await type(page, "Total budget", "1000");
    expect(await values(page)).toEqual(["33", "30", "1,000"]);
    await page.getByText("$10 of this budget is left over.").waitFor();
    expect(await ctaHref(page)).toBe(`${site.host.origin}/gifting?recipients=33&amount=30`);
    expect({ console, uncaught, violations }).toEqual({
      console: [],
      uncaught: [],
      violations: [],
    });
    await close();
  });

  test("offers $25, $50, $100 and $250 by keyboard, and marks the chosen preset [B9.18] [B3.11]", async () => {
    const { page, close } = await open();
    const presets = page.getByRole("group", { name: "Suggested amounts" }).getByRole("button");
    expect(await presets.allInnerTexts()).toEqual(["$25", "$50", "$100", "$250"]);
    await page.getByLabel("Amount per person").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await values(page)).toEqual(["125", "50", "6,250"]);
    expect(
      await presets.evaluateAll((all) => all.map((one) => one.getAttribute("aria-pressed"))),
    ).toEqual(["false", "true", "false", "false"]);
    await type(page, "Amount per person", "250");
    expect(await presets.last().getAttribute("aria-pressed")).toBe("true");
    await close();
  });

  test("applies the discount of the order's tier on both sides of each edge, and marks it in the table [B9.13] [B9.14] [B9.15] [B9.16] [BG9]", async () => {
    const { page, close } = await open();
    await type(page, "Amount per person", "1");
    const currentRow = page
      .getByRole("table", { name: "Discounts by order total" })
      .locator("[aria-current]");
    for (const [recipients, percent, range, pay] of [
      ["4999", "10%", "Under $5,000", "$4,499.10"],
      ["5000", "15%", "$5,000 to $10,000", "$4,250.00"],
      ["9999", "15%", "$5,000 to $10,000", "$8,499.15"],
      ["10000", "20%", "$10,000 to $25,000", "$8,000.00"],
      ["24999", "20%", "$10,000 to $25,000", "$19,999.20"],
      ["25000", "25%", "$25,000 or more", "$18,750.00"],
    ] as const) {
      await type(page, "Recipients", recipients);
      expect(await quote(page)).toContain(`Discount ${percent}`);
      expect(await quote(page)).toContain(`You pay ${pay}`);
      expect((await currentRow.innerText()).replaceAll(/\s+/g, " ")).toBe(
        `${range} Your order ${percent}`,
      );
    }
    await close();
  });

  test("takes at most 5 digits of recipients, 5 of an amount and 7 of a budget as they are typed [B5.09] [B5.10] [B5.12] [B5.13] [B9.27] [B9.28] [B9.29] [BG12]", async () => {
    const { page, close } = await open();
    await type(page, "Recipients", "-12a34567");
    expect(await page.getByLabel("Recipients").inputValue()).toBe("12,345");
    await type(page, "Recipients", "1");
    await type(page, "Amount per person", "9876543");
    expect(await page.getByLabel("Amount per person").inputValue()).toBe("98,765");
    await type(page, "Amount per person", "100");
    await type(page, "Total budget", "123456789");
    expect(await page.getByLabel("Total budget").inputValue()).toBe("1,234,567");
    await close();
  });

  test("keeps the whole number of recipients that are pasted [B5.08] [B5.10] [B5.11] [BG12]", async () => {
    const { page, close } = await open({
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    });
    for (const [pasted, kept] of [
      [" 1,250 people", "1,250"],
      ["12.99", "12"],
      ["-40", "40"],
    ] as const) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await page.getByLabel("Recipients").focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press("ControlOrMeta+v");
      expect(await page.getByLabel("Recipients").inputValue()).toBe(kept);
    }
    await close();
  });

  test("shows an error above $9,999,999 and no link [BG10]", async () => {
    const { page, close } = await open();
    await type(page, "Recipients", "99999");
    await type(page, "Amount per person", "100");
    expect(await quote(page)).toContain("You pay $7,499,925.00");
    await type(page, "Amount per person", "101");
    await page.getByText("Total budget can’t exceed $9,999,999").waitFor();
    expect(await page.getByLabel("Total budget").getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("output").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Start gifting" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Share quote" }).count()).toBe(0);
    await close();
  });

  test.each([
    ["the country", { attributes: 'data-country="NZ"' }],
    ["the page", { config: { country: "NZ" } }],
    ["the mode", { attributes: 'data-mode="voucher"' }],
  ])("shows vouchers without a discount when %s says so [B9.17] [BG13]", async (_, start) => {
    const { page, close } = await open(start);
    await page.getByRole("heading", { name: "Send Universal Vouchers" }).waitFor();
    expect(await quote(page)).toBe(
      "Order total 125 × $100 $12,500.00 You pay $12,500.00 Valid for at least 3 years.",
    );
    expect(await page.getByRole("table").count()).toBe(0);
    await close();
  });

  test("opens the same quote from a shared link, which holds no other parameters [BG9]", async () => {
    const { page, close } = await open({
      address: "/team?token=secret",
      context: { permissions: ["clipboard-read", "clipboard-write"] },
      before: () => Object.defineProperty(navigator, "share", { value: undefined }),
    });
    await type(page, "Recipients", "42");
    await page.getByRole("button", { name: "$250" }).click();
    await page.getByRole("button", { name: "Share quote" }).click();
    await page.getByText("Link copied.").waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect([link.origin, link.pathname]).toEqual([site.host.origin, "/team"]);
    expect(Object.fromEntries(link.searchParams)).toEqual({ recipients: "42", amount: "250" });
    await page.goto(link.href);
    await page.getByLabel("Recipients").waitFor();
    expect(await values(page)).toEqual(["42", "250", "10,500"]);
    await close();
  });

  test("prints a quote on one page, black on white, without its buttons", async () => {
    const { page, close } = await open({
      attributes: 'data-theme="dark"',
      before: () =>
        Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }),
    });
    await page.getByRole("button", { name: "Print quote" }).click();
    await page.locator("body[data-printed]").waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button", { name: "Print quote" }).isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "Start gifting" }).isVisible()).toBe(false);
    expect(await page.locator("output").isVisible()).toBe(true);
    expect(await page.getByLabel("Recipients").inputValue()).toBe("125");
    const colors = await page.locator("output").evaluate((output) => {
      const surface = output.getRootNode() instanceof ShadowRoot ? output.closest(".dining") : null;
      return [
        getComputedStyle(output).color,
        surface ? getComputedStyle(surface).backgroundColor : "",
      ];
    });
    expect(colors).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await close();
  });
});
