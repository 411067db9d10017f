import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTicket, type Ticket } from "../contracts/bill.ts";
import { cash } from "../money/cents.ts";
import { plannedRest, restAfter } from "./rest.ts";
import { isPaidBy } from "./settled.ts";

/** A bill of this many cents. */
function owing(cents: number, parts: object = {}): Ticket {
  return readTicket.output.parse({
    id: 1,
    bill_amount: cents / 100,
    bill_total: cents / 100,
    bill_amount_due: cents / 100,
    ...parts,
  });
}

const sentSums = { owed: cash(8_450), bill: cash(4_000) };

describe("the rest of a bill after a payment", () => {
  it("is nothing once nothing is owed", () => {
    expect(restAfter(sentSums, owing(0))).toBeNull();
  });

  it("is the amount still owed, once the bill shows the payment", () => {
    expect(restAfter(sentSums, owing(4_450))).toEqual({ kind: "left", amount: 4_450 });
    expect(restAfter(sentSums, owing(2_000))).toEqual({ kind: "left", amount: 2_000 });
  });

  it("may not be paid while the bill does not show the payment, nor when only another guest has paid a smaller share (fault D3)", () => {
    expect(restAfter(sentSums, owing(8_450))).toEqual({ kind: "unseen", amount: 8_450 });
    expect(restAfter(sentSums, owing(5_450))).toEqual({ kind: "unseen", amount: 5_450 });
    expect(restAfter(null, owing(5_450))).toEqual({ kind: "unseen", amount: 5_450 });
  });

  it("never leads to more than was owed, whatever others pay meanwhile (fault D3)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (owed, share, others, isSeen) => {
          const bill = Math.max(1, Math.floor(owed * share));
          const theirs = Math.floor((owed - bill) * others);
          const now = owed - theirs - (isSeen ? bill : 0);
          const rest = restAfter({ owed: cash(owed), bill: cash(bill) }, owing(now));
          // Another guest's payment may be as large as this one. The bill then cannot tell which of
          // the two it has received.
          if (rest?.kind === "left" && theirs < bill)
            expect(bill + theirs + rest.amount).toBeLessThanOrEqual(owed);
          expect(rest?.kind === "left").toBe(
            now > 0 && isPaidBy({ owed: cash(owed), bill: cash(bill) }, owing(now)),
          );
        },
      ),
    );
  });
});

describe("the rest that a payment plans", () => {
  it("is the part that the bill names", () => {
    expect(plannedRest(owing(4_000, { bill_amount_to_leave_unpaid: 44.5 }))).toEqual({
      kind: "left",
      amount: 4_450,
    });
    expect(plannedRest(owing(8_450))).toBeNull();
  });
});
