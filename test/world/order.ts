import type { Client } from "../../src/shared/api/client.ts";
import type { Outcome } from "../../src/shared/api/outcome.ts";
import { createCardPort } from "../../src/shared/card/cardPort.ts";
import { createCardProvider } from "../../src/shared/card/provider.ts";
import type { BulkOrder } from "../../src/shared/contracts/bulkGifting.ts";
import { createFlow } from "../../src/shared/flow/flow.ts";
import { isUnfinished } from "../../src/shared/payment/intent/record.ts";
import { english } from "../../src/shared/texts/language.ts";
import { emptyDraft, type Draft } from "../../src/widgets/BulkGiftingApp/order/draft.ts";
import { createEffects } from "../../src/widgets/BulkGiftingApp/order/effects.ts";
import { transition } from "../../src/widgets/BulkGiftingApp/order/flow.ts";
import { createOrderIntents, orderName } from "../../src/widgets/BulkGiftingApp/order/intent.ts";
import { planOf } from "../../src/widgets/BulkGiftingApp/order/plan.ts";
import type { OrderEvent, OrderState } from "../../src/widgets/BulkGiftingApp/order/state.ts";
import { createRecipientList } from "../../src/widgets/BulkGiftingApp/recipients/recipientList.ts";
import type { Carried, Charge } from "./charge.ts";
import type { WorldServer } from "./server.ts";
import type { Claim, Tab, WorldFlow } from "./flow.ts";

const terms = {
  country: "US",
  isVoucher: false,
  tiers: [],
  presets: [],
  mostRecipients: 50_000,
} as const;

function draftOf(server: WorldServer): Draft {
  if (server.draft) return server.draft;
  const draft = {
    ...emptyDraft,
    recipients: "1",
    perPerson: "100",
    senderName: "Ada",
    owner: "1",
    externalId: "e1",
  };
  server.draft = draft;
  return draft;
}

// SAFETY: the parts of an order that the flow does not read are missing.
const base = {
  id: null,
  externalId: null,
  name: null,
  status: "sent",
  requiresAction: false,
  paymentIntentClientSecret: null,
  recipientCount: 1,
  total: null,
  deliverAt: null,
} as unknown as BulkOrder;

const orderOf = ({ id, reference }: Charge): BulkOrder => ({ ...base, id, externalId: reference });

const pendingOrder = (reference: string): BulkOrder => ({
  ...base,
  externalId: reference,
  status: "pending_payment",
});

const lastMonth: BulkOrder = { ...base, id: "last month", externalId: "last month" };

function answerIn(outcome: Outcome<Carried>, externalId: string): Outcome<unknown> {
  if (!outcome.ok || outcome.value.kind === "refused") return outcome;
  const value =
    outcome.value.kind === "asks"
      ? {
          ...pendingOrder(externalId),
          requiresAction: true,
          paymentIntentClientSecret: outcome.value.secret,
        }
      : orderOf(outcome.value.charge);
  return { ...outcome, value };
}

/** A bulk order of gifts. */
export const orderInWorld: WorldFlow = {
  name: "a bulk order",
  amounts: [10_000],
  hasOthers: false,
  tellsHost: true,
  hasBank: true,
  isNewAfterRefusal: true,
  isShownByList: true,
  choosesCards: true,
  open(server, page): Tab {
    const widget = new AbortController();
    const { signal } = widget;
    const intents = createOrderIntents(signal);
    const recipientList = createRecipientList(() => ({
      country: "US",
      today: { year: 2026, month: 3, day: 14 },
    }));
    const call = (
      endpoint: { readonly name: string },
      { body }: { readonly body?: { bulk_gift_order: { external_id: string } } },
      { intent = "" }: { readonly intent?: string } = {},
    ) => {
      if (endpoint.name !== "createBulkOrder")
        return server.read(() => ({
          orders: [
            lastMonth,
            ...server.asking().map(pendingOrder),
            ...server.listed().map(orderOf),
          ],
        }));
      const reference = body?.bulk_gift_order.external_id ?? "";
      const attempt = { page, key: intent, body: JSON.stringify(body), amount: 10_000, reference };
      return server.post(attempt, () => null).then((outcome) => answerIn(outcome, reference));
    };
    const flow = createFlow<OrderState, OrderEvent>({
      initial: { kind: "building", step: "review", formError: null },
      transition,
      effects: createEffects({
        intents,
        signal,
        // SAFETY: only orders are sent and looked up.
        client: () => ({ call, warmUp() {} }) as unknown as Client,
        version: () => 1,
        recipientList,
        draft: () => draftOf(server),
        keep: (part) => void (server.draft = { ...draftOf(server), ...part }),
        plan: () => planOf(draftOf(server), recipientList.store.getState(), terms),
        country: () => "US",
        cardholder: () => "Ada",
        port: { ...createCardPort(english), challenge: (secret) => server.ask(secret, page) },
        provider: createCardProvider(() => null, signal),
        savedCards: () => [],
        cardsChanged: () => {},
        refresh: () => {},
        finished: () => void server.told.push({ amount: null, card: null }),
        clear: () => {},
      }),
      signal,
      onBug: (error) => {
        throw error;
      },
    });
    const resume = (): void => {
      if (isUnfinished(intents.read(orderName(draftOf(server))))) flow.send({ type: "resumed" });
    };
    resume();
    let cardId = "11";
    return {
      claim: () => claimOf(flow.store.getState()),
      onChange: (run) => void flow.store.subscribe(run),
      press: () => flow.send({ type: "payPressed", choice: { kind: "saved", cardId } }),
      payWith: (source) => void (cardId = source === "wallet" ? cardId : source),
      check: () => flow.send({ type: "retried" }),
      again: () => flow.send({ type: "payAgainChosen" }),
      signIn: resume,
      end: () => widget.abort(),
    };
  },
};

function claimOf(state: OrderState): Claim {
  switch (state.kind) {
    case "sent":
      return { kind: "succeeded", amount: null };
    case "unknown":
      return { kind: "unknown" };
    case "building": {
      const kind = state.formError?.kind;
      if (!kind || kind === "none-found") return { kind: "idle" };
      return { kind: "notCharged", isElsewhere: kind === "not-charged-elsewhere" };
    }
    default:
      return { kind: "busy" };
  }
}
