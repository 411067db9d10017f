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
const mark = "areWaitsShort";
if (!Reflect.has(globalThis, mark)) {
  Reflect.set(globalThis, mark, true);
  shorten("setTimeout");
  shorten("setInterval");
}

function shorten(name: "setTimeout" | "setInterval"): void {
  const wait = globalThis[name];
  const waitLess = (run: () => void, ms?: number, ...values: []) =>
    wait(run, shortened(ms), ...values);
  // Libraries read further properties of these functions.
  Reflect.set(globalThis, name, Object.assign(waitLess, wait));
}
