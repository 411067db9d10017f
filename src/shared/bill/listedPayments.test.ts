import { describe, expect, it } from "vitest";
import { readTicket } from "../contracts/bill.ts";
import { cash } from "../money/cents.ts";
import { listedIds, listsOwnPayment, type OwnPayment } from "./listedPayments.ts";

const ticketWith = (rows: readonly object[], name: "payments" | "transactions" = "payments") =>
  readTicket.output.parse({ id: 1, bill_amount: 0, [name]: rows });

const own: OwnPayment = {
  bill: cash(4225),
  tip: cash(800),
  card: cash(5025),
  lastFour: "4242",
  ids: ["key-1", "R-7"],
  knownIds: [],
};

describe("a bill lists the payer's own payment", () => {
  it.each<[string, object]>([
    ["with the key of its request as external id", { external_id: "key-1" }],
    ["with the key of its request", { idempotency_key: "key-1", amount: 1 }],
    ["with the reference of its answer", { reference: "R-7" }],
    ["with that reference as its id", { id: "R-7" }],
    ["of its amount without a tip", { id: 1, amount: 42.25 }],
    ["of its amount and tip", { id: 1, amount: "50.25" }],
    ["of its amount with the tip beside it", { id: 1, amount: 42.25, tip: 8 }],
    ["of its card's charge", { id: 1, type: "card", amount: 50.25, last_four: "4242" }],
  ])("%s", (_, row) => {
    expect(listsOwnPayment(ticketWith([row]), own)).toBe(true);
    expect(listsOwnPayment(ticketWith([row], "transactions"), own)).toBe(true);
  });
});

describe("another guest's payment of an equal share is not the payer's own", () => {
  it.each<[string, object]>([
    ["by another key", { external_id: "key-2", amount: 42.25 }],
    ["by another card", { id: 1, amount: 42.25, last_four: "1881" }],
    ["by another tip", { id: 1, amount: 42.25, tip: 5 }],
    ["by another amount", { id: 1, amount: 42.24 }],
    ["without an amount", { id: 1 }],
    ["that failed", { id: 1, amount: 42.25, status: "failed" }],
  ])("%s", (_, row) => {
    expect(listsOwnPayment(ticketWith([row]), own)).toBe(false);
  });

  it("by a card, where the digits of the payer's own are unknown", () => {
    const row = { id: 1, amount: 42.25, last_four: "1881" };
    expect(listsOwnPayment(ticketWith([row]), { ...own, lastFour: null })).toBe(false);
  });

  it("that was listed before the first attempt, with or without an id", () => {
    for (const row of [{ id: 1, amount: 42.25 }, { amount: 42.25 }]) {
      const before = ticketWith([row]);
      const knownIds = listedIds(before);
      expect(listsOwnPayment(before, { ...own, knownIds })).toBe(false);
      const after = ticketWith([row, { ...row, ...("id" in row && { id: 2 }) }]);
      expect(listsOwnPayment(after, { ...own, knownIds })).toBe(true);
    }
  });
});
