import type { Outcome } from "../../src/shared/api/outcome.ts";
import { cash } from "../../src/shared/money/cents.ts";
import { planFor } from "../../src/shared/payment/order.ts";
import {
  checkOf,
  claimOf,
  owed,
  payAsDiner,
  payByOther,
  projectIn,
  ticketIn,
  type Listing,
} from "./bill.ts";
import type { Sent } from "./client.ts";
import type { Page } from "./page.ts";
import { openRedeem } from "./redeem.ts";
import type { WorldServer } from "./server.ts";
import type { Tab, WorldFlow } from "./flow.ts";

interface BillOptions {
  readonly name: string;
  readonly listing: Listing;
  /** The part in cents that the page asks for. */
  readonly part?: number;
  readonly hasTips?: boolean;
}

function answerOf(
  { listing, hasTips = false }: BillOptions,
  server: WorldServer,
  page: Page,
  sent: Sent,
): Promise<Outcome<unknown>> {
  if (sent.name === "externalLocation") return server.read(() => projectIn(server, page, hasTips));
  if (sent.name === "readTicket") return server.read(() => ticketIn(server, page, listing, sent));
  return payAsDiner(server, page, sent);
}

function openBill(options: BillOptions, server: WorldServer, page: Page): Tab {
  const { store, send, end } = openRedeem(
    server,
    page,
    (sent) => answerOf(options, server, page, sent),
    options.part === undefined ? null : cash(options.part),
  );
  /** Goes to the stage at which it is paid. */
  function toReview(): void {
    // After an unknown outcome, it can be paid again, and otherwise than before.
    if (store.getState().kind === "unconfirmed") send({ type: "payAgainChosen" });
    if (store.getState().kind === "addCredit") send({ type: "creditSubmitted" });
    if (store.getState().kind === "redeemCredit") send({ type: "tipSubmitted" });
    if (store.getState().kind === "failed") send({ type: "wentBack" });
  }
  function press(): void {
    if (store.getState().kind !== "unconfirmed") toReview();
    const state = store.getState();
    if (state.kind !== "review") return;
    page.agreed = planFor(state.order).card;
    page.agreedCheck = checkOf(state.order);
    send({ type: "payPressed" });
  }
  return {
    claim: () => claimOf(store.getState()),
    onChange: (run) => void store.subscribe(run),
    press,
    check: () => send({ type: "retried" }),
    again() {
      if (store.getState().kind !== "unconfirmed") return;
      send({ type: "payAgainChosen" });
      press();
    },
    tip(text) {
      toReview();
      if (store.getState().kind === "review") send({ type: "wentBack" });
      if (store.getState().kind === "addCredit") send({ type: "creditSubmitted" });
      if (store.getState().kind === "redeemCredit")
        send({ type: "tipChosen", tip: { kind: "typed", text } });
    },
    payWith(source) {
      toReview();
      if (source !== "wallet") send({ type: "cardChosen", cardId: source });
    },
    split(cents) {
      toReview();
      if (store.getState().kind === "review")
        send({ type: "splitAsked", payAmount: cents === null ? null : cash(cents) });
    },
    rest() {
      const state = store.getState();
      return state.kind === "success" && state.receipt.rest?.kind === "left"
        ? () => send({ type: "restWanted" })
        : null;
    },
    signIn: () => void (store.getState().kind === "login" && send({ type: "signedIn" })),
    endSession: () => send({ type: "signedOut" }),
    signOut: () => send({ type: "loggedOut" }),
    end,
  };
}

/** A diner pays a check, or a part of it, in RedeemCheckout. Others at the table pay it too. */
export function redeemBillInWorld(options: BillOptions): WorldFlow {
  const { name, listing, hasTips = false } = options;
  return {
    name,
    amounts: [4_000, 2_500],
    hasOthers: true,
    tellsHost: true,
    hasBank: true,
    hasChecks: true,
    reopensChecks: listing !== "nothing",
    hasAccounts: true,
    hasSession: true,
    hasCredit: true,
    hasTips,
    choosesCards: hasTips,
    hasPos: true,
    provesOwn: listing === "keys",
    owes: owed,
    other: payByOther,
    open: (server, page) => openBill(options, server, page),
  };
}
