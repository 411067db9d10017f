import { describe, expect, it } from "vitest";
import { retryAfterSeconds } from "./retryAfter.ts";

describe("Retry-After", () => {
  it.each([
    ["3", null, 3],
    ["0", null, 0],
    [" 2.1 ", null, 3],
    ["Sat, 14 Mar 2026 12:00:30 GMT", "Sat, 14 Mar 2026 12:00:00 GMT", 30],
    ["Sat, 14 Mar 2026 11:00:00 GMT", "Sat, 14 Mar 2026 12:00:00 GMT", 0],
    ["soon", null, null],
    ["", null, null],
    [null, null, null],
  ])("%j at %j is %j seconds", (header, date, seconds) => {
    expect(retryAfterSeconds(header, date)).toBe(seconds);
  });
});
