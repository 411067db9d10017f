import { expect, it } from "vitest";
import type { Problem } from "../../api/outcome.ts";
import { classOf } from "./answerClass.ts";

function rejected(status: number): Problem {
  const message = "The account is frozen.";
  return { kind: "rejected", status, message, messages: [message], fields: {}, retryAfter: null };
}

it.each([400, 402, 404, 410, 422])("takes a %i with words for a final refusal", (status) => {
  expect(classOf(rejected(status))).toBe("refused");
});

it.each([401, 403, 408, 409, 425, 429])(
  "leaves the outcome open after a %i with words",
  (status) => {
    expect(classOf(rejected(status))).toBe("unknown");
  },
);

it.each([500, 502, 503, 504])(
  "leaves the outcome open after a %i whose JSON has words",
  (status) => {
    const errorTexts = { message: "Endpoint request timed out", messages: [], fields: {} };
    expect(classOf({ kind: "unexpected", status, errorTexts })).toBe("unknown");
  },
);

it.each<Problem>([
  { kind: "timed-out" },
  { kind: "signed-out" },
  { kind: "off-contract", detail: "HTML" },
  { kind: "unexpected", status: null },
])("leaves the outcome open where the answer is $kind", (problem) => {
  expect(classOf(problem)).toBe("unknown");
});

it("knows that a request which never left has charged nothing", () => {
  expect(classOf({ kind: "offline" })).toBe("notSent");
});
