import { expect, it } from "vitest";
import { openedBill, openedTicket, otherPayment } from "../../../../test/support/otherPayment.ts";
import type { Problem } from "../../api/outcome.ts";
import { cash } from "../../money/cents.ts";
import { renewed, type BillOrder } from "../order.ts";
import { keptPart } from "./kept.ts";
import { createPaymentMachine } from "./machine.ts";
import type { BillReading } from "./reading.ts";
import { receiptOf } from "./receipt.ts";
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

interface Interrupted {
  readonly kind: "interrupted";
  readonly open: Parameters<typeof machine.resumed>[0] | null;
}

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

it("A session that ends while another tab pays leaves the outcome unknown, also where nothing is stored of it (fault D3)", () => {
  const core = createPaymentMachine<BillOrder, State | Interrupted, BillReading>({
    renewed: (one, { ticket }, nowMs) => renewed(one, { ticket }, nowMs),
    ticketIn: ({ ticket }) => ticket,
    review: (_, why) => ({ kind: "review", why }),
    signedOut: (_, open) => ({ kind: "interrupted", open }),
    nothingDue: () => ({ kind: "review", why: null }),
  });
  const looking = core.lookUp(order, otherPayment("sent", 2000));
  if (looking.kind !== "reconciling") throw new Error(`not looking: ${looking.kind}`);
  const { kind: _, answer: __, ...sent } = looking;
  const lost = core.sessionLost({ kind: "elsewhere", isHere: false, ...sent });
  if (lost.kind !== "interrupted" || !lost.open) throw new Error(`not interrupted: ${lost.kind}`);
  const { ticket } = order;
  const reading = { project: order.project, ticket };
  expect(core.resumed(lost.open, order, { reading, nowMs: 3000, record: null }).kind).toBe(
    "unconfirmed",
  );
});

it("a found payment has the tip and the card of the attempt that was sent, not of a later one that never left (fault D3)", () => {
  const first = receiptOf(order, null, 2000);
  const { sums } = first;
  if (!sums) throw new Error("no amounts");
  const known = otherPayment("sent", 2000, {
    sums: { owed: sums.bill, bill: sums.bill },
    receipt: keptPart(first),
    cardId: "11",
    bodies: [null],
  });
  const looking = machine.lookUp(order, known);
  if (looking.kind !== "reconciling") throw new Error(`not looking: ${looking.kind}`);
  const card = { id: "12", brand: "visa", lastFour: "1111", expMonth: null, expYear: null };
  const later = { ...sums, tip: cash(500), total: cash(5_050), card: cash(5_050) };
  const ticket = openedTicket({ id: 8, amount: 45.5, idempotency_key: "other" });
  const state = machine.step(
    {
      ...looking,
      source: "12",
      receipt: { ...first, sums: later, card, atMs: 2500 },
      answer: { kind: "unknown" },
    },
    {
      type: "billRead",
      outcome: { ok: true, value: { project: order.project, ticket } },
      record: known,
      nowMs: 3000,
    },
  );
  if (state.kind !== "success") throw new Error(`not found: ${state.kind}`);
  expect(state.receipt).toMatchObject({ sums: { tip: sums.tip }, card: null, atMs: 2000 });
});
