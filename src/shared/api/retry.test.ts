import { describe, expect, it } from "vitest";
import type { Problem } from "./outcome.ts";
import { retryDelayMs } from "./retry.ts";

const offline: Problem = { kind: "offline" };
const rejected = (status: number): Problem => ({
  kind: "rejected",
  status,
  message: null,
  messages: [],
  fields: {},
  retryAfter: null,
});

describe("the wait before a read is tried again", () => {
  it("is about 300 ms, then about a second, then there is none [G15]", () => {
    expect([0, 0.5, 1].map((jitter) => retryDelayMs(offline, null, 1, jitter))).toEqual([
      225, 300, 375,
    ]);
    expect([0, 0.5, 1].map((jitter) => retryDelayMs(offline, null, 2, jitter))).toEqual([
      750, 1000, 1250,
    ]);
    expect(retryDelayMs(offline, null, 3, 0)).toBeNull();
  });

  const lasting: readonly Problem[] = [
    rejected(400),
    rejected(401),
    rejected(403),
    rejected(404),
    rejected(409),
    rejected(422),
    { kind: "signed-out" },
    { kind: "timed-out" },
    { kind: "off-contract", detail: "" },
    { kind: "unexpected", status: 501 },
  ];
  it.each(lasting)("is none for %j, which would come again [G15]", (problem) =>
    expect(retryDelayMs(problem, null, 1, 0)).toBeNull(),
  );

  it("is the server's Retry-After, up to five seconds [G15]", () => {
    expect([0, 2, 5, 6].map((seconds) => retryDelayMs(rejected(429), seconds, 1, 0))).toEqual([
      300,
      2000,
      5000,
      null,
    ]);
  });
});
