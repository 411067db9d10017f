import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedChromium, type Chromium } from "../support/chromium.ts";
import { serve, type Server } from "../support/serve.ts";

const rounds = 10;

let browser: Chromium;
let host: Server;
beforeAll(async () => {
  const script = await lockScript();
  [browser, host] = await Promise.all([
    sharedChromium(),
    serve(() => ({ body: `<!doctype html><title>Lock</title><script>${script}</script>` })),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** The code of the lock as one classic script. */
async function lockScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: "src/shared/host/lock.ts", formats: ["iife"], name: "tabs" },
    },
  });
  const [first] = [built].flat();
  if (!first || !("output" in first)) throw new Error("the lock could not be bundled");
  return first.output[0].code;
}

/**
 * Runs in the page. In each round, writes a number while it holds the lock, as a payment writes its
 * record.
 */
const write = `(async () => {
  for (let round = 1; round <= ${rounds}; round++) {
    let lock = null;
    while (!lock) {
      await tabs.whenUnlocked("pay", new AbortController().signal);
      lock = await tabs.acquireLock("pay");
    }
    localStorage.setItem("written", round);
    lock.release();
    // This page would get the lock again at once, so it leaves the other page some time.
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  localStorage.setItem("over", "yes");
})()`;

/**
 * Runs in the other page. Acquires the lock as often as it can. Returns the writes that it saw only
 * after it had acquired the lock.
 */
const read = `(async () => {
  const lateWrites = [];
  let acquiredCount = 0;
  while (!localStorage.getItem("over")) {
    const lock = await tabs.acquireLock("pay");
    if (!lock) {
      await new Promise((resolve) => setTimeout(resolve));
      continue;
    }
    const lastWrite = localStorage.getItem("written");
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (localStorage.getItem("written") !== lastWrite) lateWrites.push([lastWrite, localStorage.getItem("written")]);
    acquiredCount++;
    lock.release();
    // This page would get the lock again at once, so it leaves the other page some time.
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  return { acquiredCount, lateWrites };
})()`;

test("a tab that gets the lock reads the values that the previous holder wrote (fault D1)", async () => {
  const context = await browser.newContext();
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) await page.goto(`${host.origin}/`);
  const [, { acquiredCount, lateWrites }] = await Promise.all([
    one.evaluate(write),
    other.evaluate<{ acquiredCount: number; lateWrites: string[][] }>(read),
  ]);
  expect(lateWrites).toEqual([]);
  expect(acquiredCount).toBeGreaterThan(rounds / 3);
});
