import { afterEach, expect, it } from "vitest";
import { isDecline } from "./decline.ts";

const refusal = {
  kind: "rejected",
  status: 422,
  message: null,
  messages: [],
  body: null,
  retryAfter: null,
} as const;

afterEach(() => void Reflect.deleteProperty(Object.prototype, "card"));

it("takes a refusal of the card's field for a decline", () => {
  expect(isDecline({ ...refusal, fields: { card: ["is expired"] } })).toBe(true);
  expect(isDecline({ ...refusal, fields: { email: ["is invalid"] } })).toBe(false);
});

it("takes no refusal for a decline because the page has put `card` on every object", () => {
  Object.assign(Object.prototype, { card: 1 });
  expect(isDecline({ ...refusal, fields: {} })).toBe(false);
});
