import { beforeEach, expect, it } from "vitest";
import { openedBill, otherPayment } from "../../../../test/support/otherPayment.ts";
import { cash } from "../../money/cents.ts";
import { createIntents } from "../intent/intents.ts";
import type { IntentName } from "../intent/names.ts";
import type { BillOrder } from "../order.ts";
import { paymentFacts } from "./kept.ts";
import { createPaymentMachine } from "./machine.ts";
import { receiptOf } from "./receipt.ts";
import { createSettlement } from "./settlement.ts";
import type { PaymentState } from "./state.ts";

beforeEach(() => localStorage.clear());

const order: BillOrder = { ...openedBill, number: "1042" };
const name: IntentName = { kind: "bill", ids: ["1042"] };

it("what is left of a bill is calculated from the amount that went through, not from the first attempt under its key (fault D1)", () => {
  const intents = createIntents({ facts: paymentFacts, owner: () => "" });
  const { facts } = otherPayment("sent", 2000);
  intents.begin(name, {}, { ...facts, sums: { owed: cash(9_000), bill: cash(9_000) } });
  const { settle } = createSettlement({ intents, nameOf: () => name, announce() {} });
  const receipt = receiptOf(order, null, 1);
  settle({ how: "paid", order, receipt }, "paid");
  expect(intents.read(name)?.facts.sums?.bill).toBe(receipt.sums?.bill);
});

interface Reading {
  readonly isListed: boolean;
}
type State = { readonly kind: "review" } | PaymentState<BillOrder>;

const machine = createPaymentMachine<BillOrder, State, Reading>({
  renewed: (one) => one,
  ticketIn: () => order.ticket,
  isPaidIn: (_, { isListed }) => isListed,
  review: () => ({ kind: "review" }),
  signedOut: () => ({ kind: "review" }),
  nothingDue: () => ({ kind: "review" }),
});

it("another tab's payment that has left no record is shown without this tab's amounts (fault D5)", () => {
  const ended = machine.step(
    {
      kind: "reconciling",
      order,
      source: "11",
      sums: { owed: cash(2_000), bill: cash(2_000) },
      receipt: receiptOf(order, null, 1),
      knownIds: [],
      answer: { kind: "unknown", isOther: true },
    },
    { type: "billRead", outcome: { ok: true, value: { isListed: true } }, record: null, nowMs: 2 },
  );
  expect(ended).toMatchObject({ kind: "success", receipt: { sums: null, card: null } });
});
