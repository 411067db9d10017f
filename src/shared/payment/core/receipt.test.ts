import { expect, it } from "vitest";
import { openedBill, otherPayment } from "../../../../test/support/otherPayment.ts";
import { keptPart } from "./kept.ts";
import { certainReceipt, receiptOf, type Receipt } from "./receipt.ts";
import { withUnknownTenders } from "./sums.ts";

const receipt = receiptOf({ ...openedBill, number: "1001" }, null, 1000);
const { sums } = receipt;
const sentAs = (kept: Receipt) => otherPayment("sent", 2000, { receipt: keptPart(kept) });

it("A payment by card alone that is found without its answer names its tender, unless another attempt under its key would have paid otherwise (fault D7)", () => {
  expect(sums?.card).toBe(sums?.total);
  expect(certainReceipt(receipt, sentAs(receipt)).sums).toEqual(sums);
  const ambiguous = { ...receipt, sums: sums && withUnknownTenders(sums) };
  expect(certainReceipt(receipt, sentAs(ambiguous)).sums).toEqual(ambiguous.sums);
});
