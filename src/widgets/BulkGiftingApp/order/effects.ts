import type { Client } from "../../../shared/api/client.ts";
import type { Outcome, Problem } from "../../../shared/api/outcome.ts";
import type { CardPort } from "../../../shared/card/cardPort.ts";
import type { CardProvider } from "../../../shared/card/provider.ts";
import {
  bulkOrders,
  createBulkOrder,
  type BulkOrder,
} from "../../../shared/contracts/bulkGifting.ts";
import { saveCard, type CreditCard } from "../../../shared/contracts/cards.ts";
import type { Effects } from "../../../shared/flow/flow.ts";
import { classOf } from "../../../shared/payment/intent/answerClass.ts";
import { isHarmless } from "../../../shared/payment/purchase/formError.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { blockUnload } from "../../../shared/host/navigation.ts";
import { randomId } from "../../../shared/host/randomId.ts";
import { sleep } from "../../../shared/host/timers.ts";
import type { RecipientList } from "../recipients/recipientList.ts";
import type { Row } from "../recipients/row.ts";
import { orderBody, refusalsIn } from "./body.ts";
import type { CountryCode } from "../../../shared/country/countries.ts";
import type { Draft } from "./draft.ts";
import { orderName, type OrderIntents } from "./intent.ts";
import type { Plan } from "./plan.ts";
import type { FormError, OrderEvent, OrderState, Source } from "./state.ts";

export interface OrderStart {
  readonly intents: OrderIntents;
  readonly client: () => Client;
  /** `session.version()` of when the account was read: an order under another session is not sent (faults C5). */
  readonly version: () => number;
  readonly recipientList: RecipientList;
  readonly draft: () => Draft;
  readonly keep: (part: Partial<Draft>) => void;
  readonly plan: () => Plan;
  readonly country: () => CountryCode;
  readonly cardholder: () => string;
  readonly savedCards: () => readonly CreditCard[];
  /** The account has these cards now. */
  readonly cardsChanged: (cards: readonly CreditCard[]) => void;
  readonly port: CardPort;
  readonly provider: CardProvider;
  /** Discounts are read again after a refusal. */
  readonly refresh: () => void;
  /** Ordered just now and not yet reported to the host. */
  readonly finished: (order: BulkOrder) => void;
  /** Drops the draft. */
  readonly clear: () => void;
}

/** Between two looks at an order that is not there yet, in milliseconds. */
const secondLookMs = 1_500;

/** An order of thousands takes longer to travel and to be booked, in milliseconds. */
const orderLimitMs = 120_000;

type OrderEffects = Effects<OrderState, OrderEvent>;

/** The effects of each state of an order: the only module that awaits. */
export function createEffects(start: OrderStart): OrderEffects {
  const { intents, draft, keep } = start;
  return {
    async building({ formError }) {
      if (!draft().externalId) keep({ externalId: randomId() });
      // The lock was given back while the outcome was unknown.
      if (formError?.kind === "none-found") await intents.acquire(orderName(draft()));
      settleFormError(start, formError);
      intents.release();
    },
    ...cardEffects(start),
    ...payingEffects(start),
    ...reconcilingEffects(start),
    async sent({ order: placed }) {
      const name = orderName(draft());
      start.clear();
      if (!(await intents.acquire(name))) return;
      if (!intents.read(name)?.facts.isAnnounced) {
        intents.settlePaid(name, { isAnnounced: true });
        start.finished(placed);
      }
      intents.release();
    },
  };
}

/** Turns a new card into a token, and saves it where the giver wants that. */
function cardEffects(start: OrderStart): Pick<OrderEffects, "checkingCard" | "savingCard"> {
  const { client, version, draft } = start;
  return {
    async checkingCard(_, { send }) {
      const tokenised = await start.port.tokenise({
        name: start.cardholder(),
        postalCode: draft().postalCode.trim(),
      });
      send(
        tokenised.ok
          ? { type: "cardChecked", token: tokenised.token, lastFour: tokenised.lastFour }
          : { type: "cardRefused", message: tokenised.message },
      );
    },
    async savingCard({ token }, { send }) {
      const before = start.savedCards();
      const release = blockUnload();
      const outcome = await client().call(
        saveCard,
        { body: { stripe_token: token } },
        { sessionVersion: version() },
      );
      release();
      if (outcome.ok) start.cardsChanged(outcome.value.creditCards);
      send({ type: "cardSaved", before, outcome });
    },
  };
}

/** Sends the order under its lock, and the bank's challenge where there is one. */
function payingEffects(
  start: OrderStart,
): Pick<OrderEffects, "paying" | "following" | "authenticating"> {
  const { intents, recipientList, draft, keep } = start;
  return {
    async paying({ source }, { send }) {
      const { rows } = recipientList.store.getState();
      if (source.cardSaved) keep({ card: source.id, saveCard: false });
      const name = orderName(draft());
      if (!(await intents.acquire(name)))
        return send({ type: "heldElsewhere", isHere: intents.isHere(name) });
      const record = intents.read(name);
      // The same draft was ordered from another tab, or its outcome is unknown. Either is looked up, and nothing is sent.
      if (record?.phase === "paid") return send({ type: "followed", outcome: "paid" });
      if (record?.phase === "sent") return send({ type: "followed", outcome: "unknown" });
      const outcome = await intents.during(placeOrder(start, source, rows));
      send({
        type: "orderAnswered",
        outcome,
        isRetry: record?.phase === "notFound",
        refusedRows: outcome.ok ? 0 : settleProblem(start, outcome.problem, rows),
      });
    },
    async following(_, { send, signal }) {
      const { outcome } = await intents.follow(orderName(draft()), signal);
      send({ type: "followed", outcome });
    },
    async authenticating({ clientSecret }, { send }) {
      const release = blockUnload();
      const challenged = await start.port.challenge(clientSecret, start.provider.stripe);
      release();
      send({ type: "bankAnswered", challenged });
    },
  };
}

/** Looks up an order whose outcome is unknown. */
function reconcilingEffects(start: OrderStart): Pick<OrderEffects, "reconciling" | "unconfirmed"> {
  const { client, intents, draft } = start;
  return {
    async reconciling({ attempt }, { send, signal }) {
      const name = orderName(draft());
      if (!(await intents.acquire(name)))
        return send({ type: "heldElsewhere", isHere: intents.isHere(name) });
      if (attempt && !(await sleep(secondLookMs, signal))) return;
      const { externalId } = draft();
      const outcome = await client().call(
        bulkOrders,
        { query: { external_id: externalId } },
        { signal },
      );
      if (!outcome.ok) return send({ type: "lookUpFailed" });
      const { orders } = outcome.value;
      const order = orders.find((one) => one.externalId === externalId);
      // A server that tells no ids cannot say that there is none.
      if (!order && orders.some((one) => one.externalId === null)) send({ type: "lookUpFailed" });
      else send({ type: "lookedUp", order: order ?? null });
    },
    unconfirmed({ finding }, { send, signal }) {
      intents.release();
      if (finding === "unknown") onOnline(signal, () => send({ type: "retried" }));
    },
  };
}

/** The one write that moves money. It outlives the widget: the answer is recorded even after the widget is gone. */
async function placeOrder(
  { client, version, intents, draft, plan, country }: OrderStart,
  source: Source,
  rows: readonly Row[],
): Promise<Outcome<BulkOrder>> {
  const name = orderName(draft());
  const release = blockUnload();
  try {
    const body = await orderBody({
      draft: draft(),
      plan: plan(),
      rows,
      source: source.id,
      country: country(),
    });
    const outcome = await client().call(
      createBulkOrder,
      { body: { bulk_gift_order: body } },
      {
        intent: intents.begin(name, body, { isAnnounced: false }),
        sessionVersion: version(),
        limitMs: orderLimitMs,
      },
    );
    if (outcome.ok && isPlaced(outcome.value)) intents.settlePaid(name, { isAnnounced: false });
    if (!outcome.ok && outcome.problem.kind === "offline") intents.settleNotSent(name);
    else if (!outcome.ok && isKnown(outcome.problem)) intents.settleNotCharged(name);
    return outcome;
  } finally {
    release();
  }
}

/**
 * A known refusal ends its intent; after anything else the id stays, so that a server that was only late books once.
 * Returns how many rows the server refused.
 */
function settleProblem(
  { recipientList, keep, refresh }: OrderStart,
  problem: Problem,
  rows: readonly Row[],
): number {
  if (problem.kind !== "rejected" || classOf(problem) !== "refused") return 0;
  if (isKnown(problem)) keep({ externalId: randomId() });
  const refusals = [...refusalsIn(problem.fields)].flatMap(([index, refusal]) =>
    rows[index] ? [[rows[index].id, refusal] as const] : [],
  );
  recipientList.refuse(new Map(refusals));
  if (!refusals.length) refresh();
  return refusals.length;
}

/** Settles the earlier attempt that a form error describes: only the holder of its lock knows enough to do so. */
function settleFormError({ intents, draft, keep }: OrderStart, formError: FormError | null): void {
  const name = orderName(draft());
  if (!formError || !intents.holds(name)) return;
  if (formError.kind === "offline") return;
  if (formError.kind === "none-found") return intents.settleNotFound(name);
  if (formError.kind === "refused" && !formError.isLookedUp) return;
  intents.settleNotCharged(name);
  if (formError.kind === "refused") keep({ externalId: randomId() });
}

/** Neither refused nor waiting for the bank. */
function isPlaced({ status, requiresAction }: BulkOrder): boolean {
  return !requiresAction && !["failed", "pending_payment", "draft"].includes(status ?? "");
}

/** Nothing was taken for certain: the card's own refusal, what is wrong with single people, or a request that never left. Anything else is looked up. */
function isKnown(problem: Problem): boolean {
  if (problem.kind !== "rejected") return isHarmless(problem);
  return (
    classOf(problem) === "refused" && (isHarmless(problem) || refusalsIn(problem.fields).size > 0)
  );
}
