// @module-tag thorough
import { resolve } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundled } from "../../../demo/fakes/bundledFake.ts";
import { launchChromium } from "../../browser/support/chromium.ts";
import { folder, serve, type Server } from "../../browser/support/serve.ts";
import { caseCounts, isDone, recordCase, writeCounts } from "../counts.ts";
import { faultKinds, type FaultKind } from "../network/faultKinds.ts";
import { isTrue, openMoneyPage, type Outcome } from "./moneyFaults.ts";
import { moneyWrites } from "./moneyWrites.ts";

/**
 * `npm run soak` tests every kind. A quick run tests one write whose outcome stays unknown, and one
 * that is refused.
 */
const isFull = Boolean(process.env["SOAK"]);
const only = process.env["MONEY_WRITES"]?.split(",");

/**
 * Answers that are neither lost nor broken, but arrive in another order or number than they were
 * requested.
 */
const orders: readonly FaultKind[] = [
  {
    name: "doubled: a proxy sends the request twice",
    async respond(real) {
      await real();
      return real();
    },
  },
  {
    name: "reordered: the answer comes after those of later requests",
    async respond(real) {
      const answer = await real();
      await new Promise((later) => setTimeout(later, 700));
      return answer;
    },
  },
  {
    name: "late: carried out, and answered after the limit",
    async respond(real) {
      const answer = await real();
      await new Promise((later) => setTimeout(later, 2_500));
      return answer;
    },
  },
  {
    name: "lost and late: carried out after the connection broke",
    async respond(real) {
      setTimeout(() => void real(), 300);
      await new Promise((later) => setTimeout(later, 250));
      return new Response(new ReadableStream({ start: (body) => body.error(new Error("lost")) }));
    },
  },
];

const kinds = [...faultKinds, ...orders].filter(
  ({ name }) => isFull || /^(N19|N24|doubled)/.test(name),
);
const writes = moneyWrites.filter(({ title }) =>
  only ? only.includes(title) : isFull || title === "WebRedemption",
);

let browser: Browser;
let bundle: Server;
let cardScript: string;
beforeAll(async () => {
  [browser, bundle, cardScript] = await Promise.all([
    launchChromium(),
    serve(folder("dist")),
    bundled(resolve("demo/fakes/stripe.ts")),
  ]);
});
const part = "money writes in Chromium";
afterAll(async () => {
  await browser?.close();
  await bundle?.close();
  if (isFull) writeCounts(part, { cases: moneyWrites.length * kinds.length, ...caseCounts(part) });
});

test.each(writes.map((widget) => [widget.title, widget] as const))(
  "%s: whatever becomes of the answer, money moves at most once, and the person learns the truth (fault D3) (fault D4)",
  { timeout: 3_600_000, retry: 0 },
  async (_, widget) => {
    const page = await openMoneyPage(browser, bundle, widget, cardScript);
    const outcomes: Outcome[] = [];
    for (const kind of kinds) {
      const key = `${widget.title}, ${kind.name}`;
      if (isFull && isDone(part, key)) continue;
      const outcome = await page.meet(kind);
      outcomes.push(outcome);
      if (isFull)
        recordCase(part, key, isTrue(widget, outcome) ? undefined : JSON.stringify(outcome));
    }
    await page.close();
    expect(outcomes.filter((outcome) => !isTrue(widget, outcome))).toEqual([]);
  },
);
