import { onTestFinished, vi } from "vitest";

/** How many milliseconds pass in the page while one passes in the test. */
const speed = 10;
const tickMs = 10;

/**
 * Lets the page's timers and dates run ten times as fast, so that a wait of seconds takes a moment.
 * The server's answers and the waits of the test keep their pace. The setup gives the clock back.
 */
export function fastClock(): void {
  const { clearInterval } = globalThis;
  const ticks = setInterval(() => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(speed * tickMs);
  }, tickMs);
  onTestFinished(() => clearInterval(ticks));
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
}
