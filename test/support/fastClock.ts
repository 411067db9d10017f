import { configure, getConfig } from "@testing-library/dom";
import { onTestFinished, vi } from "vitest";

/** How many milliseconds pass in the page while one passes in the test. */
const speed = 10;
const tickMs = 10;

/**
 * Lets the page's timers and dates run ten times as fast, so that a wait of seconds takes a moment.
 * The server's answers keep their pace, and so does the time that a test waits for them. The setup
 * gives the clock back.
 */
export function fastClock(): void {
  const { clearInterval } = globalThis;
  const { asyncUtilTimeout } = getConfig();
  const ticks = setInterval(() => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(speed * tickMs);
  }, tickMs);
  configure({ asyncUtilTimeout: speed * asyncUtilTimeout });
  onTestFinished(() => {
    clearInterval(ticks);
    configure({ asyncUtilTimeout });
  });
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
}
