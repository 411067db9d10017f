import { expect, it } from "vitest";
import { createIntents } from "../intent/intents.ts";
import type { IntentName } from "../intent/names.ts";
import { paymentFacts, type StoredBody } from "./kept.ts";
import { noFacts } from "./notedBill.ts";

const name: IntentName = { kind: "bill", ids: ["toast", "lucca", "1001"] };
const longest = (index: number) => `${index}`.padStart(128, "x");

it("an open payment with the largest facts is still open in another tab (fault D3)", () => {
  const { signal } = new AbortController();
  const open = () => createIntents({ facts: paymentFacts, owner: () => "1", signal });
  const body: StoredBody = {
    transaction: {
      amount: 40,
      charge_stripe_source_id: longest(1),
      partial_payment: false,
      offer_claim_id: longest(2),
    },
    project: longest(3),
    ticket_number: longest(4),
    location_id: longest(5),
    pos: longest(6),
    tip: { amount: 500, stripe_source_id: longest(1) },
  };
  const facts = {
    ...noFacts,
    bodies: Array.from({ length: 8 }, () => body),
    knownIds: Array.from({ length: 500 }, (_, index) => longest(index)),
  };
  const key = open().begin(name, { amount: 40 }, facts);
  expect(open().read(name)).toMatchObject({ phase: "sent", key, facts });
});

it("a reversal in the server's list of payments does not make the record of a paid bill unreadable", () => {
  const receipt = {
    number: "1001",
    restaurant: "Lucca",
    timeZone: null,
    sums: null,
    payments: [{ type: "card", amount: -500 }],
    creditBack: null,
    optIn: null,
    reference: null,
    cardId: null,
    atMs: 0,
  };
  const facts = paymentFacts.safeParse({ ...noFacts, receipt });
  expect(facts.data?.receipt?.payments).toEqual([{ type: "card", amount: null }]);
});
