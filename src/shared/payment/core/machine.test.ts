import { expect, it } from "vitest";
import { openedBill, otherPayment } from "../../../../test/support/otherPayment.ts";
import type { Problem } from "../../api/outcome.ts";
import { cash } from "../../money/cents.ts";
import { renewed, type BillOrder } from "../order.ts";
import { createPaymentMachine } from "./machine.ts";
import type { BillReading } from "./reading.ts";
import { createSplit } from "./split.ts";
import type { PaymentState, Setback } from "./state.ts";

type State =
  | { readonly kind: "review"; readonly why: Setback | { readonly kind: "cannot-split" } | null }
  | PaymentState<BillOrder>;

const machine = createPaymentMachine<BillOrder, State, BillReading>({
  renewed: (order, { ticket }, nowMs) => renewed(order, { ticket }, nowMs),
  ticketIn: ({ ticket }) => ticket,
  review: (_, why) => ({ kind: "review", why }),
  signedOut: () => ({ kind: "review", why: null }),
  nothingDue: () => ({ kind: "review", why: null }),
});
const split = createSplit<BillOrder, State>({
  foundPaid: machine.foundPaid,
  withoutReading: machine.withoutReading,
  signedOut: () => ({ kind: "review", why: null }),
  review: (_, why) => ({ kind: "review", why }),
  renewed,
});

const order: BillOrder = { ...openedBill, number: "1042" };

const unreadable: { readonly ok: false; readonly problem: Problem } = {
  ok: false,
  problem: { kind: "timed-out" },
};

it.each([
  ["is open in another tab", otherPayment("sent", 2000), "unconfirmed"],
  ["was made since the bill was opened", otherPayment("paid", 2000), "success"],
  ["was made before", otherPayment("paid", 500), "review"],
  ["is not known", null, "review"],
])(
  "a bill that cannot be read for a part of it is not called unpaid where a payment %s (fault D1)",
  (_, known, kind) => {
    const state = split(
      { order, payAmount: cash(2000) },
      { type: "billRead", outcome: unreadable, record: known, nowMs: 3000 },
    );
    expect(state.kind).toBe(kind);
    if (state.kind === "review") expect(state.why).toEqual({ kind: "not-sent" });
  },
);

it.each([
  ["posUnconfirmed", "posUnconfirmed"],
  ["paid", "success"],
  ["sent", "unconfirmed"],
] as const)(
  "a sign-in meanwhile changes nothing about another tab’s payment that has ended as %s (fault D1)",
  (phase, kind) => {
    const known = otherPayment(phase, 2000);
    const looking = machine.lookUp(order, known);
    if (looking.kind !== "reconciling") throw new Error(`not looking: ${looking.kind}`);
    const { kind: _, answer: __, ...sent } = looking;
    const state = machine.resumed({ sent, answer: { kind: "elsewhere" } }, order, {
      reading: { ticket: order.ticket, project: null },
      nowMs: 3000,
      record: known,
    });
    expect(state.kind).toBe(kind);
  },
);
