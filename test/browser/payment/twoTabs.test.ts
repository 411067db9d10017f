import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../support/chromium.ts";
import { folder, serve, type Server } from "../support/serve.ts";
import { openTwoTabs, type Walked } from "./twoTabs.ts";
import type { PayingName } from "./widgets.ts";

/** `npm run soak` walks 200 times for each widget. */
const walks = Number(process.env["PAYMENT_WALKS"] ?? 4);
const firstSeed = Number(process.env["PAYMENT_SEED"] ?? 20_261_122);

let browser: Browser;
let bundle: Server;
beforeAll(async () => {
  [browser, bundle] = await Promise.all([launchChromium(), serve(folder("dist"))]);
});
afterAll(async () => {
  await browser?.close();
  await bundle?.close();
});

/** Those whose payments go through `src/shared/payment/intent`. */
const names: readonly PayingName[] = ["Checkout", "BulkGiftingApp", "ManagersWebApp"];

test.concurrent.each(names)(
  "%s pays at most once from two tabs, in any order of presses, reloads, going back and lost answers, and both show what happened (fault D1) (fault D3) (fault D4)",
  { timeout: 60_000 + walks * 30_000 },
  async (name) => {
    const tabs = await openTwoTabs(browser, bundle, name);
    const wrong: Walked[] = [];
    let paid = 0;
    for (let index = 0; index < walks; index++) {
      const walked = await tabs.walk(firstSeed + index);
      if (!isTrue(walked)) wrong.push(walked);
      paid += walked.payments;
    }
    await tabs.close();
    expect(wrong).toEqual([]);
    // Walks in which nothing is ever paid would prove nothing.
    expect(paid).toBeGreaterThan(walks / 2);
  },
);

function isTrue({ payments, arrived, screens }: Walked): boolean {
  if (arrived !== payments) return false;
  return payments === 0
    ? screens.every((screen) => screen === "form")
    : payments === 1 && screens.every((screen) => screen === "paid");
}
