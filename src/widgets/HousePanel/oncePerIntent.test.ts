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

/** Actions of the visitor, the browser and the network in any order. */
const stepLists = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant("press") },
    { weight: 3, arbitrary: fc.constantFrom("answer ok", "answer refused", "answer lost") },
    fc.constantFrom("type", "other tab", "came back", "stayed"),
  ),
  { minLength: 4, maxLength: 30 },
);

it("requests an open amount once per accepted press, in any order of clicks, keys and late answers", async () => {
  await fc.assert(
    fc.asyncProperty(stepLists, async (steps) => {
      const controller = new AbortController();
      const pendingCalls: ((outcome: Outcome<never>) => void)[] = [];
      let callCount = 0;
      // SAFETY: the effects use only `call`, answered below in the endpoint's shape.
      const client = {
        call: () => (callCount++, new Promise((answer) => pendingCalls.push(answer))),
      } as unknown as Client;
      const navigations: string[] = [];
      const flow = createFlow({
        initial: { kind: "choosing", page: page!, tab: "cash", text: "100", alert: null },
        transition,
        effects: createEffects({
          client: () => client,
          options: () => ({ checkoutPath: "/checkout" }),
          leave: (url) => navigations.push(url),
        }),
        signal: controller.signal,
        onBug: (error) => expect.unreachable(String(error)),
      });
      let presses = 0;
      const press = () => {
        const before = flow.store.getState();
        flow.send({ type: "submitted", amount: cash(100_00) });
        if (flow.store.getState() !== before) presses++;
      };
      // SAFETY: the pending calls accept any answer of their endpoint.
      const answer = (outcome: Outcome<unknown>) =>
        pendingCalls.shift()?.(outcome as Outcome<never>);
      const events: Record<string, Event> = {
        type: { type: "amountTyped", text: "75" },
        "other tab": { type: "tabChosen", tab: "gift-cards" },
        "came back": { type: "cameBack" },
        stayed: { type: "stayed" },
      };
      for (const step of steps) {
        if (step === "press") [press, press].forEach((twice) => twice());
        else if (step === "answer ok") answer({ ok: true, value: { id: "7" } });
        else if (step === "answer refused") answer(failed({ kind: "unexpected", status: 500 }));
        else if (step === "answer lost") answer(failed({ kind: "timed-out" }));
        else flow.send(events[step]!);
        await Promise.resolve();
        expect(callCount).toBe(presses);
      }
      controller.abort();
      expect(navigations.length).toBeLessThanOrEqual(presses);
    }),
    { numRuns: 500 },
  );
});
