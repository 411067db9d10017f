import type { Client } from "../../../shared/api/client.ts";
import { failed, type Outcome, type Problem } from "../../../shared/api/outcome.ts";
import type { CardPort } from "../../../shared/card/cardPort.ts";
import { isDecline } from "../../../shared/card/decline.ts";
import type { CardProvider } from "../../../shared/card/provider.ts";
import {
  bulkOrders,
  createBulkOrder,
  type BulkOrder,
} from "../../../shared/contracts/bulkGifting.ts";
import { saveCard } from "../../../shared/contracts/cards.ts";
import type { Effects } from "../../../shared/flow/flow.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { holdPage } from "../../../shared/host/navigation.ts";
import { randomId } from "../../../shared/host/randomId.ts";
import { sleep } from "../../../shared/host/timers.ts";
import type { Roster } from "../recipients/roster.ts";
import type { Row } from "../recipients/row.ts";
import { orderBody, refusalsIn } from "./body.ts";
import { dropPending, keepPending, keptPending, type Draft } from "./draft.ts";
import type { Plan } from "./plan.ts";
import type { OrderEvent, OrderState, Source } from "./state.ts";
import { sole } from "./underway.ts";

export interface OrderStart {
  readonly client: () => Client;
  /** `session.edition()` of when the account was read: an order under another session is not sent (faults C5). */
  readonly edition: () => number;
  readonly roster: Roster;
  readonly draft: () => Draft;
  readonly keep: (part: Partial<Draft>) => void;
  readonly plan: () => Plan;
  readonly country: () => string;
  readonly cardholder: () => string;
  readonly port: CardPort;
  readonly provider: CardProvider;
  /** Discounts are read again after a refusal. */
  readonly refresh: () => void;
  /** Ordered just now: what was typed is no longer needed. */
  readonly finished: (order: BulkOrder) => void;
}

/** Between two looks at an order that is not there yet, in milliseconds. */
const secondLookMs = 1_500;

/** An order of thousands takes longer to travel and to be booked, in milliseconds. */
const orderLimitMs = 120_000;

/** What each state of an order does to the world: the only place that awaits. */
export function createEffects(start: OrderStart): Effects<OrderState, OrderEvent> {
  const { client, edition, roster, draft, keep } = start;

  /** The one write that moves money. It outlives the widget: an answer is wanted even where nobody waits any more. */
  async function order(source: Source, rows: readonly Row[]): Promise<Outcome<BulkOrder>> {
    const { externalId, owner } = draft();
    keepPending({ externalId, owner });
    const release = holdPage();
    try {
      const body = await orderBody({
        draft: draft(),
        plan: start.plan(),
        rows,
        source: source.id,
        country: start.country(),
      });
      const outcome = await client().call(
        createBulkOrder,
        { body: { bulk_gift_order: body } },
        { intent: externalId, edition: edition(), limitMs: orderLimitMs },
      );
      if (!outcome.ok && isKnown(outcome.problem)) dropPending();
      return outcome;
    } finally {
      release();
    }
  }

  /** A known refusal ends its intent; after anything else the id stays, so that a server that was only late books once. */
  function settle(problem: Problem, rows: readonly Row[]): number {
    if (problem.kind !== "rejected" || problem.status === 409) return 0;
    if (isKnown(problem)) keep({ externalId: randomId() });
    const refusals = [...refusalsIn(problem.fields)].flatMap(([index, refusal]) =>
      rows[index] ? [[rows[index].id, refusal] as const] : [],
    );
    roster.refuse(new Map(refusals));
    if (!refusals.length) start.refresh();
    return refusals.length;
  }

  return {
    building({ complaint }) {
      if (!draft().externalId) keep({ externalId: randomId() });
      if (!complaint || (complaint.kind === "refused" && !complaint.isLookedUp)) return;
      dropPending();
      if (complaint.kind === "refused") keep({ externalId: randomId() });
    },
    async checkingCard(_, { send }) {
      const made = await start.port.tokenise({
        name: start.cardholder(),
        postalCode: draft().postalCode.trim(),
      });
      send(
        made.ok
          ? { type: "card-checked", token: made.token, lastFour: made.lastFour }
          : { type: "card-refused", message: made.message },
      );
    },
    async keepingCard({ token }, { send }) {
      const release = holdPage();
      const outcome = await client().call(
        saveCard,
        { body: { stripe_token: token } },
        { edition: edition() },
      );
      release();
      send({ type: "card-kept", outcome });
    },
    async paying({ source }, { send }) {
      const { rows } = roster.store.getState();
      if (source?.cardKept) keep({ card: source.id, saveCard: false });
      // An order of another root may have an open outcome: then that is looked up first, and nothing is sent.
      const isOpen = keptPending() !== null;
      const outcome = await sole(draft().externalId, async () =>
        source && !isOpen ? order(source, rows) : failed({ kind: "timed-out" }),
      );
      send({
        type: "order-answered",
        outcome,
        refusedRows: outcome.ok ? 0 : settle(outcome.problem, rows),
      });
    },
    async authenticating({ clientSecret }, { send }) {
      send({
        type: "bank-answered",
        challenged: await start.port.challenge(clientSecret, start.provider.stripe),
      });
    },
    async reconciling({ attempt }, { send, signal }) {
      if (attempt && !(await sleep(secondLookMs, signal))) return;
      const externalId = keptPending()?.externalId ?? draft().externalId;
      const outcome = await client().call(
        bulkOrders,
        { query: { external_id: externalId } },
        { signal },
      );
      if (!outcome.ok) return send({ type: "look-up-failed" });
      const { orders } = outcome.value;
      const found = orders.find((one) => one.externalId === externalId);
      // A server that tells no ids cannot say that there is none.
      if (!found && orders.some((one) => one.externalId === null)) send({ type: "look-up-failed" });
      else send({ type: "looked-up", order: found ?? null });
    },
    unconfirmed(_, { send, signal }) {
      onOnline(signal, () => send({ type: "retried" }));
    },
    sent({ order: placed }) {
      dropPending();
      start.finished(placed);
    },
  };
}

/** Nothing was taken for certain: the card's own refusal, what is wrong with single people, or a request that never left. Anything else is looked up. */
function isKnown(problem: Problem): boolean {
  return (
    problem.kind === "offline" ||
    (problem.kind === "rejected" &&
      problem.status !== 409 &&
      (isDecline(problem) || refusalsIn(problem.fields).size > 0))
  );
}
