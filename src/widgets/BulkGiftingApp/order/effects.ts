import type { Client } from "../../../shared/api/client.ts";
import type { BulkOrder } from "../../../shared/contracts/bulkGifting.ts";
import { saveCard, type CreditCard } from "../../../shared/contracts/cards.ts";
import type { CountryCode } from "../../../shared/country/countries.ts";
import type { EffectContext, Effects } from "../../../shared/flow/flow.ts";
import { blockUnload } from "../../../shared/host/navigation.ts";
import { randomId } from "../../../shared/host/randomId.ts";
import type { Refusal } from "../../../shared/payment/intent/intent.ts";
import { openFactsIn } from "../../../shared/payment/intent/record.ts";
import { IntentMachine } from "../../../shared/payment/intent/machine.ts";
import type { RecipientList } from "../recipients/recipientList.ts";
import type { Row } from "../recipients/row.ts";
import { orderBody, refusalsIn } from "./body.ts";
import type { Draft } from "./draft.ts";
import {
  orderFlow,
  orderName,
  type OrderFlowDeps,
  type OrderIntents,
  type OrderSettlement,
  type Wish,
} from "./intent.ts";
import type { Plan } from "./plan.ts";
import type { OrderEvent, OrderState } from "./state.ts";

export interface OrderDeps extends OrderFlowDeps {
  readonly client: () => Client;
  readonly intents: OrderIntents;
  /** Aborted when the widget unmounts. */
  readonly signal: AbortSignal;
  readonly recipientList: RecipientList;
  readonly draft: () => Draft;
  readonly keep: (part: Partial<Draft>) => void;
  readonly plan: () => Plan;
  readonly country: () => CountryCode;
  readonly cardholder: () => string;
  readonly savedCards: () => readonly CreditCard[];
  /** Called with the account's cards after they have changed. */
  readonly cardsChanged: (cards: readonly CreditCard[]) => void;
  /** Reads discounts again, after a refusal. */
  readonly refresh: () => void;
  /** Called for an order that was just placed and not yet reported to the host. */
  readonly finished: (order: BulkOrder) => void;
  /** Removes the draft. */
  readonly clear: () => void;
}

type OrderEffects = Effects<OrderState, OrderEvent>;
type Context = EffectContext<OrderEvent>;

/** The effects of each state of an order. Only this module awaits. */
export function createEffects(deps: OrderDeps): OrderEffects {
  const { draft, intents, keep, signal: gone } = deps;
  const intent = new IntentMachine(orderFlow(deps), intents, gone);
  const lookedUp = (): Wish => ({ ...idsOf(draft()), body: null });

  return {
    building() {
      if (!draft().externalId) keep({ externalId: randomId() });
    },
    ...cardEffects(deps),
    async paying({ source }, context) {
      if (source.cardSaved) keep({ card: source.id, saveCard: false });
      const { rows } = deps.recipientList.store.getState();
      const release = blockUnload();
      const wish = { ...idsOf(draft()), body: await bodyOf(deps, rows, source.id) };
      const settlement = await intent.pay(wish, reportTo(context));
      release();
      const refusedRows = settlement.kind === "refused" ? settleRefusal(deps, settlement, rows) : 0;
      context.send({ type: "settled", settlement, refusedRows });
    },
    async lookingUp(_, context) {
      const settlement = await intent.lookUp(lookedUp(), reportTo(context));
      context.send(settledEvent(deps, settlement));
    },
    unknown(_, { send, signal }) {
      intent.watch(lookedUp(), signal, (settlement) => send(settledEvent(deps, settlement)));
    },
    async sent({ order: placed, isShownAgain }) {
      if (isShownAgain) return;
      const wish = lookedUp();
      deps.clear();
      await intent.announceOnce(wish, placed, () => deps.finished(placed));
    },
  };
}

function reportTo({ send }: Context) {
  return (progress: Extract<OrderEvent, { type: "progressed" }>["progress"]): void =>
    send({ type: "progressed", progress });
}

function settledEvent(deps: OrderDeps, settlement: OrderSettlement): OrderEvent {
  if (settlement.kind === "refused") deps.keep({ externalId: randomId() });
  return { type: "settled", settlement, refusedRows: 0 };
}

function idsOf({ owner, externalId }: Draft): Pick<Draft, "owner" | "externalId"> {
  return { owner, externalId };
}

function bodyOf({ draft, plan, country }: OrderDeps, rows: readonly Row[], source: string) {
  return orderBody({ draft: draft(), plan: plan(), rows, source, country: country() });
}

/**
 * Ends an order that was refused, so that the next one gets a new id. Returns how many rows the
 * server refused.
 */
function settleRefusal(
  { recipientList, keep, refresh }: OrderDeps,
  { problem }: Refusal,
  rows: readonly Row[],
): number {
  keep({ externalId: randomId() });
  const fields = problem?.kind === "rejected" ? problem.fields : {};
  const refusals = [...refusalsIn(fields)].flatMap(([index, refusal]) =>
    rows[index] ? [[rows[index].id, refusal] as const] : [],
  );
  recipientList.refuse(new Map(refusals));
  if (!refusals.length) refresh();
  return refusals.length;
}

/** Creates a token for a new card, and saves the card if the giver wants that. */
function cardEffects(deps: OrderDeps): Pick<OrderEffects, "checkingCard" | "savingCard"> {
  const { client, version, draft, intents } = deps;
  return {
    async checkingCard(_, { send }) {
      const tokenised = await deps.port.tokenise({
        name: deps.cardholder(),
        postalCode: draft().postalCode.trim(),
      });
      send(
        tokenised.ok
          ? { type: "cardChecked", token: tokenised.token, lastFour: tokenised.lastFour }
          : { type: "cardRefused", message: tokenised.message },
      );
    },
    async savingCard({ token }, { send }) {
      const before = deps.savedCards();
      const release = blockUnload();
      const outcome = await client().call(
        saveCard,
        { body: { stripe_token: token } },
        { sessionVersion: version() },
      );
      release();
      if (outcome.ok) deps.cardsChanged(outcome.value.creditCards);
      const isOpen = openFactsIn(intents.read(orderName(draft()))) !== null;
      send({ type: "cardSaved", before, outcome, isOpen });
    },
  };
}
