import { expect, it } from "vitest";
import { externalLocation, readTicket } from "../../contracts/bill.ts";
import { newOrder, renewed, type BillOrder } from "../order.ts";
import type { PaymentRecord } from "./facts.ts";
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

const order: Order = {
  ...newOrder({
    project: externalLocation.output.parse({ project_id: 42, project_slug: "lucca" }),
    ticket: readTicket.output.parse({
      id: 1,
      bill_amount: 45.5,
      bill_amount_due: 45.5,
      bill_total: 45.5,
    }),
    readAtMs: 1000,
  }),
  number: null,
  knownIds: ["a"],
};

/** Another tab's payment, sent when the payer had the transaction `a`. */
const sentElsewhere: PaymentRecord = {
  phase: "sent",
  key: "other",
  payload: "",
  owner: "",
  atMs: 2000,
  facts: {
    sums: null,
    receipt: null,
    isAnnounced: false,
    cardId: null,
    bodies: [],
    knownIds: ["a"],
  },
};

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
