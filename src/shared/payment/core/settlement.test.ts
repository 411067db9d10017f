import { beforeEach, expect, it } from "vitest";
import { openedBill, otherPayment } from "../../../../test/support/otherPayment.ts";
import { cash } from "../../money/cents.ts";
import { createIntents } from "../intent/intents.ts";
import type { IntentName } from "../intent/names.ts";
import type { BillOrder } from "../order.ts";
import { paymentFacts } from "./kept.ts";
import { receiptOf } from "./receipt.ts";
import { createSettlement } from "./settlement.ts";

beforeEach(() => localStorage.clear());

const order: BillOrder = { ...openedBill, number: "1042" };
const name: IntentName = { kind: "bill", ids: ["1042"] };

it("what is left of a bill is calculated from the amount that went through, not from the first attempt under its key (fault D1)", () => {
  const intents = createIntents({ facts: paymentFacts, owner: () => "" });
  const { facts } = otherPayment("sent", 2000);
  intents.begin(name, {}, { ...facts, sums: { owed: cash(9_000), bill: cash(9_000) } });
  const settle = createSettlement({ intents, nameOf: () => name, announce() {} });
  const receipt = receiptOf(order, null, 1);
  settle({ kind: "success", how: "paid", order, receipt });
  expect(intents.read(name)?.facts.sums?.bill).toBe(receipt.sums?.bill);
});
