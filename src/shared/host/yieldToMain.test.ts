import { afterEach, beforeEach, expect, it, vi } from "vitest";

let yieldToMain: () => Promise<void> | undefined;

// Imports a new copy of the module, because other files in the same worker may have started a slice
// in a fake future.
beforeEach(async () => {
  vi.resetModules();
  ({ yieldToMain } = await import("./yieldToMain.ts"));
});
afterEach(() => vi.restoreAllMocks());

/**
 * Replaces the clock. The returned function moves it forward, in whole milliseconds, because sums
 * of fractions are not exact.
 */
function fakeClock(): (ms: number) => void {
  let now = Math.ceil(performance.now()) + 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return (ms) => void (now += ms);
}

it("goes on at once within the eight milliseconds of a slice", async () => {
  const pass = fakeClock();
  await yieldToMain();
  pass(7);
  expect(yieldToMain()).toBeUndefined();
});

it("lets the page have its turn once the slice is over, and begins another", async () => {
  const pass = fakeClock();
  await yieldToMain();
  pass(8);
  let microtasks = 0;
  const others = (async () => {
    for (; microtasks < 1_000; microtasks++) await Promise.resolve();
  })();
  await yieldToMain();
  expect(microtasks).toBe(1_000);
  await others;
  expect(yieldToMain()).toBeUndefined();
});
