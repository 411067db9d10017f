import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import type { Client } from "../../shared/api/client.ts";
import { failed, type Outcome, type Problem } from "../../shared/api/outcome.ts";
import { createCardPort } from "../../shared/card/cardPort.ts";
import { english } from "../../shared/texts/language.ts";
import { createCardProvider } from "../../shared/card/provider.ts";
import { readCheckoutPage } from "../../shared/contracts/checkout.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { createSession } from "../../shared/session/session.ts";
import { emptyDraft } from "./draft.ts";
import { createEffects } from "./effects.ts";
import { transition } from "./flow.ts";
import { pageOf, type CheckoutState, type PageName } from "./state.ts";

/** How a write ends: `lost` ones are carried out, and their answer is lost. */
const endings = ["paid", "lost", "lost-before", "declined", "offline"] as const;
type Ending = (typeof endings)[number];

const problems: Readonly<Record<Exclude<Ending, "paid">, Problem>> = {
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
};

const bought = { id: "p1", amount_charged: 100, amount_credited: 125 };
const rawPage = {
  item: { id: "7", kind: "credit", pay_amount: 100, get_amount: 125 },
  user: { id: 1, credit_cards: [{ id: 11, last_four: "4242" }] },
};

/** A server that charges at most what it is sent, and tells the truth when it can be read. */
function createServer(
  scheduler: fc.Scheduler,
  writes: readonly Ending[],
  reads: readonly boolean[],
) {
  const counts = { posts: 0, charges: 0, inFlight: 0, mostInFlight: 0, reads: 0 };

  async function write(): Promise<Outcome<unknown>> {
    const ending = writes[counts.posts++ % writes.length] ?? "paid";
    if (ending === "paid" || ending === "lost") counts.charges++;
    counts.inFlight++;
    counts.mostInFlight = Math.max(counts.mostInFlight, counts.inFlight);
    await scheduler.schedule(Promise.resolve(), "purchase");
    counts.inFlight--;
    return ending === "paid"
      ? { ok: true, value: readCheckoutPage({ ...rawPage, purchase: bought })?.purchase }
      : failed(problems[ending]);
  }

  async function read(): Promise<Outcome<unknown>> {
    // The first read always works, so that every run comes to a payment.
    const isReadable = counts.reads++ === 0 || (reads[counts.reads % reads.length] ?? true);
    await scheduler.schedule(Promise.resolve(), "read");
    return isReadable
      ? {
          ok: true,
          value: readCheckoutPage({ ...rawPage, purchase: counts.charges ? bought : null }),
        }
      : failed({ kind: "timed-out" });
  }

  const call = (endpoint: { readonly name: string }) =>
    endpoint.name === "checkoutPage" ? read() : write();
  // SAFETY: the effects under test only ask for the page and the purchase, which are answered by their own contracts.
  return { counts, client: { call, warmUp() {} } as unknown as Client };
}

let runs = 0;
/** The address, as long as a root is there. */
let address: PageName = "payment";

function createRoot(client: Client, id: string) {
  const ending = new AbortController();
  const target = { kind: "credit", id } as const;
  const { signal } = ending;
  const effects = createEffects({
    signal,
    client: () => client,
    session: createSession({ key: "userToken" }),
    options: () => ({ flow: "auto" }),
    target: () => target,
    campaign: () => ({ code: null, promotionSlug: null, utm: {} }),
    wanted: () => address,
    productKey: () => "dine",
    country: () => "US",
    provider: createCardProvider(() => null, signal),
    port: createCardPort(english),
    draft: () => ({ ...emptyDraft, email: "a@example.com", firstName: "A", lastName: "B" }),
    keep: () => {},
    say: () => {},
    finished: () => {},
  });
  const initial: CheckoutState = { kind: "loading", attempt: 0 };
  const flow = createFlow({
    initial,
    transition,
    effects,
    signal,
    onBug: (error) => expect.fail(String(error)),
  });
  flow.store.subscribe((state) => {
    address = pageOf(state) ?? address;
  });
  return { flow, end: () => ending.abort() };
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
  "back and on",
);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

it(
  "500 interleavings of presses, late answers and remounts make at most one charge, and never two requests at a time (fault D1) (fault D3) (fault D4) (fault F3)",
  { timeout: 120_000 },
  async () => {
    let charged = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...endings), { minLength: 1, maxLength: 4 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
        fc.array(action, { minLength: 5, maxLength: 40 }),
        async (scheduler, writes, reads, actions) => {
          const { client, counts } = createServer(scheduler, writes, reads);
          const id = `item-${++runs}`;
          address = "payment";
          let roots = [createRoot(client, id)];
          const press = (root: (typeof roots)[number] | undefined) =>
            root?.flow.send({ type: "payPressed", choice: { kind: "saved", cardId: "11" } });
          await scheduler.waitAll();
          for (const step of actions) {
            if (step === "click") press(roots[0]);
            if (step === "Enter") press(roots.at(-1));
            if (step === "answer" && scheduler.count()) await scheduler.waitOne();
            if (step === "time passes") await vi.advanceTimersByTimeAsync(2_000);
            if (step === "check again") roots.forEach(({ flow }) => flow.send({ type: "retried" }));
            if (step === "back and on")
              roots.forEach(({ flow }) =>
                (["detailsReopened", "detailsSubmitted"] as const).forEach((type) =>
                  flow.send({ type }),
                ),
              );
            if (step === "second root" && roots.length < 2)
              roots = [...roots, createRoot(client, id)];
            if (step === "remount") {
              roots.forEach(({ end }) => end());
              roots = [createRoot(client, id)];
            }
            for (let turn = 0; turn < 10; turn++) await Promise.resolve();
          }
          for (let turn = 0; turn < 4; turn++) {
            await scheduler.waitAll();
            await vi.advanceTimersByTimeAsync(2_000);
          }
          roots.forEach(({ end }) => end());
          charged += counts.charges;
          expect(counts.charges).toBeLessThanOrEqual(1);
          expect(counts.mostInFlight).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 500 },
    );
    expect(charged).toBeGreaterThan(100);
  },
);
