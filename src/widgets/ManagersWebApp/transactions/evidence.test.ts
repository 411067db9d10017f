import { expect, it } from "vitest";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { cash } from "../../../shared/money/cents.ts";
import { before, refundEvidence } from "./evidence.ts";

// SAFETY: the lists' other fields are not read.
const row = (part: Partial<ManagedTransaction>) =>
  ({
    userId: "1",
    checkNumber: "7",
    refundable: null,
    issuedBy: null,
    ...part,
  }) as ManagedTransaction;
const payment = row({
  id: "p",
  creditType: "redemption",
  amount: cash(10_000),
  tipDetails: [{ amount: cash(1_000), label: null, feeType: null }],
});
const sent = before(payment, [payment]);

/** What the list shows of a refund of $20.00 after Mara has refunded an amount elsewhere. */
function evidenceOf(refunded: number, modifiesTip: boolean) {
  const now = { ...payment, refundable: cash(sent.refundable - refunded) };
  const refund = row({
    id: "r",
    creditType: "refund_redemption",
    amount: cash(refunded),
    issuedBy: "Mara",
  });
  const asked = { amount: cash(2_000), modifiesTip };
  return refundEvidence(sent, asked, [now, refund], ["Mara"]);
}

it.each([
  ["the amount", 2_000, false, "mine"],
  ["the amount and a part of the tip", 2_500, true, "mine"],
  ["more, without the tip", 2_500, false, "unclear"],
  ["more than amount and tip", 3_500, true, "unclear"],
  ["less", 1_500, false, "unclear"],
])(
  "a refund by the same manager of %s (%s cents, with the tip: %s) counts as %s",
  (_, refunded, modifiesTip, evidence) => {
    expect(evidenceOf(refunded, modifiesTip)).toBe(evidence);
  },
);

it.each([
  [null, "Pending", "unclear"],
  ["Pending", "Pending", "none"],
  ["Partially Refunded", "Pending", "unclear"],
  [null, null, "none"],
])(
  "where all can still be refunded, a status that was %s and is %s counts as %s",
  (status, refundStatus, evidence) => {
    const asked = { amount: cash(2_000), modifiesTip: false };
    const listed = [{ ...payment, refundStatus }];
    expect(refundEvidence({ ...sent, status }, asked, listed, ["Mara"])).toBe(evidence);
  },
);
