// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openGuest, openHost, type PayingHost } from "../payment/payingHost.ts";
import { payingWidgets, type PayingWidget } from "../payment/widgets.ts";
import { ready } from "../mount/widgets.ts";
import { sharedChromium, type Chromium } from "../support/chromium.ts";
import { folder, serve, type Server } from "../support/serve.ts";
import { firstRelease } from "./firstRelease.ts";

const timeout = 15_000;

let browser: Chromium;
let bundle: Server;
let before: ReturnType<typeof folder>;
const after = folder("dist");

beforeAll(async () => {
  before = folder(await firstRelease());
  [browser, bundle] = await Promise.all([sharedChromium(), serve(before)]);
});
beforeEach(() => {
  bundle.respond = before;
});
afterAll(async () => {
  await browser.close();
  await bundle.close();
});

/** What a guest does in 1.0.0 where its buttons have other names, by the widget's title. */
const firstReleaseSteps: Readonly<
  Record<string, Partial<Pick<PayingWidget, "prepare" | "press">> | undefined>
> = {
  BulkGiftingApp: {
    async prepare(page) {
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
      await page.getByLabel("Email").fill("guest@example.com");
      await page.getByLabel("Password", { exact: true }).fill("dinner-for-two");
      await press("Sign in");
      await press("Continue");
      await press("Paste a list");
      await page
        .getByLabel("Your list")
        .fill("first_name,last_name,email\nAda,Lovelace,ada@example.com");
      await press("Add these");
      await page.getByText("1 person added").waitFor();
      await press("Continue");
      await page.getByLabel(/^Message/).fill("Thank you!");
      await press("Review");
      await page.getByLabel(/I agree to the/).check();
    },
  },
  "ManagersWebApp’s refund": {
    async press(page) {
      const row = page.getByRole("listitem").filter({ hasText: "0988" });
      await row.getByRole("button", { name: "Refund" }).click();
      await page.getByLabel("Reason").selectOption("other");
      await page.getByLabel("Refund amount").fill("8450");
      await page.getByRole("button", { name: "Issue Refund" }).click();
      await page.getByRole("button", { name: "Confirm Refund" }).click();
    },
  },
};

/** Opens a widget of 1.0.0 for a new guest. */
async function visit(
  widget: PayingWidget,
  run: (page: Page, site: PayingHost) => Promise<void>,
): Promise<void> {
  const site = await openHost(bundle, widget);
  const guest = await openGuest(browser);
  guest.setDefaultTimeout(timeout);
  try {
    const page = await guest.newPage();
    await page.goto(`${site.host.origin}/pay`);
    await run(page, site);
  } finally {
    await guest.close();
    await site.host.close();
  }
}

describe("a payment that 1.0.0 has sent, and that a slow server has not carried out before the reload", () => {
  test.each(payingWidgets.map((widget) => [widget.title, widget] as const))(
    "%s: is looked up by this release, and not sent again (fault D4)",
    async (_, widget) => {
      const { prepare, press } = { ...widget, ...firstReleaseSteps[widget.title] };
      await visit(widget, async (page, { api, network }) => {
        await prepare(page);
        const held: (() => void)[] = [];
        api.hold = ({ method, url }) =>
          method === "POST" && widget.path.test(new URL(url).pathname)
            ? new Promise((carriedOut) => held.push(carriedOut))
            : Promise.resolve();
        await press(page);
        await expect.poll(() => held.length).toBe(1);
        bundle.respond = after;
        await page.reload();
        await ready(page, "[data-widget]");
        await widget.enter?.(page);
        const look = page.getByRole("button", { name: widget.look });
        await expect
          .poll(
            async () => {
              if (!(await look.isVisible())) {
                // A first entry may have met a page that was not ready yet.
                await widget.enter?.(page);
                await widget.press(page);
              }
              return look.isVisible();
            },
            { interval: 1_000 },
          )
          .toBe(true);
        expect(widget.payments(api.backend)).toBe(0);
        held[0]!();
        await expect.poll(() => widget.payments(api.backend)).toBe(1);
        await look.click();
        await page.getByText(widget.paid).first().waitFor();
        expect(held).toHaveLength(1);
        expect(network.arrived()).toBe(1);
        expect(widget.payments(api.backend)).toBe(1);
      });
    },
  );
});

test("what was typed into 1.0.0 is still there after the update", async () => {
  const [checkout] = payingWidgets;
  const typed = { Email: "ada@example.com", "First name": "Ada", "Last name": "Lovelace" };
  await visit({ ...checkout!, scenario: "default" }, async (page) => {
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel(/I agree to the/).waitFor();
    bundle.respond = after;
    await page.goto(new URL("/pay", page.url()).href);
    await ready(page, "[data-widget]");
    for (const [label, text] of Object.entries(typed))
      expect(await page.getByLabel(label).inputValue()).toBe(text);
  });
});
