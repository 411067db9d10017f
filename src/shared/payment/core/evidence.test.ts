import { describe, expect, it } from "vitest";
import { openedBill, otherPayment } from "../../../../test/support/otherPayment.ts";
import { readTicket, type Ticket } from "../../contracts/bill.ts";
import type { BillOrder } from "../order.ts";
import { createEvidence } from "./evidence.ts";
import { keptPart } from "./kept.ts";
import { receiptOf } from "./receipt.ts";

const { evidenceIn, sentNow } = createEvidence<BillOrder, never, Ticket>({
  renewed: (order) => order,
  ticketIn: (ticket) => ticket,
  review: () => {
    throw new Error("not asked");
  },
  signedOut: () => {
    throw new Error("not asked");
  },
  nothingDue: () => {
    throw new Error("not asked");
  },
});

/** The bill, on which somebody has paid $45.50 with a card. */
const paidWith = (digits: string) =>
  readTicket.output.parse({
    id: 1,
    bill_amount: 0,
    bill_amount_due: 0,
    bill_total: 45.5,
    payments: [{ id: 7, amount: 45.5, last_four: digits }],
  });

describe("a payment whose bill lists a card's digits", () => {
  const newCard = { token: "tok_1", lastFour: "4242" };
  it.each([
    ["of the new card is the payer's own", newCard, "tok_1", "4242", "paid"],
    ["of another card is not", newCard, "tok_1", "1881", "cleared"],
    ["is not either if a wallet has paid", newCard, "wallet", "4242", "cleared"],
    ["is not either after a reload", null, null, "4242", "cleared"],
  ] as const)("%s", (_, card, source, digits, finding) => {
    const sent = sentNow(
      { ...openedBill, number: "1001", newCard: card },
      { source, nowMs: 2000, record: null },
    );
    expect(evidenceIn(sent, paidWith(digits)).finding).toBe(finding);
  });
});

it("An earlier payment that the bill lists late does not prove the next one", () => {
  const order = { ...openedBill, number: "1001", newCard: { token: "tok_1", lastFour: "4242" } };
  const receipt = { ...keptPart(receiptOf(order, null, 1000)), reference: "7" };
  const record = otherPayment("paid", 1000, { receipt });
  const sent = sentNow(order, { source: "tok_1", nowMs: 2000, record });
  expect(evidenceIn(sent, paidWith("4242")).finding).toBe("cleared");
});
