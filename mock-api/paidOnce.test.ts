import { expect, it } from "vitest";
import { createBackend } from "./backend.ts";
import { paidOnce } from "./paidOnce.ts";
import { lost, refuse } from "./refusal.ts";

const call = (key?: string) => ({ headers: new Headers(key ? { "idempotency-key": key } : {}) });

it("pays once for a key, and answers it again with what it answered first", async () => {
  const backend = createBackend([]);
  let payments = 0;
  const pay = paidOnce(backend, () => ({ id: ++payments }));
  expect(await pay(call("a"))).toEqual({ id: 1 });
  expect(await pay(call("a"))).toMatchObject({ status: 200, body: { id: 1 } });
  expect(await pay(call("b"))).toEqual({ id: 2 });
});

it.each([{ requires_action: false }, { name: "requires_action" }])(
  "keeps the answer %j, which asks nothing of the bank",
  async (answer) => {
    const answers: unknown[] = [answer, { id: 2 }];
    const pay = paidOnce(createBackend([]), () => answers.shift());
    await pay(call("a"));
    expect(await pay(call("a"))).toMatchObject({ body: answer });
  },
);

it("pays each time without a key", async () => {
  let payments = 0;
  const pay = paidOnce(createBackend([]), () => ({ id: ++payments }));
  await pay(call());
  expect(await pay(call())).toEqual({ id: 2 });
});

it.each([
  ["a refusal", refuse(422, "Frozen")],
  ["a lost answer", lost],
  ["a question of the bank", { requires_action: true, payment_intent_client_secret: "s" }],
  ["a question of the bank about an order", { order: { id: 1, requires_action: true } }],
])("asks again after %s", async (_, first) => {
  const answers: unknown[] = [first, { id: 1 }];
  const pay = paidOnce(createBackend([]), () => answers.shift());
  await pay(call("a"));
  expect(await pay(call("a"))).toEqual({ id: 1 });
});
