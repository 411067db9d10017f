import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import type { Client } from "../../../shared/api/client.ts";
import { failed, type Outcome, type Problem } from "../../../shared/api/outcome.ts";
import { createCardPort } from "../../../shared/card/cardPort.ts";
import { english } from "../../../shared/texts/language.ts";
import { createCardProvider } from "../../../shared/card/provider.ts";
import { createFlow } from "../../../shared/flow/flow.ts";
import { createRecipientList } from "../recipients/recipientList.ts";
import { emptyDraft, type Draft } from "./draft.ts";
import { createEffects } from "./effects.ts";
import { transition } from "./flow.ts";
import { createOrderIntents, orderName } from "./intent.ts";
import { planOf } from "./plan.ts";
import type { OrderState } from "./state.ts";

/** How a write ends: `lost` ones are carried out, but the answer never arrives. */
const endings = ["paid", "lost", "lost-before", "declined", "offline", "signed-out"] as const;
type WriteResult = (typeof endings)[number];

const problems: Readonly<Record<Exclude<WriteResult, "paid">, Problem>> = {
  lost: { kind: "timed-out" },
  "lost-before": { kind: "unexpected", status: null },
  declined: {
    kind: "rejected",
    status: 402,
    message: "No",
    messages: [],
    fields: {},
    retryAfter: null,
  },
  offline: { kind: "offline" },
  "signed-out": { kind: "signed-out" },
};

const terms = {
  country: "US",
  isVoucher: false,
  tiers: [],
  presets: [],
  mostRecipients: 50_000,
} as const;

/** A server that makes at most one order of an id, and tells the truth when it can be read. */
function createServer(
  scheduler: fc.Scheduler,
  writes: readonly WriteResult[],
  reads: readonly boolean[],
) {
  const orders = new Map<string, number>();
  const counts = { posts: 0, reads: 0, inFlight: 0, mostInFlight: 0, orders };
  const wire = (externalId: string) => ({
    id: `o-${externalId}`,
    externalId,
    status: "sent",
    requiresAction: false,
    recipientCount: 1,
    total: null,
    deliverAt: null,
  });

  async function write(externalId: string): Promise<Outcome<unknown>> {
    const ending = writes[counts.posts++ % writes.length] ?? "paid";
    counts.inFlight++;
    counts.mostInFlight = Math.max(counts.mostInFlight, counts.inFlight);
    if (ending === "paid" || ending === "lost")
      orders.set(externalId, (orders.get(externalId) ?? 0) + 1);
    await scheduler.schedule(Promise.resolve(), "order");
    counts.inFlight--;
    return ending === "paid" ? { ok: true, value: wire(externalId) } : failed(problems[ending]);
  }

  async function read(externalId: string): Promise<Outcome<unknown>> {
    const isReadable = reads[counts.reads++ % reads.length] ?? true;
    await scheduler.schedule(Promise.resolve(), "read");
    return isReadable
      ? { ok: true, value: { orders: orders.has(externalId) ? [wire(externalId)] : [] } }
      : failed({ kind: "timed-out" });
  }

  function call(
    endpoint: { readonly name: string },
    input: { body?: { bulk_gift_order: { external_id: string } }; query?: { external_id: string } },
  ) {
    return endpoint.name === "createBulkOrder"
      ? write(input.body?.bulk_gift_order.external_id ?? "")
      : read(input.query?.external_id ?? "");
  }
  // SAFETY: the effects under test only send an order and look for it, which are answered by their own contracts.
  return { counts, client: { call, warmUp() {} } as unknown as Client };
}

function createRoot(client: Client, kept: { draft: Draft; placed: number }) {
  const ending = new AbortController();
  const { signal } = ending;
  const recipientList = createRecipientList(() => ({
    country: "US",
    today: { year: 2026, month: 3, day: 14 },
  }));
  recipientList.add([
    {
      line: 2,
      person: {
        firstName: "Ada",
        lastName: "",
        email: "ada@example.com",
        phone: "",
        amount: "",
        message: "",
        deliverOn: "",
      },
    },
  ]);
  recipientList.publish();
  const intents = createOrderIntents(signal);
  const isOpen = () => intents.read(orderName(kept.draft))?.phase === "sent";
  const effects = createEffects({
    intents,
    client: () => client,
    version: () => 1,
    recipientList,
    draft: () => kept.draft,
    keep: (part) => void (kept.draft = { ...kept.draft, ...part }),
    plan: () => planOf(kept.draft, recipientList.store.getState(), terms),
    country: () => "US",
    cardholder: () => "Ada",
    port: createCardPort(english),
    provider: createCardProvider(() => null, signal),
    savedCards: () => [],
    cardsChanged: () => {},
    refresh: () => {},
    finished: () => void kept.placed++,
    clear: () => {},
  });
  const initial: OrderState = { kind: "building", step: "review", formError: null };
  const flow = createFlow({
    initial,
    transition,
    effects,
    signal,
    onBug: (error) => expect.fail(String(error)),
  });
  if (isOpen()) flow.send({ type: "resumed" });
  return { flow, isOpen, end: () => ending.abort() };
}

const action = fc.constantFrom(
  "click",
  "click",
  "Enter",
  "Enter",
  "answer",
  "answer",
  "answer",
  "time passes",
  "remount",
  "second root",
  "check again",
  "sign in again",
  "back and on",
);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

it(
  "300 interleavings of presses, late answers, sign-outs and remounts make at most one order, and never two requests at a time [BG5] (fault D1) (fault D3) (fault D4) (fault F3)",
  { timeout: 240_000 },
  async () => {
    let idCount = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...endings), { minLength: 1, maxLength: 4 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
        fc.array(action, { minLength: 5, maxLength: 30 }),
        async (scheduler, writes, reads, actions) => {
          sessionStorage.clear();
          localStorage.clear();
          const { client, counts } = createServer(scheduler, writes, reads);
          const storedState = {
            draft: {
              ...emptyDraft,
              recipients: "1",
              perPerson: "100",
              senderName: "Ada",
              owner: "1",
            },
            placed: 0,
          };
          let roots = [createRoot(client, storedState)];
          const settle = async () => {
            for (let turn = 0; turn < 12; turn++) await Promise.resolve();
          };
          for (const step of actions) {
            // The draft is gone after an order: pressing again starts another one.
            if (storedState.placed) break;
            if (step === "click")
              roots[0]?.flow.send({ type: "payPressed", choice: { kind: "saved", cardId: "11" } });
            if (step === "Enter")
              roots
                .at(-1)
                ?.flow.send({ type: "payPressed", choice: { kind: "saved", cardId: "11" } });
            if (step === "answer" && scheduler.count()) await scheduler.waitOne();
            if (step === "time passes") await vi.advanceTimersByTimeAsync(2_000);
            if (step === "check again") roots.forEach(({ flow }) => flow.send({ type: "retried" }));
            if (step === "sign in again" && roots[0]?.isOpen())
              roots.forEach(({ flow }) => flow.send({ type: "resumed" }));
            if (step === "back and on")
              roots.forEach(({ flow }) =>
                (["message", "review"] as const).forEach((to) =>
                  flow.send({ type: "stepChosen", step: to }),
                ),
              );
            if (step === "second root" && roots.length < 2)
              roots = [...roots, createRoot(client, storedState)];
            if (step === "remount") {
              roots.forEach(({ end }) => end());
              roots = [createRoot(client, storedState)];
            }
            await settle();
          }
          for (let turn = 0; turn < 4; turn++) {
            await scheduler.waitAll();
            await vi.advanceTimersByTimeAsync(2_000);
          }
          roots.forEach(({ end }) => end());
          const perOrder = [...counts.orders.values()];
          idCount += perOrder.length;
          expect(perOrder.every((count) => count <= 1)).toBe(true);
          expect(perOrder.length).toBeLessThanOrEqual(1);
          expect(counts.mostInFlight).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 300 },
    );
    expect(idCount).toBeGreaterThan(60);
  },
);
