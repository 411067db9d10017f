import { expect, it } from "vitest";
import { createLatest } from "./latest.ts";

it("aborts a read when the next one starts, when it is stopped and when the widget ends (fault F1)", () => {
  const ending = new AbortController();
  const reads = createLatest(ending.signal);
  const first = reads.next();
  expect(first.aborted).toBe(false);
  const second = reads.next();
  expect([first.aborted, second.aborted, reads.current() === second]).toEqual([true, false, true]);
  reads.stop();
  expect(second.aborted).toBe(true);
  const third = reads.next();
  ending.abort();
  expect([third.aborted, reads.next().aborted]).toEqual([true, true]);
});
