import { afterEach, expect, it } from "vitest";
import { cash, credit } from "../../shared/money/cents.ts";
import { createPurchases } from "./purchases.ts";

afterEach(() => localStorage.clear());

const facts = {
  option: "large",
  amount: cash(10_000),
  credit: credit(12_500),
  before: credit(0),
  isAnnounced: false,
};

/** A page with a purchase that was sent, and that another page has settled. */
function withPurchase() {
  const request = {
    pos: "toast",
    location: "lucca",
    ticket: "1001",
    payAmount: null,
    tip: { kind: "none" },
  } as const;
  const session = { version: () => 0, token: () => "t-1" };
  const { signal } = new AbortController();
  const purchases = createPurchases({ session, signal, request: () => request });
  const key = purchases.intents.begin(purchases.name(), "large", facts);
  purchases.intents.settlePaid(purchases.name(), facts);
  return { purchases, key };
}

it("A purchase that was called unknown is known once a screen has called it done, so that the next press buys again (fault D3)", () => {
  const { purchases, key } = withPurchase();
  // The balance that includes it says nothing to a person who was told that it is unknown.
  purchases.noteShown();
  expect(purchases.isKnown(key, true)).toBe(false);
  purchases.noteSeen();
  expect(purchases.isKnown(key, true)).toBe(true);
});

it("A purchase that was never called unknown is known once the balance includes it (fault D3)", () => {
  const { purchases, key } = withPurchase();
  expect(purchases.isKnown(key, false)).toBe(false);
  purchases.noteShown();
  expect(purchases.isKnown(key, false)).toBe(true);
});
