import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../support/chromium.ts";
import { caseCounts, isDone, recordCase, writeCounts } from "../../soak/counts.ts";
import { folder, serve, type Respond, type Server } from "../support/serve.ts";
import { openTwoTabs, type Walked } from "./twoTabs.ts";
import { payingWidgets } from "./widgets.ts";

const firstSeed = Number(process.env["PAYMENT_SEED"] ?? 20_261_122);
const isFull = "PAYMENT_WALKS" in process.env;
/** `npm test` makes one walk for each widget, `test:all` three more, and `npm run soak` 200. */
const portions = isFull
  ? [{ seed: firstSeed, runs: Number(process.env["PAYMENT_WALKS"]), tags: [] }]
  : [
      { seed: firstSeed, runs: 1, tags: [] },
      { seed: firstSeed + 1, runs: 3, tags: ["thorough"] },
    ];
const part = "payments from two tabs";

/** A walk loads the bundle often, so the browser caches it. */
function cached(respond: Respond): Respond {
  return async (url, request) => {
    const reply = await respond(url, request);
    return typeof reply === "object"
      ? { ...reply, headers: { ...reply.headers, "cache-control": "max-age=3600" } }
      : reply;
  };
}

let browser: Browser;
let bundle: Server;
beforeAll(async () => {
  [browser, bundle] = await Promise.all([launchChromium(), serve(cached(folder("dist")))]);
});
afterAll(async () => {
  await browser?.close();
  await bundle?.close();
});

describe.concurrent.each(portions)(
  "walks: $runs, first seed: $seed",
  ({ seed: first, runs, tags }) => {
    const all = { walks: 0, paid: 0 };
    // Runs in which nothing is ever paid would prove nothing. A single walk may end before it pays.
    afterAll(() => expect(all.paid).toBeGreaterThanOrEqual(all.walks / 4));

    test.for(payingWidgets)(
      "$title pays at most once from two tabs, in any order of presses, reloads, going back and lost answers, and both show what happened (fault D1) (fault D3) (fault D4)",
      { timeout: 120_000 + runs * 60_000, tags },
      async (widget) => {
        const tabs = await openTwoTabs(browser, bundle, widget);
        const wrong: string[] = [];
        let paid = 0;
        let walks = 0;
        for (let seed = first; seed < first + runs; seed++) {
          const key = `${widget.title}, seed ${seed}`;
          if (isFull && isDone(part, key)) continue;
          const walked = await tabs.walk(seed);
          const problem = isTrue(walked) ? undefined : JSON.stringify(walked);
          if (problem) wrong.push(problem);
          if (isFull) recordCase(part, key, problem);
          paid += walked.payments;
          walks++;
        }
        await tabs.close();
        if (isFull) writeCounts(part, { "first seed": first, walks: runs, ...caseCounts(part) });
        expect(wrong).toEqual([]);
        expect(paid).toBeGreaterThanOrEqual(walks > 1 ? walks / 4 : 0);
        all.walks += walks;
        all.paid += paid;
      },
    );
  },
);

function isTrue({ payments, arrived, screens }: Walked): boolean {
  if (arrived !== payments) return false;
  return payments === 0
    ? screens.every((screen) => screen === "form")
    : payments === 1 && screens.every((screen) => screen === "paid");
}
