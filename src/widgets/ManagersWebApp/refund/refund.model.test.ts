import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Client } from "../../../shared/api/client.ts";
import { failed, type Outcome } from "../../../shared/api/outcome.ts";
import {
  managedTransaction,
  type ManagedTransaction,
  type RefundBody,
} from "../../../shared/contracts/managers.ts";
import { cash } from "../../../shared/money/cents.ts";
import { before } from "../transactions/evidence.ts";
import { createRefund } from "./refund.ts";
import type { RefundRequest, RefundState } from "./refundState.ts";

const paid = 5000;

/** A till that refunds whatever it is asked to, while something is left, and records every refund. */
function newTill() {
  const refunded: number[] = [];
  const rows = (): ManagedTransaction[] => {
    const refundable = paid - refunded.reduce((sum, amount) => sum + amount, 0);
    const transaction = {
      id: "T1",
      userName: "Gina",
      amount: "50.00",
      refundable: (refundable / 100).toFixed(2),
      refundStatus:
        refundable === paid ? "Not Refunded" : refundable ? "Partially Refunded" : "Refunded",
    };
    const back = refunded.map((amount, index) => ({
      id: `R${index}`,
      userName: "Gina",
      amount: (amount / 100).toFixed(2),
      refundable: false,
      creditType: "refund_redemption",
    }));
    return [transaction, ...back].map((row) => managedTransaction.parse(row));
  };
  return {
    refunded,
    rows,
    take(amount: number): boolean {
      const refundable = paid - refunded.reduce((sum, one) => sum + one, 0);
      if (amount > refundable) return false;
      refunded.push(amount);
      return true;
    },
  };
}

/** Long enough for every promise of a step, the locks' included. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}

/** How an answer comes: `lost` after the server has done its work, `never` before; `signed-out` and `no` are refused. */
const ends = [
  "ok",
  "no",
  "lost",
  "never",
  "broken",
  "broken-done",
  "signed-out",
  "offline",
] as const;
type End = (typeof ends)[number];

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("answer" as const), end: fc.constantFrom(...ends) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("read" as const), isReadable: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("submit" as const),
      cents: fc.constantFrom(1, 1234, 2500, 5000),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "confirm",
        "confirm twice",
        "cancel",
        "retry",
        "again",
        "resume",
        "open",
        "reload",
        "close",
      ),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** How a server answers; `isDone` says whether it has given the money back. */
function answerOf(end: End, isDone: boolean): Outcome<null> {
  if (end === "ok" && isDone) return { ok: true, value: null };
  if (end === "ok" || end === "no")
    return failed({
      kind: "rejected",
      status: 422,
      message: "no",
      messages: ["no"],
      fields: {},
      retryAfter: null,
    });
  if (end === "broken" || end === "broken-done") return failed({ kind: "unexpected", status: 500 });
  if (end === "signed-out") return failed({ kind: "signed-out" });
  return failed(end === "offline" ? { kind: "offline" } : { kind: "timed-out" });
}

const reachesTill = (end: End) => end === "ok" || end === "lost" || end === "broken-done";

interface Call {
  readonly body: RefundBody;
  answer(outcome: Outcome<unknown>): void;
}

/** The refund pane of one manager over a till, with calls and queries that wait until the walk answers them. */
class Walk {
  private readonly till = newTill();
  private readonly calls: Call[] = [];
  private readonly reads: ((rows: ManagedTransaction[] | null) => void)[] = [];
  private readonly posts: RefundBody[] = [];
  private readonly issued: RefundRequest[] = [];
  private confirmed = 0;
  private page = new AbortController();
  private refund = this.create();

  private create() {
    return createRefund({
      // SAFETY: only `call` is used, and only for the refund.
      client: () =>
        ({
          call: (_: unknown, { body }: { body: RefundBody }) => (
            this.posts.push(body),
            new Promise((answer) => this.calls.push({ body, answer }))
          ),
        }) as unknown as Client,
      session: { version: () => 1 },
      signal: this.page.signal,
      read: () =>
        new Promise((give) => this.reads.push((rows) => give({ rows, isSignedOut: false }))),
      issued: ({ request }) => this.issued.push(request),
      onBug: (error) => expect.unreachable(String(error)),
    });
  }

  private state = (): RefundState => this.refund.flow.store.getState();

  open(): void {
    const [transaction] = this.till.rows();
    this.refund.open({
      transaction: transaction!,
      before: before(transaction!, this.till.rows()),
      locationId: "7",
      guestId: null,
      from: "/diner-selection",
    });
  }

  private confirm(): void {
    if (this.state().kind === "confirming") this.confirmed++;
    this.refund.send({ type: "confirmed" });
  }

  private answer(end: End): void {
    const call = this.calls.shift();
    if (!call) return;
    const cents = Math.round(call.body.refund_amount * 100);
    call.answer(answerOf(end, reachesTill(end) && this.till.take(cents)));
  }

  /** The server carries out the calls of the page that is left, and no one reads the answers. */
  private async reload(): Promise<void> {
    this.page.abort();
    for (const call of this.calls.splice(0)) {
      this.till.take(Math.round(call.body.refund_amount * 100));
      call.answer(failed({ kind: "timed-out" }));
    }
    this.reads.length = 0;
    await settled();
    this.page = new AbortController();
    this.refund = this.create();
    this.open();
  }

  private async take(next: Step): Promise<void> {
    const { refund } = this;
    if (next.do === "answer") return this.answer(next.end);
    if (next.do === "read") return this.reads.shift()?.(next.isReadable ? this.till.rows() : null);
    if (next.do === "submit") {
      const amount = cash(next.cents);
      const request = { reason: "other", amount, notes: "", modifiesTip: false } as const;
      return void refund.send({ type: "submitted", request });
    }
    if (next.do === "confirm twice") this.confirm();
    if (next.do === "confirm" || next.do === "confirm twice") return this.confirm();
    if (next.do === "cancel") return void refund.send({ type: "cancelled" });
    if (next.do === "retry") return void refund.send({ type: "retried" });
    if (next.do === "again") return void refund.send({ type: "startedOver" });
    if (next.do === "resume") return void refund.send({ type: "resumed" });
    if (next.do === "close") return void refund.send({ type: "closed" });
    if (next.do === "open") return this.open();
    return this.reload();
  }

  async step(next: Step): Promise<void> {
    await this.take(next);
    await settled();
    const { posts, till, confirmed, issued } = this;
    expect(posts.length, "one request for each yes").toBeLessThanOrEqual(confirmed);
    expect(till.refunded.length, "given back once for each yes").toBeLessThanOrEqual(confirmed);
    const state = this.state();
    if (state.kind === "editing" && state.formError) {
      // The form offers the amount that is left after the refund that it calls failed; a refund that was issued after all would make it too high.
      const refundable = paid - till.refunded.reduce((sum, amount) => sum + amount, 0);
      expect(state.subject.before.refundable, "nothing issued is called failed").toBe(refundable);
    }
    expect(issued.length, "only what was given back is called issued").toBeLessThanOrEqual(
      till.refunded.length,
    );
  }

  async end(): Promise<void> {
    this.page.abort();
    for (const call of this.calls) call.answer(failed({ kind: "timed-out" }));
    await settled();
  }
}

it("gives money back once for each yes, and never calls failed what was issued, in any order of presses, losses, reloads and queries [M8] (fault D1) (fault D3) (fault D4) (fault D8)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 40 }), async (steps) => {
      localStorage.clear();
      const walk = new Walk();
      walk.open();
      for (const next of steps) await walk.step(next);
      await walk.end();
    }),
    { numRuns: 1000 },
  );
}, 60_000);
