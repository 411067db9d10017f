import { beforeEach, describe, expect, it } from "vitest";
import { openedBill, openedTicket, otherPayment } from "../../../../test/support/otherPayment.ts";
import { silentResult as silent } from "../../../../test/support/paymentResult.ts";
import type { BillPayment, Ticket } from "../../contracts/bill.ts";
import { cash, credit } from "../../money/cents.ts";
import { createIntents } from "../intent/intents.ts";
import { lockKey, type IntentName } from "../intent/names.ts";
import { renewed, type BillOrder } from "../order.ts";
import { BillFlow, textOf } from "./billFlow.ts";
import type { PaymentRecord } from "./facts.ts";
import { keptPart, paymentFacts } from "./kept.ts";
import { createPaymentMachine } from "./machine.ts";
import { receiptOf } from "./receipt.ts";
import type { BillWish, PaymentState } from "./state.ts";
import { withBody } from "./storedBodies.ts";

interface Order extends BillOrder {
  readonly knownIds?: readonly string[];
}
/** `ids`: the payer's transactions. */
interface Reading {
  readonly ticket: Ticket | null;
  readonly ids?: readonly string[];
}
type State = { readonly kind: "review" } | PaymentState<Order>;

const name: IntentName = { kind: "bill", ids: ["1042"] };
const order: Order = { ...openedBill, number: "1042" };
const { signal } = new AbortController();

beforeEach(() => localStorage.clear());

const { parts } = createPaymentMachine<Order, State, Reading>({
  renewed: (one, { ids }, nowMs) => ({ ...renewed(one, {}, nowMs), ...(ids && { knownIds: ids }) }),
  ticketIn: ({ ticket }) => ticket,
  isPaidIn: ({ knownIds }, { ids = [] }) => ids.some((id) => !knownIds.includes(id)),
  knownIds: ({ knownIds = [] }) => knownIds,
  review: () => ({ kind: "review" }),
  signedOut: () => ({ kind: "review" }),
  nothingDue: () => ({ kind: "review" }),
});

const body = (tip: number): BillPayment => ({
  transaction: {
    amount: 45.5,
    charge_stripe_source_id: "11",
    partial_payment: false,
    offer_claim_id: null,
  },
  project: "lucca",
  ticket_number: "1042",
  location_id: null,
  tip: { amount: tip, stripe_source_id: "11" },
});

/** The flow over a bill that is read as `reading`, with a record in the storage of all tabs. */
function flowOver(reading: Reading, record: PaymentRecord | null = null) {
  if (record) localStorage.setItem(lockKey(name), JSON.stringify(record));
  const sent: unknown[] = [];
  const flow = new BillFlow<Order, State, Reading>(
    {
      intents: createIntents({ facts: paymentFacts, owner: () => "", clock: () => 3000 }),
      nameOf: () => name,
      read: async () => ({ ok: true, value: reading }),
      requestOf: () => ({
        body: body(500),
        storable: body(500),
        send: async () => ({ ok: true, value: silent }),
      }),
      async resend(stored) {
        sent.push(stored);
        return { ok: true, value: silent };
      },
      challenge: async () => ({ kind: "unsure" }),
      clock: () => 3000,
      announce() {},
      signal,
    },
    parts,
    () => {},
  );
  return { flow, sent };
}

/** A wish whose bill was read right before. */
async function readyFor(flow: ReturnType<typeof flowOver>["flow"], one: Order = order) {
  const confirmed = await flow.confirm({ order: one, source: "11" }, signal);
  if (confirmed.kind !== "same") throw new Error(`not ready: ${confirmed.kind}`);
  return confirmed.wish;
}

const open = { ticket: openedTicket() };

describe("the answer to a payment", () => {
  it.each([
    ["pos_success", { isConfirmed: true }, "succeeded", "success"],
    [
      "pos_success with an error beside it",
      { isConfirmed: true, error: "No paper" },
      "succeeded",
      "success",
    ],
    ["no word of the restaurant's system", {}, "succeeded", "posUnconfirmed"],
    ["an error", { error: "Card expired at the terminal." }, "refused", undefined],
    ["a question of the bank's", { challenge: "secret" }, "challenge", "posUnconfirmed"],
    [
      "an error that the payment is done",
      { error: "Payment is already done" },
      "refused",
      undefined,
    ],
  ])("with %s is read as such", async (_, result, kind, shown) => {
    const { flow } = flowOver(open);
    const answer = flow.answer({ ...silent, ...result }, await readyFor(flow), false);
    expect(answer.kind).toBe(kind);
    expect("done" in answer ? answer.done.kind : undefined).toBe(shown);
  });

  it("is not the first attempt's as long as it names the tenders", async () => {
    const { flow } = flowOver(open);
    const answer = flow.answer({ ...silent, isConfirmed: true }, await readyFor(flow), true);
    expect(answer).toMatchObject({ done: { how: "found" } });
  });
});

describe("the tenders of a payment whose answer names none", () => {
  it.each([
    ["are those that were planned, if nothing else was sent under the key", ["5460"], 0, 5460],
    [
      "are unknown if another body was sent too: this one may have been charged before, from credit",
      ["9000", "5460"],
      0,
      null,
    ],
    ["are those of the card, if the payer has no credit", ["9000", "5460"], null, 5460],
  ])("%s (fault D1)", async (_, variants, balance, card) => {
    const { flow } = flowOver(open, { ...otherPayment("sent", 2000), variants });
    const project = { ...order.project, balance: balance === null ? null : credit(balance) };
    const wish = await readyFor(flow, { ...order, project });
    const answer = flow.answer({ ...silent, isConfirmed: true }, wish, false);
    expect(answer).toMatchObject({ done: { receipt: { sums: { bill: 4550, card } } } });
  });
});

describe("a payment that is looked up", () => {
  const lookUp = (flow: ReturnType<typeof flowOver>["flow"], wish: BillWish<Order>) =>
    flow.lookUp(wish, null, signal, null);
  const wish = { order, source: null };

  it.each([
    ["posUnconfirmed", { kind: "mine", done: { kind: "posUnconfirmed" } }],
    ["paid", { kind: "mine", done: { kind: "success" } }],
    ["sent", { kind: "none" }],
  ] as const)("is what another tab has written: %s (fault D1)", async (phase, evidence) => {
    const { flow } = flowOver(open, otherPayment(phase, 2000));
    expect(await lookUp(flow, wish)).toMatchObject(evidence);
  });

  it("is not the one that the payer knows of (fault D1)", async () => {
    const { flow } = flowOver(open, otherPayment("paid", 2000));
    const known = { order: { ...order, paidKey: "other" }, source: null };
    expect(await lookUp(flow, known)).toMatchObject({ kind: "none" });
  });

  it("is found among the payer's transactions, though this tab's own reading has it already [M10] (fault D1)", async () => {
    const payer: Order = { ...order, number: null, knownIds: ["a", "b"] };
    const record = otherPayment("sent", 2000, { knownIds: ["a"] });
    const { flow } = flowOver({ ticket: null, ids: ["a", "b"] }, record);
    expect((await lookUp(flow, { order: payer, source: null })).kind).toBe("mine");
  });

  it("is shown without this tab's amounts if it has left no record (fault D5)", async () => {
    const { flow } = flowOver({ ticket: openedTicket(), ids: ["a"] });
    expect(await lookUp(flow, wish)).toMatchObject({
      done: { kind: "success", receipt: { sums: null, card: null } },
    });
  });

  it("has the tip and the card of the attempt that was sent, not of a later one that never left (fault D3)", async () => {
    const first = receiptOf(order, null, 2000);
    const { sums } = first;
    if (!sums) throw new Error("no amounts");
    const record = otherPayment("sent", 2000, {
      sums: { owed: sums.bill, bill: sums.bill },
      receipt: keptPart({ ...first, sums: { ...sums, tip: cash(300) } }),
      cardId: "12",
    });
    const ticket = openedTicket({ id: 8, amount: 45.5, idempotency_key: "other" });
    const { flow } = flowOver({ ticket }, record);
    await flow.send(await readyFor(flowOver({ ticket: openedTicket() }).flow), "other");
    expect(await lookUp(flow, wish)).toMatchObject({
      done: { receipt: { sums: { tip: 300 }, card: null, atMs: 2000 } },
    });
  });

  it("is kept with the amount by which the bill lists it, not with that of another attempt under its key (fault D1)", async () => {
    const sums = { owed: cash(9000), bill: cash(9000) };
    const record = { ...otherPayment("sent", 2000, { sums }), variants: ["9000", "4550"] };
    const { flow } = flowOver({ ticket: openedTicket({ id: 8, amount: 45.5 }) }, record);
    await flow.send(await readyFor(flowOver(open).flow), "other");
    const evidence = await lookUp(flow, wish);
    if (evidence.kind !== "mine") throw new Error(`not found: ${evidence.kind}`);
    expect(evidence.done.receipt.sums).toBeNull();
    expect(flow.facts(wish, evidence.done).sums?.bill).toBe(4550);
  });
});

describe("the bodies that were sent under a key", () => {
  const requestOf = (storable: BillPayment | undefined) => ({
    body: storable ?? {},
    storable,
    send: async () => ({ ok: true, value: silent }) as const,
  });

  it("are kept in their order, each once, as far as there is room", () => {
    const first = withBody([], requestOf(body(500)));
    expect(withBody(withBody(first, requestOf(body(725))), requestOf(body(500)))).toEqual([
      body(500),
      body(725),
    ]);
    let bodies = first;
    for (let tip = 0; tip < 12; tip++) bodies = withBody(bodies, requestOf(body(tip)));
    expect(bodies).toHaveLength(8);
  });

  it("with a card's token take a place without a text", () => {
    expect(withBody([], requestOf(undefined))).toEqual([null]);
  });

  it("are sent again byte for byte, and only the first has the amounts of the record", async () => {
    const receipt = keptPart(receiptOf(order, null, 2000));
    const record = otherPayment("sent", 2000, { bodies: [body(500), null, body(725)], receipt });
    const { flow, sent } = flowOver(open, record);
    const stored = flow.stored(record, { order, source: null });
    for (const one of stored) await flow.send(one, "other");
    expect(sent).toEqual([body(500), body(725)]);
    expect(stored.map(({ ready }) => ready?.sent.receipt.sums?.bill)).toEqual([4550, undefined]);
    expect(stored.map(({ ready }) => ready && textOf(ready.request))).toEqual(
      [body(500), body(725)].map((one) => JSON.stringify(one)),
    );
  });
});
