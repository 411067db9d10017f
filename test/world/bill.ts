import type { Outcome } from "../../src/shared/api/outcome.ts";
import type { BillOrder } from "../../src/shared/payment/order.ts";
import type { CheckoutState } from "../../src/widgets/ManagersWebApp/payment/checkoutState.ts";
import type { RedeemState } from "../../src/widgets/RedeemCheckout/state.ts";
import type { RedemptionState } from "../../src/widgets/WebRedemption/state.ts";
import type { Sent } from "./client.ts";
import type { Page } from "./page.ts";
import type { Attempt, Carried, Charge } from "./charge.ts";
import type { WorldServer } from "./server.ts";
import { words } from "./wire.ts";
import type { Claim } from "./flow.ts";

/** How the restaurant's system lists payments: with the key of the request, with the card's digits, or not at all. */
export type Listing = "keys" | "cards" | "nothing";

const sumOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { amount }) => sum + amount, 0);

const owedOn = ({ totals }: WorldServer, check: number, charges: readonly Charge[]): number =>
  (totals.get(check) ?? 0) - sumOf(charges.filter((charge) => charge.check === check));

/** What the check still owes, whatever is listed. */
export const owed = (server: WorldServer): number => owedOn(server, server.check, server.charges);

/** Somebody else at the table pays an equal share, or all that is left. */
export function payByOther(server: WorldServer, amount: number): void {
  const left = owed(server);
  const part = amount === 4_000 ? Math.min(amount, left) : left;
  if (part > 0) server.charge(part, `other-${server.charges.length}`, "other");
}

const centsOf = (dollars: unknown): number => Math.round(Number(dollars) * 100);

/** The check as it is read now; of a part where one is asked for. */
export function ticketIn(
  server: WorldServer,
  page: Page,
  listing: Listing,
  { query }: Sent,
): unknown {
  const { check } = server;
  page.seenCheck = check;
  const { pay_amount: part } = Object(query);
  const listed = server.listed().filter((charge) => charge.check === check);
  const due = owedOn(server, check, listed);
  const now = part === undefined ? due : Math.min(due, centsOf(part));
  let id = check;
  while (server.reopened.has(id)) id -= 1;
  // The server cannot list a key that it does not get.
  const hasKeys = listing === "keys" && server.hasKeys;
  const payments = listed.map(({ id, amount, by, reference, attempt }) => ({
    id,
    amount: amount / 100,
    ...(hasKeys
      ? { idempotency_key: reference }
      : { last_four: by === "person" ? (attempt?.lastFour ?? "4242") : "1881" }),
  }));
  return {
    ticket: {
      id: `t${id}`,
      // A system that lists no payments does not say either when a check was opened.
      ...(listing !== "nothing" && { created_at: createdAt(check, (server.readings += 1)) }),
      ticket_code: "1001",
      bill_amount: now / 100,
      bill_amount_due: due / 100,
      bill_amount_to_leave_unpaid: (due - now) / 100,
      bill_total: (server.totals.get(check) ?? 0) / 100,
      payments: listing === "nothing" ? [] : payments,
    },
  };
}

const cards = [
  { id: "11", last_four: "4242", brand: "visa" },
  { id: "12", last_four: "1111", brand: "visa" },
];

/** The restaurant as the signed-in person sees it; a page that has read it knows credit and offer. */
export function projectIn(server: WorldServer, page: Page, hasTips: boolean): unknown {
  const { credit, offer } = server;
  page.seenCredit = credit;
  page.seenOffer = offer;
  const claim = { id: "9", claim_details: { balance: offer / 100, offer_claim_id: "claim" } };
  return {
    data: {
      ...placeIn(hasTips),
      balance: credit / 100,
      offers: offer ? [claim] : [],
      credit_cards: cards,
    },
  };
}

/** The restaurant as everybody sees it. */
export const placeIn = (hasTips: boolean) => ({
  project_id: 42,
  project_slug: "lucca",
  checkout: { tipping_enabled: hasTips },
});

/** What a payment is refused for, in the server's words. */
function refusalOf(server: WorldServer, check: number, amount: number): string | null {
  const left = owedOn(server, check, server.charges);
  if (left <= 0) return words.alreadyDone;
  return amount > left ? "The amount is more than the check owes" : null;
}

/** A diner's payment, by credit, offer and card. Both widgets for diners send the same body. */
export function payAsDiner(
  server: WorldServer,
  page: Page,
  { body, key }: Sent,
): Promise<Outcome<unknown>> {
  const { transaction, tip } = Object(body);
  const { check } = server;
  const amount = centsOf(transaction.amount);
  const source = transaction.charge_stripe_source_id;
  const attempt = {
    page,
    key,
    body: JSON.stringify(body),
    amount,
    tip: tip?.amount ?? 0,
    reference: key,
    takesCredit: true,
    takesOffer: transaction.offer_claim_id !== null,
    lastFour: cards.find(({ id }) => id === source)?.last_four ?? "0005",
  };
  return payIn(server, attempt, check);
}

/** A payment of a check, in the form of its endpoint's answer. */
export async function payIn(
  server: WorldServer,
  attempt: Attempt,
  check: number,
): Promise<Outcome<unknown>> {
  const outcome = await server.post(attempt, () => refusalOf(server, check, attempt.amount));
  return outcome.ok ? { ...outcome, value: bodyOf(outcome.value, server) } : outcome;
}

function bodyOf(carried: Carried, { namesTenders }: WorldServer): unknown {
  switch (carried.kind) {
    case "refused":
      return { pos_success: false, error: carried.words };
    case "asks":
      return { requires_action: true, payment_intent_client_secret: carried.secret };
    case "charged": {
      const { id, amount, card, offer, attempt } = carried.charge;
      const payments = [
        { type: "offer", amount: offer / 100 },
        { type: "credit", amount: (amount + (attempt?.tip ?? 0) - offer - card) / 100 },
        { type: "card", amount: card / 100 },
      ].filter((one) => one.amount > 0);
      return {
        id,
        ...(namesTenders && { payments }),
        ...(carried.isConfirmed && { pos_success: true }),
      };
    }
  }
}

const unchargedNotices: ReadonlySet<string> = new Set([
  "not-sent",
  "not-charged",
  "declined",
  "refused",
]);

/** When a check was opened, or opened again. Every other reading spells the time in another way. */
function createdAt(check: number, reading: number): string {
  const time = new Date(openedMs + check * 1_000).toISOString();
  return reading % 2 ? time : time.replace(".000Z", "+00:00");
}
const openedMs = Date.parse("2026-03-14T11:00:00Z");

/** The number of the check that an order is about, as `ticketIn` writes it. */
export const checkOf = ({ ticket: { id, createdAt: opened } }: BillOrder): number =>
  opened === null ? Number(String(id).slice(1)) : (Date.parse(opened) - openedMs) / 1_000;

export function claimOf(state: RedeemState | RedemptionState | CheckoutState): Claim {
  switch (state.kind) {
    case "login":
    case "signIn":
      return { kind: "signedOut" };
    case "success":
    case "posUnconfirmed":
    case "confirming":
      return state.how === "already"
        ? { kind: "over" }
        : {
            kind: "succeeded",
            amount: state.receipt.sums?.bill ?? null,
            card: state.receipt.sums?.card ?? null,
            tip: state.receipt.sums?.tip ?? null,
            isConfirmed:
              state.kind === "success" && (state.how === "paid" || state.how === "found"),
          };
    case "nothingDue":
      return { kind: "over" };
    case "notFound":
      return { kind: state.isPaymentOpen || !state.isSettled ? "unknown" : "over" };
    case "unconfirmed":
      return state.evidence.finding === "cleared"
        ? { kind: "over" }
        : {
            kind: "unknown",
            owesLess: state.evidence.finding === "less",
            check: checkOf(state.order),
          };
    case "failed":
      return { kind: "notCharged", check: checkOf(state.order) };
    case "error":
      return { kind: "unknown" };
    case "interrupted":
      return { kind: "signedOut" };
    case "idle":
      return { kind: "idle" };
    case "addCredit":
    case "redeemCredit":
    case "checkout":
    case "review":
    case "reviewing": {
      const { notice } = state;
      if (!unchargedNotices.has(notice?.kind ?? "")) return { kind: "idle" };
      const isElsewhere = notice?.kind === "not-charged" && notice.elsewhere;
      return { kind: "notCharged", isElsewhere, check: checkOf(state.order) };
    }
    default:
      return { kind: "busy" };
  }
}
