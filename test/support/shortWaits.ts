/**
 * Runs before the tests of mounted widgets. A wait of the page that a person would notice takes a
 * fifth of its time: a look at the outcome after seconds, a second try of a call, a pause in
 * typing. Those tests wait for such a moment and never measure it. The mock API answers at its own
 * pace, and a fake clock is not affected.
 */
import "@testing-library/dom";

const noticedMs = 200;
const speed = 5;

const shortened = (ms = 0): number => (ms >= noticedMs ? ms / speed : ms);

/** Set once for all files of a worker. */
const timers = globalThis as typeof globalThis & { areWaitsShort?: true };
if (!timers.areWaitsShort) {
  timers.areWaitsShort = true;
  const { setTimeout, setInterval } = globalThis;
  // SAFETY: the same functions, with another time. Libraries read their further properties.
  timers.setTimeout = Object.assign(
    (run: () => void, ms?: number, ...values: []) => setTimeout(run, shortened(ms), ...values),
    setTimeout,
  ) as typeof setTimeout;
  timers.setInterval = Object.assign(
    (run: () => void, ms?: number, ...values: []) => setInterval(run, shortened(ms), ...values),
    setInterval,
  ) as typeof setInterval;
}
