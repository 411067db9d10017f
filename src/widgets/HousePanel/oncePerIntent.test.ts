import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Client } from "../../shared/api/client.ts";
import { failed, type Outcome } from "../../shared/api/outcome.ts";
import { readPurchasePage } from "../../shared/contracts/purchase.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { cash } from "../../shared/money/cents.ts";
import { createEffects } from "./effects.ts";
import { transition, type Event } from "./flow.ts";

const page = readPurchasePage({
  project: { id: 1, raising: true },
  options: { open_amount_type: "flat_bonus_percent", dine_cash: true },
});

/** What a guest, the browser and the network may do, in any order. */
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant("press") },
    { weight: 3, arbitrary: fc.constantFrom("answer ok", "answer refused", "answer lost") },
    fc.constantFrom("type", "other tab", "came back", "stayed"),
  ),
  { minLength: 4, maxLength: 30 },
);

it("asks for an open amount at most once per press that counts, in any order of clicks, keys and late answers", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const ending = new AbortController();
      const waiting: ((outcome: Outcome<never>) => void)[] = [];
      let asked = 0;
      // SAFETY: only `call` is used, and its answer is given below in the shape of the endpoint.
      const client = {
        call: () => (asked++, new Promise((answer) => waiting.push(answer))),
      } as unknown as Client;
      const left: string[] = [];
      const flow = createFlow({
        initial: { kind: "choosing", page: page!, tab: "cash", text: "100", alert: null },
        transition,
        effects: createEffects({
          client: () => client,
          options: () => ({ checkoutPath: "/checkout" }),
          leave: (url) => left.push(url),
        }),
        signal: ending.signal,
        onBug: (error) => expect.unreachable(String(error)),
      });
      let presses = 0;
      const press = () => {
        const before = flow.store.getState();
        flow.send({ type: "submitted", amount: cash(100_00) });
        if (flow.store.getState() !== before) presses++;
      };
      // SAFETY: the waiting calls take whatever their endpoint answers.
      const answer = (outcome: Outcome<unknown>) => waiting.shift()?.(outcome as Outcome<never>);
      const events: Record<string, Event> = {
        type: { type: "amount-typed", text: "75" },
        "other tab": { type: "tab-chosen", tab: "gift-cards" },
        "came back": { type: "came-back" },
        stayed: { type: "stayed" },
      };
      for (const step of walk) {
        if (step === "press") [press, press].forEach((twice) => twice());
        else if (step === "answer ok") answer({ ok: true, value: { id: "7" } });
        else if (step === "answer refused") answer(failed({ kind: "unexpected", status: 500 }));
        else if (step === "answer lost") answer(failed({ kind: "timed-out" }));
        else flow.send(events[step]!);
        await Promise.resolve();
        expect(asked).toBe(presses);
      }
      ending.abort();
      expect(left.length).toBeLessThanOrEqual(presses);
    }),
    { numRuns: 500 },
  );
});
