import { vi } from "vitest";

/** How much faster the page's clocks run than real time: a limit of 45 seconds takes one second. */
export const speed = 45;

/** The shortest real interval, because the walks also poll at an interval. */
const leastIntervalMs = 25;

/** Makes the page's timers and clocks run fast, until mocks are restored. */
export function runFast(): void {
  const { setTimeout: later, setInterval: again } = globalThis;
  const [fromMs, steadyMs] = [Date.now(), performance.now()];
  const now = performance.now.bind(performance);
  const scaled = <T extends typeof later | typeof again>(timer: T, leastMs: number): T =>
    // SAFETY: the same function except for its delay.
    ((run: () => void, ms = 0, ...values: []) =>
      timer(run, Math.max(ms / speed, leastMs), ...values)) as unknown as T;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(scaled(later, 0));
  vi.spyOn(globalThis, "setInterval").mockImplementation(scaled(again, leastIntervalMs));
  vi.spyOn(performance, "now").mockImplementation(() => steadyMs + (now() - steadyMs) * speed);
  vi.spyOn(Date, "now").mockImplementation(() => fromMs + (now() - steadyMs) * speed);
}
