import { describe, expect, it } from "vitest";
import type { Problem } from "./outcome.ts";
import { inProgressDelayMs, retryDelayMs, saysMore } from "./retry.ts";

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

describe("a payment that is under way at the server", () => {
  it("is asked for again after one, two and four seconds, then no more", () => {
    expect([1, 2, 3, 4].map((tries) => inProgressDelayMs(rejected(409), null, tries))).toEqual([
      1000,
      2000,
      4000,
      null,
    ]);
  });

  it("is asked for when the server says, within five seconds", () => {
    expect([0, 3, 60].map((seconds) => inProgressDelayMs(rejected(409), seconds, 1))).toEqual([
      1000, 3000, 5000,
    ]);
  });

  it.each([rejected(402), rejected(422), rejected(429), { kind: "timed-out" } as const])(
    "is not what %j says",
    (problem) => expect(inProgressDelayMs(problem, null, 1)).toBeNull(),
  );

  it("is settled by a refusal alone", () => {
    expect([rejected(402), rejected(422), rejected(409)].map(saysMore)).toEqual([true, true, true]);
    expect(
      [rejected(401), rejected(403), rejected(429), offline, { kind: "timed-out" } as const].map(
        saysMore,
      ),
    ).toEqual([false, false, false, false, false]);
  });
});
