import type { Outcome } from "../../src/shared/api/outcome.ts";
import { readCheckoutPage } from "../../src/shared/contracts/checkout.ts";
import { emptyDraft } from "../../src/widgets/Checkout/draft.ts";
import type { CheckoutState, Gift } from "../../src/widgets/Checkout/state.ts";
import { readDraft, writeDraft, writeReceipt } from "../../src/widgets/Checkout/storage.ts";
import { keyOf } from "../../src/widgets/Checkout/target.ts";
import { hourMs } from "./browser.ts";
import type { Carried } from "./charge.ts";
import type { Sent } from "./client.ts";
import type { Claim, Tab, WorldFlow } from "./flow.ts";
import { openCheckout, target } from "./openCheckout.ts";
import type { WorldServer } from "./server.ts";

const item = keyOf(target);

/** When walks begin. */
const boughtAtMs = Date.parse("2026-03-14T12:00:00Z");
/** Milliseconds after which nothing of the gift is stored any more. */
const receiptTtlMs = hourMs / 2;

/** The page after the purchase, with its credit of $125.00 for $100.00. */
function wirePage(server: WorldServer) {
  return {
    item: { id: "7", kind: "credit", pay_amount: 100, get_amount: 125 },
    user: { id: 1, email: "a@example.com", credit_cards: [] },
    purchase: {
      id: "bought",
      amount: 100,
      credit_to_give: 125,
      amount_charged: 100,
      amount_credited: 125,
      gift_sent: server.listed().length > 0,
    },
  };
}

/** The purchase was made before the first page of the walk, which shows where its gift is written. */
function makePurchase(server: WorldServer): void {
  const purchase = readCheckoutPage(wirePage(server))?.purchase;
  if (server.moment > 1 || !purchase) return;
  const receipt = { purchase, gift: "open", isSeen: true, owner: "1", buyer: "" } as const;
  writeReceipt(item, receipt, Date.now());
}

const giftIn = (outcome: Outcome<Carried>): Outcome<unknown> =>
  outcome.ok && outcome.value.kind === "charged" ? { ...outcome, value: {} } : outcome;

/** The whole credit for one person, or the part without the bonus for another one. */
const giftOf = (amount: number): Gift => ({
  recipientName: amount === 10_000 ? "Bob" : "Sam",
  recipientEmail: "friend@example.com",
  message: "",
  deliverOn: null,
  keepBonus: amount === 10_000,
});

/** The gift of a purchase in Checkout. The server gives the credit away as often as it is asked to. */
export const giftInWorld: WorldFlow = {
  name: "a gift",
  amounts: [12_500, 12_500, 10_000],
  hasOthers: false,
  tellsHost: false,
  hasBank: false,
  provesOwn: true,
  choosesAmount: true,
  open(server, page): Tab {
    const widget = new AbortController();
    const { signal } = widget;
    makePurchase(server);
    const answer = ({ name, body, key }: Sent) => {
      if (name === "checkoutPage") return server.read(() => wirePage(server));
      const amount = Math.round(Object(body).gift.amount * 100);
      const attempt = { page, key, body: JSON.stringify(body), amount, reference: "gift" };
      return server.post(attempt, () => null).then(giftIn);
    };
    const draft = () => readDraft(item) ?? emptyDraft;
    const flow = openCheckout(server, page, {
      answer,
      signal,
      wanted: "gift_page_2",
      draft,
      keep: (typed) => writeDraft(item, { ...draft(), ...typed }),
    });
    const { store, send } = flow;
    const submit = (gift: Gift): void => {
      if (store.getState().kind !== "gift") return;
      const { recipientName, recipientEmail, keepBonus } = gift;
      writeDraft(item, { ...draft(), recipientName, recipientEmail, keepBonus });
      page.hasSentUnstored ||= Date.now() - boughtAtMs > receiptTtlMs;
      page.agreed = giftAmountIn(keepBonus);
      send({ type: "giftSubmitted", gift });
    };
    return {
      claim: () => claimOf(store.getState()),
      onChange: (run) => void store.subscribe(run),
      press: (amount) => submit(giftOf(amount)),
      check: () => send({ type: "retried" }),
      again: () => submit(giftOf(giftAmountIn(draft().keepBonus))),
      signIn: () => {},
      end: () => widget.abort(),
    };
  },
};

const giftAmountIn = (keepsBonus: boolean): number => (keepsBonus ? 10_000 : 12_500);

function claimOf(state: CheckoutState): Claim {
  switch (state.kind) {
    case "gift":
      if (!state.formError) return { kind: "idle" };
      return { kind: state.formError.kind === "unconfirmed" ? "unknown" : "notCharged" };
    case "giving":
    case "checkingGift":
    case "loading":
      return { kind: "busy" };
    case "confirmation":
      if (state.gift === "sent") return { kind: "succeeded", amount: state.sent?.amount ?? null };
      return { kind: state.gift === "unknown" ? "unknown" : "over" };
    case "missing":
      return { kind: "unread" };
    default:
      // The receipt has expired, and with it the page of the gift.
      return { kind: "over" };
  }
}
