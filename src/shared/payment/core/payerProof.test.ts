import { expect, it } from "vitest";
import { openedBill, otherPayment } from "../../../../test/support/otherPayment.ts";
import { renewed, type BillOrder } from "../order.ts";
import { createPaymentMachine } from "./machine.ts";
import type { PaymentState } from "./state.ts";

/** An amount without a bill: the payer's transactions are the only proof. */
interface Order extends BillOrder {
  readonly knownIds: readonly string[];
}
interface Reading {
  readonly ids: readonly string[];
}
type State = { readonly kind: "review" } | PaymentState<Order>;

const machine = createPaymentMachine<Order, State, Reading>({
  renewed: (order, { ids }, nowMs) => ({ ...renewed(order, {}, nowMs), knownIds: ids }),
  ticketIn: () => null,
  isPaidIn: ({ knownIds }, { ids }) => ids.some((id) => !knownIds.includes(id)),
  knownIds: ({ knownIds }) => knownIds,
  review: () => ({ kind: "review" }),
  signedOut: () => ({ kind: "review" }),
  nothingDue: () => ({ kind: "review" }),
});

const order: Order = { ...openedBill, number: null, knownIds: ["a"] };

/** Another tab's payment, sent when the payer had the transaction `a`. */
const sentElsewhere = otherPayment("sent", 2000, { knownIds: ["a"] });

const reading = { ok: true, value: { ids: ["a", "b"] } } as const;

it("An open payment of another tab that the payer's transactions show is found, though this tab's own reading has it already [M10] (fault D1)", () => {
  const checked = machine.step(
    { kind: "checking", order, source: null },
    { type: "billRead", outcome: reading, record: sentElsewhere, nowMs: 3000 },
  );
  expect(checked.kind).toBe("success");
});

it("An open payment of another tab is found when this tab looks for it after a reading that had it already (fault D1)", () => {
  const looking = machine.lookUp(order, sentElsewhere);
  if (looking.kind !== "reconciling") throw new Error(`not looking: ${looking.kind}`);
  const looked = machine.step(
    { ...looking, knownIds: ["a", "b"] },
    { type: "billRead", outcome: reading, record: sentElsewhere, nowMs: 3000 },
  );
  expect(looked.kind).toBe("success");
});
