import type { Outcome } from "../../src/shared/api/outcome.ts";
import { emptyDraft } from "../../src/widgets/Checkout/draft.ts";
import { amountOf } from "../../src/widgets/Checkout/intent.ts";
import type { CheckoutState } from "../../src/widgets/Checkout/state.ts";
import type { Carried, Charge } from "./charge.ts";
import type { Sent } from "./client.ts";
import { openCheckout } from "./openCheckout.ts";
import type { WorldServer } from "./server.ts";
import type { Claim, Tab, WorldFlow } from "./flow.ts";

const cards = [
  { id: 11, last_four: "4242" },
  { id: 12, last_four: "1111" },
];

/** The server gives ids in order. */
const idOf = ({ id }: Charge): number => 10 + Number(id.slice(1));

function wirePage(server: WorldServer) {
  const last = server.listed().at(-1);
  return {
    item: { id: "7", kind: "credit", pay_amount: server.price / 100, get_amount: 125 },
    user: { id: 1, email: "a@example.com", credit_cards: cards },
    purchase: last
      ? { id: idOf(last), amount_charged: last.amount / 100, amount_credited: 125 }
      : { id: 10, amount_charged: 90, amount_credited: 100 },
  };
}

/** A purchase in the form of its endpoint's answer. */
function purchaseIn(outcome: Outcome<Carried>): Outcome<unknown> {
  if (!outcome.ok || outcome.value.kind === "refused") return outcome;
  const value =
    outcome.value.kind === "asks"
      ? { requires_action: true, payment_intent_client_secret: outcome.value.secret }
      : {
          id: idOf(outcome.value.charge),
          amount_charged: outcome.value.charge.amount / 100,
          amount_credited: 125,
        };
  return { ...outcome, value };
}

/** A purchase of credit by an account. Its price changes while the person looks at it. */
export const checkoutInWorld: WorldFlow = {
  name: "a purchase in Checkout",
  amounts: [10_000],
  hasOthers: false,
  tellsHost: true,
  hasBank: true,
  hasPrice: true,
  provesOwn: true,
  choosesCards: true,
  open(server, page): Tab {
    const widget = new AbortController();
    const { signal } = widget;
    const answer = ({ name, body, key }: Sent) => {
      if (name === "checkoutPage") return server.read(() => wirePage(server));
      const attempt = {
        page,
        key,
        body: JSON.stringify(body),
        amount: server.price,
        reference: "",
      };
      return server.post(attempt, () => null).then(purchaseIn);
    };
    const flow = openCheckout(server, page, {
      answer,
      signal,
      wanted: "payment",
      draft: () => ({ ...emptyDraft, email: "a@example.com", firstName: "A", lastName: "B" }),
      keep: () => {},
    });
    let cardId = "11";
    return {
      claim: () => claimOf(flow.store.getState()),
      onChange: (run) => void flow.store.subscribe(run),
      press() {
        const state = flow.store.getState();
        if (state.kind === "payment") page.agreed = amountOf(state.order);
        flow.send({ type: "payPressed", choice: { kind: "saved", cardId } });
      },
      payWith: (source) => void (cardId = source === "wallet" ? cardId : source),
      check: () => flow.send({ type: "retried" }),
      again: () => flow.send({ type: "payAgainChosen" }),
      signIn: () => {},
      end: () => widget.abort(),
    };
  },
};

function claimOf(state: CheckoutState): Claim {
  switch (state.kind) {
    case "confirmation":
    case "gift":
      return { kind: "succeeded", amount: state.purchase.amountCharged };
    case "unknown":
      return { kind: "unknown" };
    case "payment": {
      const kind = state.formError?.kind;
      const saysNothing = !kind || kind === "decided" || kind === "price-changed";
      return { kind: saysNothing ? "idle" : "notCharged" };
    }
    case "details":
      return { kind: "idle" };
    default:
      return { kind: "busy" };
  }
}
