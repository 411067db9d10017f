import { expect, it } from "vitest";
import { openedBill, openedTicket, otherPayment } from "../../../../test/support/otherPayment.ts";
import type { Problem } from "../../api/outcome.ts";
import { cash } from "../../money/cents.ts";
import type { Refusal } from "../intent/intent.ts";
import { renewed, type BillOrder } from "../order.ts";
import { createPaymentMachine } from "./machine.ts";
import type { BillReading } from "./reading.ts";
import { createSplit } from "./split.ts";
import { unread, type Evidence } from "./finding.ts";
import { paying, unconfirmed, type PaymentState, type Setback } from "./state.ts";

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
  // A clock that was set back says nothing about the order of payments.
  ["was made by a clock that is behind", otherPayment("paid", 500), "success"],
  ["is known to the payer", otherPayment("paid", 2000), "review", "other"],
  ["is not known", null, "review"],
])(
  "a bill that cannot be read for a part of it is not called unpaid where a payment %s (fault D1)",
  (_, known, kind, paidKey: string | null = null) => {
    const state = split(
      { order: { ...order, paidKey }, payAmount: cash(2000) },
      { type: "billRead", outcome: unreadable, record: known, nowMs: 3000 },
    );
    expect(state.kind).toBe(kind);
    if (state.kind === "review") expect(state.why).toEqual({ kind: "not-sent" });
  },
);

const problem: Problem = {
  kind: "rejected",
  status: 422,
  message: null,
  messages: [],
  fields: {},
  retryAfter: null,
  body: null,
};
const reading = { project: null, ticket: openedTicket() };
const refused = { kind: "refused", message: null, isDecline: false, problem: null } as const;

/** The review after a refusal. */
function reviewAfter(refusal: Partial<Refusal>, isPaidByOther = false) {
  return machine.step(paying({ order, source: "11" }), {
    type: "paymentSettled",
    settlement: { ...refused, ...refusal },
    reading,
    isPaidByOther,
    nowMs: 3000,
  });
}

it.each<[string, Partial<Refusal>, object]>([
  ["a declined card", { isDecline: true }, { kind: "declined", needsPayer: false }],
  [
    "a card that wants its holder",
    { message: "authentication_required" },
    { kind: "declined", needsPayer: true },
  ],
  [
    "the provider's code for that",
    { problem: { ...problem, body: { error: { code: "authentication_required" } } } },
    { kind: "declined", needsPayer: true },
  ],
  ["words of the server", { message: "The kitchen has locked this check." }, { kind: "refused" }],
  ["no words", {}, { kind: "refused", message: null }],
])("a refusal with %s leads back to the review", (_, refusal, why) => {
  expect(reviewAfter(refusal)).toMatchObject({ kind: "review", why });
});

it("a refusal says what the bill owes now", () => {
  expect(reviewAfter({ message: "Frozen" })).toMatchObject({
    why: { evidence: { finding: "unchanged", owed: 4550 } },
  });
});

it("a bill that somebody else has paid is called paid, without amounts [B4.36]", () => {
  expect(reviewAfter({ message: "Frozen" }, true)).toMatchObject({
    kind: "success",
    how: "already",
    receipt: { sums: null },
  });
});

it("the screen of an unknown outcome stays if a reading says nothing new", () => {
  const sent = machine.parts.evidence.sentNow(order, { source: "11", nowMs: 1, record: null });
  const open = unconfirmed({ sent, evidence: { finding: "unchanged", owed: cash(4550) } });
  const after = (evidence: Evidence) =>
    machine.step(open, {
      type: "paymentSettled",
      settlement: { kind: "unknown", finding: "none", facts: null, seen: { sent, evidence } },
      reading: null,
      isPaidByOther: false,
      nowMs: 3000,
    });
  expect(after(open.evidence)).toBe(open);
  expect(after(unread)).toBe(open);
  expect(after({ finding: "less", owed: cash(100) })).toMatchObject({ evidence: { owed: 100 } });
});
