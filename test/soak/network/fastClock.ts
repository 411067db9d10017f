import { vi } from "vitest";

/** How much faster than real time the page's clocks run: a limit of 45 seconds is over in a second. */
const speed = 45;

/** Lets timers and clocks of the page run fast, until mocks are restored. */
export function runFast(): void {
  const { setTimeout: later, setInterval: again } = globalThis;
  const [fromMs, steadyMs] = [Date.now(), performance.now()];
  const now = performance.now.bind(performance);
  const scaled = <T extends typeof later | typeof again>(timer: T): T =>
    // SAFETY: the same function but for its delay.
    ((run: () => void, ms = 0, ...values: []) => timer(run, ms / speed, ...values)) as unknown as T;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(scaled(later));
  vi.spyOn(globalThis, "setInterval").mockImplementation(scaled(again));
  vi.spyOn(performance, "now").mockImplementation(() => steadyMs + (now() - steadyMs) * speed);
  vi.spyOn(Date, "now").mockImplementation(() => fromMs + (now() - steadyMs) * speed);
}
