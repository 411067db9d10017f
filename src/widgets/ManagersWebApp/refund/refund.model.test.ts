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

/** A till that gives back whatever it is asked to, as long as there is something left, and remembers every time. */
function newTill() {
  const refunded: number[] = [];
  const rows = (): ManagedTransaction[] => {
    const left = paid - refunded.reduce((sum, amount) => sum + amount, 0);
    const one = {
      id: "T1",
      userName: "Gina",
      amount: "50.00",
      refundable: (left / 100).toFixed(2),
      refundStatus: left === paid ? "Not Refunded" : left ? "Partially Refunded" : "Refunded",
    };
    const back = refunded.map((amount, index) => ({
      id: `R${index}`,
      userName: "Gina",
      amount: (amount / 100).toFixed(2),
      refundable: false,
      creditType: "refund_redemption",
    }));
    return [one, ...back].map((row) => managedTransaction.parse(row));
  };
  return {
    refunded,
    rows,
    take(amount: number): boolean {
      const left = paid - refunded.reduce((sum, one) => sum + one, 0);
      if (amount > left) return false;
      refunded.push(amount);
      return true;
    },
  };
}

/** Long enough for every promise of a step, the locks' included. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}

/** How an answer comes: `lost` after the server has done its work, `never` before; `signed-out` is refused, and so are `no` and, although it was done, `no-done`. */
const ends = [
  "ok",
  "no",
  "no-done",
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

it("gives money back once for each yes, and never calls failed what was issued, in any order of presses, losses, reloads and queries [M8] (fault D1) (fault D3) (fault D4) (fault D8)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 40 }), async (walk) => {
      const till = newTill();
      localStorage.clear();
      const asked: { body: RefundBody; answer(outcome: Outcome<unknown>): void }[] = [];
      const reads: ((rows: ManagedTransaction[] | null) => void)[] = [];
      let ending = new AbortController();
      let confirmed = 0;
      const posts: RefundBody[] = [];
      const issued: RefundRequest[] = [];

      const make = () =>
        createRefund({
          // SAFETY: only `call` is used, and only for the refund.
          client: () =>
            ({
              call: (_: unknown, { body }: { body: RefundBody }) => (
                posts.push(body),
                new Promise((answer) => asked.push({ body, answer }))
              ),
            }) as unknown as Client,
          session: { version: () => 1 },
          signal: ending.signal,
          read: () =>
            new Promise((give) => reads.push((rows) => give({ rows, isSignedOut: false }))),
          issued: ({ request }) => issued.push(request),
          onBug: (error) => expect.unreachable(String(error)),
        });
      let refund = make();
      const state = (): RefundState => refund.flow.store.getState();
      const open = () => {
        const [transaction] = till.rows();
        refund.open({
          transaction: transaction!,
          before: before(transaction!, till.rows()),
          locationId: "7",
          guestId: null,
          from: "/diner-selection",
        });
      };
      const confirm = () => {
        if (state().kind === "confirming") confirmed++;
        refund.send({ type: "confirmed" });
      };
      const answer = (end: End) => {
        const call = asked.shift();
        if (!call) return;
        const cents = Math.round(call.body.refund_amount * 100);
        const reaches =
          end === "ok" || end === "no-done" || end === "lost" || end === "broken-done";
        const isDone = reaches && till.take(cents);
        if (end === "ok" && isDone) return call.answer({ ok: true, value: null });
        if (end === "no" || end === "no-done" || (end === "ok" && !isDone))
          return call.answer(
            failed({
              kind: "rejected",
              status: 422,
              message: "no",
              messages: ["no"],
              fields: {},
              retryAfter: null,
            }),
          );
        if (end === "broken" || end === "broken-done")
          return call.answer(failed({ kind: "unexpected", status: 500 }));
        if (end === "signed-out") return call.answer(failed({ kind: "signed-out" }));
        call.answer(failed(end === "offline" ? { kind: "offline" } : { kind: "timed-out" }));
      };

      open();
      for (const one of walk) {
        if (one.do === "answer") answer(one.end);
        else if (one.do === "read") reads.shift()?.(one.isReadable ? till.rows() : null);
        else if (one.do === "submit")
          refund.send({
            type: "submitted",
            request: { reason: "other", amount: cash(one.cents), notes: "", modifiesTip: false },
          });
        else if (one.do === "confirm") confirm();
        else if (one.do === "confirm twice") [confirm, confirm].forEach((press) => press());
        else if (one.do === "cancel") refund.send({ type: "cancelled" });
        else if (one.do === "retry") refund.send({ type: "retried" });
        else if (one.do === "again") refund.send({ type: "startedOver" });
        else if (one.do === "resume") refund.send({ type: "resumed" });
        else if (one.do === "close") refund.send({ type: "closed" });
        else if (one.do === "open") open();
        else {
          // What was on its way when the page went is carried out, and no one hears of it.
          ending.abort();
          for (const call of asked.splice(0)) {
            till.take(Math.round(call.body.refund_amount * 100));
            call.answer(failed({ kind: "timed-out" }));
          }
          reads.length = 0;
          await settled();
          ending = new AbortController();
          refund = make();
          open();
        }
        await settled();
        expect(posts.length, "one request for each yes").toBeLessThanOrEqual(confirmed);
        expect(till.refunded.length, "given back once for each yes").toBeLessThanOrEqual(confirmed);
        const now = state();
        if (now.kind === "editing" && now.formError) {
          // A form that says that the last one failed stands on a list without it: what is left is what it offers.
          const left = paid - till.refunded.reduce((sum, amount) => sum + amount, 0);
          expect(now.subject.before.refundable, "nothing issued is called failed").toBe(left);
        }
        expect(issued.length, "only what was given back is called issued").toBeLessThanOrEqual(
          till.refunded.length,
        );
      }
      ending.abort();
      for (const call of asked) call.answer(failed({ kind: "timed-out" }));
      await settled();
    }),
    { numRuns: 1000 },
  );
}, 60_000);
