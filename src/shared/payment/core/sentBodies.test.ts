import { describe, expect, it } from "vitest";
import { silentResult } from "../../../../test/support/paymentResult.ts";
import type { Outcome } from "../../api/outcome.ts";
import type { BillPayment, PaymentResult } from "../../contracts/bill.ts";
import { cash } from "../../money/cents.ts";
import type { PaymentFacts, PaymentRecord } from "./facts.ts";
import { createSentBodies, withBody } from "./sentBodies.ts";

type Answer = Outcome<PaymentResult>;

const result: PaymentResult = { ...silentResult, isConfirmed: true };
const charged: Answer = { ok: true, value: result };
const refused: Answer = { ok: true, value: { ...result, isConfirmed: false, error: "Frozen" } };
const otherBody: Answer = {
  ok: true,
  value: { ...result, isConfirmed: false, error: "Another body was sent under this key" },
};
const alreadyPaid: Answer = {
  ok: true,
  value: { ...result, isConfirmed: false, error: "Payment is already done" },
};

const body = (tip: number): BillPayment => ({
  transaction: {
    amount: 40,
    charge_stripe_source_id: "11",
    partial_payment: false,
    offer_claim_id: null,
  },
  project: "lucca",
  ticket_number: "1001",
  location_id: null,
  tip: { amount: tip, stripe_source_id: "11" },
});

const requestOf = (storable: BillPayment | undefined, answer: Answer = refused) => ({
  body: storable ?? {},
  storable,
  send: async () => answer,
});

const sums = {
  bill: cash(4_000),
  tip: cash(500),
  total: cash(4_500),
  offer: null,
  credit: null,
  card: cash(4_500),
};

/** The receipt of the first attempt under the key. */
const receipt: NonNullable<PaymentFacts["receipt"]> = {
  number: "1001",
  restaurant: "Lucca",
  timeZone: null,
  sums,
  payments: [],
  creditBack: null,
  optIn: null,
  reference: null,
  cardId: null,
  atMs: 0,
};

const recordWith = (bodies: PaymentFacts["bodies"]): PaymentRecord => ({
  key: "key",
  phase: "sent",
  atMs: 0,
  payload: "hash",
  owner: "",
  facts: { sums: null, receipt, isAnnounced: false, cardId: "11", bodies, knownIds: [] },
});

describe("the bodies that were sent under a key", () => {
  it("are kept in their order, each once", () => {
    const first = withBody([], requestOf(body(500)));
    const second = withBody(first.bodies, requestOf(body(725)));
    expect([first.place, second.place]).toEqual([0, 1]);
    expect(withBody(second.bodies, requestOf(body(500))).place).toBe(0);
    expect(second.bodies).toEqual([body(500), body(725)]);
  });

  it("with a card's token each take a place without a text", () => {
    const first = withBody([], requestOf(undefined));
    expect(withBody(first.bodies, requestOf(undefined))).toEqual({
      place: 1,
      bodies: [null, null],
    });
  });
});

describe("after a refusal under a key whose earlier attempt is open", () => {
  it("the outcome stays open once more bodies were sent than the record has room for", async () => {
    const sent = createSentBodies(async () => otherBody);
    let bodies: PaymentFacts["bodies"] = [];
    let place = 0;
    for (let attempt = 0; attempt < 12; attempt++) {
      const request = requestOf(attempt % 2 ? body(attempt) : undefined, otherBody);
      ({ place, bodies } = withBody(bodies, request));
      sent.note("key", place, request);
    }
    expect(bodies).toHaveLength(8);
    expect(await sent.ask(recordWith(bodies), place, otherBody)).toMatchObject({ isRetry: true });
    expect(await sent.ask(recordWith(bodies), 1, otherBody)).toMatchObject({ isRetry: true });
  });

  it("the charge of the first body is found, with its receipt", async () => {
    const sent = createSentBodies(async () => charged);
    expect(await sent.ask(recordWith([body(500), body(725)]), 1, otherBody)).toEqual({
      outcome: charged,
      isRetry: true,
      earlierReceipt: receipt,
    });
  });

  it("the charge of a later body has no amounts of the first one", async () => {
    const answers = [otherBody, charged];
    const sent = createSentBodies(async () => answers.shift() ?? refused);
    const found = await sent.ask(recordWith([body(500), body(725), body(0)]), 2, otherBody);
    expect(found.outcome).toBe(charged);
    expect(found.earlierReceipt).toEqual({ ...receipt, sums: null });
  });

  it("nothing is charged once every body was refused", async () => {
    const sent = createSentBodies(async () => refused);
    expect(await sent.ask(recordWith([body(500), body(725)]), 1, refused)).toEqual({
      outcome: refused,
      isRetry: false,
      earlierReceipt: null,
    });
  });

  it("the bill that somebody else has paid meanwhile is told", async () => {
    const sent = createSentBodies(async () => alreadyPaid);
    const asked = await sent.ask(recordWith([body(500), body(725)]), 1, refused);
    expect(asked).toMatchObject({ outcome: alreadyPaid, isRetry: false });
  });

  it("the outcome stays open if another page has sent a body that cannot be sent again", async () => {
    const sent = createSentBodies(async () => refused);
    expect(await sent.ask(recordWith([null, body(725)]), 1, refused)).toEqual({
      outcome: refused,
      isRetry: true,
      earlierReceipt: null,
    });
  });

  it("a token that this page has sent is sent again by the page", async () => {
    const sent = createSentBodies();
    sent.note("key", 0, requestOf(undefined, charged));
    const found = await sent.ask(recordWith([null, null]), 1, otherBody);
    expect(found.outcome).toBe(charged);
  });
});
