import type { Outcome } from "../../src/shared/api/outcome.ts";
import { openPackage } from "../../src/widgets/RedeemCheckout/purchaseEffects.ts";
import { packageOf } from "../../src/widgets/RedeemCheckout/order.ts";
import type { RedeemState } from "../../src/widgets/RedeemCheckout/state.ts";
import type { Sent } from "./client.ts";
import { openRedeem } from "./redeem.ts";
import type { Page } from "./page.ts";
import type { Carried, Charge } from "./charge.ts";
import type { WorldServer } from "./server.ts";
import type { Claim, Tab, WorldFlow } from "./flow.ts";

/** What each package gives, in cents. */
const credits: Readonly<Record<string, number>> = { large: 12_500, small: 4_800 };

const packageFor = (amount: number): string => (amount === 4_000 ? "small" : "large");

/** A diner's own charge buys credit; somebody else's is a gift of credit that no package gives. */
const creditOf = ({ by, reference, amount }: Charge): number =>
  by === "person" ? (credits[reference] ?? 0) : amount * 1.1;

function projectIn(server: WorldServer): unknown {
  const bought = server.listed().reduce((sum, charge) => sum + creditOf(charge), 0);
  return {
    data: {
      project_id: 42,
      project_slug: "lucca",
      balance: 25 + bought / 100,
      credit_cards: [
        { id: 11, last_four: "4242", brand: "visa" },
        { id: 12, last_four: "1111", brand: "visa" },
      ],
      gift_card_options: [
        { id: "large", amount: server.price / 100, credit_to_give: 125 },
        { id: "small", amount: 40, credit_to_give: 48 },
      ],
    },
  };
}

/** A bill that no credit of the walk covers. */
const ticket = {
  ticket: { id: "t1", ticket_code: "1001", bill_amount: 9_000, bill_amount_due: 9_000 },
};

function purchaseIn(outcome: Outcome<Carried>): Outcome<unknown> {
  if (!outcome.ok || outcome.value.kind === "refused") return outcome;
  return outcome.value.kind === "asks"
    ? {
        ...outcome,
        value: { requires_action: true, payment_intent_client_secret: outcome.value.secret },
      }
    : { ...outcome, value: { id: outcome.value.charge.id } };
}

function answerOf(
  server: WorldServer,
  page: Page,
  { name, body, key }: Sent,
): Promise<Outcome<unknown>> {
  if (name === "externalLocation") return server.read(() => projectIn(server));
  if (name === "readTicket") return server.read(() => ticket);
  const reference = Object(body).gift_card_purchase.gift_card_option_id;
  const amount = reference === "small" ? 4_000 : server.price;
  const attempt = { page, key, body: JSON.stringify(body), amount, reference };
  return server.post(attempt, () => null).then(purchaseIn);
}

/** A package of credit that a diner buys before the bill is paid. */
export const packageInWorld: WorldFlow = {
  name: "a package of credit",
  amounts: [10_000, 10_000, 4_000],
  hasOthers: true,
  tellsHost: false,
  hasBank: true,
  hasPrice: true,
  choosesCards: true,
  hasSession: true,
  open(server, page): Tab {
    const { store, send, end } = openRedeem(server, page, (sent) => answerOf(server, page, sent));
    const press = (packageId: string): void => {
      send({ type: "packageChosen", packageId });
      const state = store.getState();
      if (state.kind === "addCredit") page.agreed = packageOf(state.order)?.amount ?? null;
      send({ type: "creditSubmitted" });
      send({ type: "purchaseConfirmed" });
    };
    return {
      claim: () => claimOf(store.getState(), server),
      onChange: (run) => void store.subscribe(run),
      press: (amount) => press(packageFor(amount)),
      payWith: (source) =>
        send({ type: "cardChosen", cardId: source === "wallet" ? "11" : source }),
      check: () => send({ type: "retried" }),
      again() {
        const state = store.getState();
        const open = state.kind === "addCredit" && openPackage(state.notice);
        if (open) press(open.id);
      },
      endSession: () => send({ type: "signedOut" }),
      // The packages are still there.
      anew() {},
      signIn: () => void (store.getState().kind === "login" && send({ type: "signedIn" })),
      end,
    };
  },
};

function claimOf(state: RedeemState, server: WorldServer): Claim {
  if (state.kind === "login") return { kind: "signedOut" };
  if (state.kind === "error") return { kind: "unread" };
  // Bought for certain, or not: the balance alone is missing.
  if (state.kind === "reloadFailed")
    return state.isCertain ? { kind: "succeeded", amount: null } : { kind: "unknown" };
  if (state.kind !== "addCredit") return { kind: "busy" };
  const { notice, formError } = state;
  if (formError) return { kind: formError.kind === "package-changed" ? "idle" : "notCharged" };
  switch (notice?.kind) {
    case "purchased": {
      const charge = server.own().find((one) => creditOf(one) === notice.credit);
      return { kind: "succeeded", amount: charge?.amount ?? 0 };
    }
    case "purchase-refused-elsewhere":
      return { kind: "notCharged", isElsewhere: true };
    case "purchase-missing":
    case "purchase-open":
    case "purchase-unknown":
      return { kind: "unknown" };
    default:
      return { kind: "idle" };
  }
}
