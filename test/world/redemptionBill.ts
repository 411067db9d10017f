import type { Outcome } from "../../src/shared/api/outcome.ts";
import { owed, payAsDiner, payByOther, payIn, placeIn, projectIn, ticketIn } from "./bill.ts";
import type { Sent } from "./client.ts";
import type { Page } from "./page.ts";
import { openRedemption } from "./redemption.ts";
import type { WorldServer } from "./server.ts";
import type { WorldFlow } from "./flow.ts";

const bill = {
  amounts: [4_000, 2_500],
  hasOthers: true,
  tellsHost: true,
  hasBank: true,
  hasChecks: true,
  reopensChecks: true,
  hasTips: true,
  hasPos: true,
  owes: owed,
  other: payByOther,
} as const;

function payAsGuest(
  server: WorldServer,
  page: Page,
  { body, key }: Sent,
): Promise<Outcome<unknown>> {
  const { payment } = Object(body);
  const { check } = server;
  const amount = Math.round(payment.amount * 100);
  const tip = payment.tip?.amount ?? 0;
  const text = JSON.stringify(body);
  const attempt = { page, key, body: text, amount, tip, reference: key, isGuest: true };
  return payIn(server, attempt, check);
}

function answerGuest(server: WorldServer, page: Page, sent: Sent): Promise<Outcome<unknown>> {
  if (sent.name === "externalLocation") return server.read(() => ({ data: placeIn(true) }));
  if (sent.name === "readTicket")
    return server.read(() => ticketIn(server, page, server.hasKeys ? "keys" : "nothing", sent));
  return payAsGuest(server, page, sent);
}

/** A guest pays a check in WebRedemption, each time with another token of the card. */
export const guestBillInWorld: WorldFlow = {
  ...bill,
  name: "a guest's bill",
  isKnownToPage: true,
  open: (server, page) =>
    openRedemption(server, page, (sent) => answerGuest(server, page, sent), true),
};

function answerDiner(server: WorldServer, page: Page, sent: Sent): Promise<Outcome<unknown>> {
  if (sent.name === "externalLocation") return server.read(() => projectIn(server, page, true));
  if (sent.name === "readTicket") return server.read(() => ticketIn(server, page, "cards", sent));
  return payAsDiner(server, page, sent);
}

/** A diner pays a check in WebRedemption: with credit, an offer, saved cards, or a wallet. */
export const dinerBillInWorld: WorldFlow = {
  ...bill,
  name: "a diner's bill",
  hasAccounts: true,
  hasSession: true,
  hasCredit: true,
  hasOffers: true,
  choosesCards: true,
  open: (server, page) =>
    openRedemption(server, page, (sent) => answerDiner(server, page, sent), false),
};
