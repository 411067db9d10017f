import { describe, expect, it } from "vitest";
import { cash } from "../../../shared/money/cents.ts";
import { refundSums } from "./refundSums.ts";

const paid = { refundable: cash(8450), tip: cash(1560) };
const sums = (amount: number, modifiesTip: boolean) =>
  Object.values(refundSums(paid, { amount: cash(amount), modifiesTip }));

describe("a refund of a bill of $84.50 with a tip of $15.60", () => {
  it.each([
    ["all of it", 8450, true, [8450, 1560, 10_010]],
    ["a part without the tip", 2000, false, [2000, 0, 2000]],
    ["a part with its share of the tip, half up", 2000, true, [2000, 369, 2369]],
    ["one cent with the tip", 1, true, [1, 0, 1]],
  ] as const)("returns bill, tip and total of %s [M6]", (_, amount, modifiesTip, expected) => {
    expect(sums(amount, modifiesTip)).toEqual(expected);
  });

  it("in parts never returns more than a cent from the whole tip [M6]", () => {
    for (let first = 1; first < 8450; first += 13) {
      const firstRefund = refundSums(paid, { amount: cash(first), modifiesTip: true });
      const remaining = { refundable: cash(8450 - first), tip: cash(1560 - firstRefund.tip) };
      const secondRefund = refundSums(remaining, {
        amount: remaining.refundable,
        modifiesTip: true,
      });
      expect(firstRefund.total + secondRefund.total).toBe(10_010);
    }
  });
});
