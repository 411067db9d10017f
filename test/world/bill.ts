import type { Outcome } from "../../src/shared/api/outcome.ts";
import { planFor, type BillOrder } from "../../src/shared/payment/order.ts";
import { cash } from "../../src/shared/money/cents.ts";
import type { CheckoutState } from "../../src/widgets/ManagersWebApp/payment/checkoutState.ts";
import type { RedeemState } from "../../src/widgets/RedeemCheckout/state.ts";
import type { RedemptionState } from "../../src/widgets/WebRedemption/state.ts";
import { openRedeem, type Sent } from "./redeem.ts";
import type { Page } from "./page.ts";
import type { Carried, Charge } from "./charge.ts";
import type { WorldServer } from "./server.ts";
import type { Claim, Tab, WorldFlow } from "./flow.ts";

/** How the restaurant's system lists payments: with the key of the request, with the card's digits, or not at all. */
export type Listing = "keys" | "cards" | "nothing";

const sumOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { amount }) => sum + amount, 0);

export const owedOn = (
  { totals }: WorldServer,
  check: number,
  charges: readonly Charge[],
): number => (totals.get(check) ?? 0) - sumOf(charges.filter((charge) => charge.check === check));

export function ticketIn(server: WorldServer, listing: Listing, part: number | null): unknown {
  const { check } = server;
  const listed = server.listed().filter((charge) => charge.check === check);
  const due = owedOn(server, check, listed);
  const now = part === null ? due : Math.min(due, part);
  let id = check;
  while (server.reopened.has(id)) id -= 1;
  const payments = listed.map(({ id, amount, by, reference }) => ({
    id,
    amount: amount / 100,
    ...(listing === "keys"
      ? { idempotency_key: reference }
      : { last_four: by === "person" ? "4242" : "1881" }),
  }));
  return {
    ticket: {
      id: `t${id}`,
      // A system that lists no payments does not say either when a check was opened.
      ...(listing !== "nothing" && { created_at: createdAt(check) }),
      ticket_code: "1001",
      bill_amount: now / 100,
      bill_amount_due: due / 100,
      bill_amount_to_leave_unpaid: (due - now) / 100,
      bill_total: (server.totals.get(check) ?? 0) / 100,
      payments: listing === "nothing" ? [] : payments,
    },
  };
}

/** The restaurant as the signed-in person sees it; a page that has read it knows the credit. */
export function projectIn(server: WorldServer, page: Page): unknown {
  page.seenCredit = server.credit;
  return { data: { ...project.data, balance: server.credit / 100 } };
}

export const project = {
  data: {
    project_id: 42,
    project_slug: "lucca",
    checkout: { tipping_enabled: false },
    credit_cards: [{ id: 11, last_four: "4242", brand: "visa" }],
  },
};

/** What a payment is refused for, in the server's words. */
export function refusalOf(server: WorldServer, check: number, amount: number): string | null {
  const owed = owedOn(server, check, server.charges);
  if (owed <= 0) return "Payment is already done";
  return amount > owed ? "The amount is more than the check owes" : null;
}

export function paymentIn(outcome: Outcome<Carried>): Outcome<unknown> {
  return outcome.ok ? { ...outcome, value: bodyOf(outcome.value) } : outcome;
}

function bodyOf(carried: Carried): unknown {
  switch (carried.kind) {
    case "refused":
      return { pos_success: false, error: carried.words };
    case "asks":
      return { requires_action: true, payment_intent_client_secret: carried.secret };
    case "charged": {
      const { id, amount, card, attempt } = carried.charge;
      const payments = [
        { type: "credit", amount: (amount + (attempt?.tip ?? 0) - card) / 100 },
        { type: "card", amount: card / 100 },
      ].filter((one) => one.amount > 0);
      return { id, payments, ...(carried.isConfirmed && { pos_success: true }) };
    }
  }
}

/** A diner pays a check, or a part of it; others at the table pay it too. */
export function billInWorld(name: string, listing: Listing, part: number | null): WorldFlow {
  function answer(
    server: WorldServer,
    page: Page,
    { name: call, body, key }: Sent,
  ): Promise<Outcome<unknown>> {
    if (call === "externalLocation") return server.read(() => projectIn(server, page));
    // The server cannot list a key that it does not get.
    const listed = listing === "keys" && !server.hasKeys ? "cards" : listing;
    if (call === "readTicket") return server.read(() => ticketIn(server, listed, part));
    const amount = Math.round(Object(body).transaction.amount * 100);
    const attempt = {
      page,
      key,
      body: JSON.stringify(body),
      amount,
      reference: key,
      takesCredit: true,
    };
    const { check } = server;
    return server.post(attempt, () => refusalOf(server, check, amount)).then(paymentIn);
  }

  return {
    name,
    amounts: [4_000, 2_500],
    hasOthers: true,
    tellsHost: true,
    hasBank: true,
    hasChecks: true,
    reopensChecks: listing !== "nothing",
    hasAccounts: true,
    hasCredit: true,
    hasPos: true,
    other: (server, amount) => {
      if (owedOn(server, server.check, server.charges) >= amount)
        server.charge(amount, `other-${Date.now()}`, "other");
    },
    open(server, page): Tab {
      const { store, send, end } = openRedeem(
        server,
        page,
        (sent) => answer(server, page, sent),
        part === null ? null : cash(part),
      );
      const press = (): void => {
        const { kind } = store.getState();
        if (kind === "addCredit") send({ type: "creditSubmitted" });
        if (kind === "failed") send({ type: "wentBack" });
        const state = store.getState();
        if (state.kind !== "review") return;
        page.agreed = planFor(state.order).card;
        send({ type: "payPressed" });
      };
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
        signIn: () => void (store.getState().kind === "login" && send({ type: "signedIn" })),
        signOut: () => send({ type: "loggedOut" }),
        end,
      };
    },
  };
}

const unchargedNotices: ReadonlySet<string> = new Set([
  "not-sent",
  "not-charged",
  "declined",
  "refused",
]);

/** When a check was opened, or opened again. The milliseconds are its number. */
const createdAt = (check: number): string => new Date(openedMs + check).toISOString();
const openedMs = Date.parse("2026-03-14T11:00:00Z");

/** The number of the check that an order is about, as `ticketIn` writes it. */
const checkOf = ({ ticket: { id, createdAt: opened } }: BillOrder): number =>
  opened === null ? Number(String(id).slice(1)) : Date.parse(opened) - openedMs;

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
          };
    case "nothingDue":
      return { kind: "over" };
    case "notFound":
      return { kind: state.isPaymentOpen || !state.isSettled ? "unknown" : "over" };
    case "unconfirmed":
      return state.evidence.finding === "cleared"
        ? { kind: "over" }
        : { kind: "unknown", owesLess: state.evidence.finding === "less" };
    case "failed":
      return { kind: "notCharged", check: checkOf(state.order) };
    case "error":
      return { kind: "unknown" };
    case "interrupted":
      return { kind: "signedOut" };
    case "idle":
      return { kind: "idle" };
    case "addCredit":
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
