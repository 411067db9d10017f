import * as fc from "fast-check";
import "./canvas.ts";
import "./forms.ts";
import "./labels.ts";
import "./unfinished.ts";
import "../../build/platform/platform.ts";
import { setMaxListeners } from "node:events";
import { configure } from "@testing-library/dom";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { takeBreaches } from "../../mock-api/requestCheck.ts";
import { elementError } from "./elementError.ts";
import { clearPage } from "./page.ts";
import { server } from "./server.ts";

// The signal of a widget ends several dozen listeners. Many more would be a leak, which deserves a
// warning.
setMaxListeners(40);
// The libraries wait one second by default, which is too short on a busy machine. Only waits for
// something that never comes take this long.
const timeoutMs = 30_000;
configure({ asyncUtilTimeout: timeoutMs, getElementError: elementError });
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: timeoutMs,
    ...(typeof options === "number" ? { timeout: options } : options),
  });

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(async () => {
  // A global that was replaced while the clock was fake goes back to the clock's function, and only
  // then to the browser's.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await clearPage();
  expect(takeBreaches(), "requests that break their contract").toEqual([]);
});
afterAll(async () => {
  // What a page still loads would otherwise fail in the next file of this worker.
  await vi.dynamicImportSettled();
  server.close();
});

// A fixed seed makes runs repeatable. Choose another one with FAST_CHECK_SEED=7 npm test
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env["FAST_CHECK_SEED"] ?? 20_261_121),
});
