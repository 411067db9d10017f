import {
  findGuests,
  findLocations,
  issueRefund,
  payForGuest,
  readCheck,
  readEmployees,
  readGuest,
  readTransactions,
} from "../src/shared/contracts/managers.ts";
import { http, HttpResponse } from "msw";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { bill } from "./bill.ts";
import { dollars, openOf, wireTicket } from "./billTickets.ts";
import { payFor, settlePayment } from "./managedPayments.ts";
import { managedEmployees, type ManagedDiner, type WireLocation } from "./managedPlaces.ts";
import { refundOf } from "./managedRefunds.ts";
import { managersState, transactionsOf, type ManagersState } from "./managersState.ts";
import { manyTransactions, staffOf, wireTransaction } from "./managedTransactions.ts";
import { refuse } from "./refusal.ts";
import { accountOf } from "./session.ts";
import { paidOnce } from "./paidOnce.ts";

const legacyOnly = (state: ManagersState): void =>
  void (state.locations = state.locations.filter(({ pos_type: type }) => type === "legacy"));

/** The managers' API: restaurants, guests, payments and refunds. */
export const managers: Area<ManagersState> = {
  ...managersState,
  scenarios: {
    "managers-refund-lost": (state) => void (state.refunding = "lost"),
    "managers-refund-not-arrived": (state) => void (state.refunding = "lost-before"),
    "managers-refund-listed": (state) => void (state.refunding = "listed"),
    "managers-refund-signed-out": (state) => void (state.refunding = "signed-out"),
    "managers-refetch-broken": (state) => void (state.broken = "refetch"),
    "managers-payment-lost": (state) => void (state.paying = "lost"),
    "managers-payment-not-arrived": (state) => void (state.paying = "lost-before"),
    "managers-payment-broken": (state) => void (state.paying = "broken"),
    "managers-payment-signed-out": (state) => void (state.paying = "signed-out"),
    "managers-pos-silent": (state) => void (state.paying = "pos-silent"),
    "managers-already-paid": (state) => void (state.paying = "already"),
    "managers-bill-changes": (state) => void (state.isChanging = true),
    "managers-locations-broken": (state) => void (state.broken = "locations"),
    "managers-guests-broken": (state) => void (state.broken = "guests"),
    "managers-transactions-broken": (state) => void (state.broken = "transactions"),
    "managers-tickets-broken": (state) => void (state.broken = "tickets"),
    "managers-employees-broken": (state) => void (state.broken = "employees"),
    "managers-no-locations": (state) => void (state.locations = []),
    "managers-no-transactions": (state) => void (state.transactions = []),
    "managers-many-transactions": (state) => void (state.many = 10_000),
    "managers-legacy": legacyOnly,
    "managers-own-reasons": (state) => void (state.namesReasons = true),
    "managers-names-staff": (state) => void (state.namesStaff = true),
  },
  handlers: (backend) => {
    const state = () => backend.state(managersState);
    const guarded =
      <C extends { readonly token: string | null }>(resolve: (call: C) => unknown) =>
      (call: C) =>
        accountOf(backend, call.token) ? resolve(call) : refuse(401, "Unauthorized");
    return [
      // The card provider reports that the bank has agreed.
      http.post(
        /^https:\/\/api\.stripe\.com\/v1\/payment_intents\/pi_m\d+\/confirm$/,
        ({ request }) => {
          const intent = /(pi_m\d+)\/confirm/.exec(request.url)?.[1] ?? "";
          const payment = state().pendingPayments[intent];
          if (payment) settlePayment(backend, payment);
          delete state().pendingPayments[intent];
          return HttpResponse.json({ status: payment ? "succeeded" : "requires_payment_method" });
        },
      ),
      answer(
        findLocations,
        guarded(({ url }) =>
          state().broken === "locations"
            ? refuse(422, "Search is down")
            : { locations: locationsFor(state(), url.searchParams), ...reasons(state()) },
        ),
      ),
      answer(
        findGuests,
        guarded(({ query }) =>
          state().broken === "guests"
            ? refuse(422, "Search is down")
            : { users: dinersFor(state(), query.query ?? "").map((diner) => wireDiner(diner)) },
        ),
      ),
      answer(
        readGuest,
        guarded(({ path, query }) => guestAt(backend, path.user_id, query.location_id ?? "")),
      ),
      answer(
        readTransactions,
        guarded(({ path }) =>
          isBroken(state(), "transactions")
            ? refuse(422, "Nothing to read")
            : { transactions: rowsOf(backend, Number(path.location_id)) },
        ),
      ),
      answer(
        readCheck,
        guarded(({ path }) => check(backend, path.ticket_number)),
      ),
      answer(
        readEmployees,
        guarded(({ path }) =>
          state().broken === "employees"
            ? refuse(422, "Nobody is here")
            : { employees: managedEmployees(path.location_id) },
        ),
      ),
      answer(
        issueRefund,
        guarded(
          paidOnce(backend, ({ body, token }) =>
            refundOf(backend, accountOf(backend, token)!, body),
          ),
        ),
      ),
      answer(
        payForGuest,
        guarded(paidOnce(backend, ({ body }) => payFor(backend, body.payment ?? {}))),
      ),
    ];
  },
};

function reasons({ namesReasons }: ManagersState): object {
  return namesReasons
    ? { refund_reasons: ["cold_food", { value: "birthday", label: "On the house" }] }
    : {};
}

function isBroken(state: ManagersState, part: ManagersState["broken"]): boolean {
  return state.broken === part;
}

function locationsFor({ locations }: ManagersState, query: URLSearchParams): WireLocation[] {
  const locationId = query.get("location_id");
  if (locationId !== null) return locations.filter(({ id }) => `${id}` === locationId);
  return locations.filter(({ name, address, city }) =>
    matches(`${name} ${address} ${city}`, query.get("query") ?? ""),
  );
}

function dinersFor({ diners }: ManagersState, text: string): ManagedDiner[] {
  return diners.filter(({ first_name, last_name, phone_number }) =>
    matches(`${first_name} ${last_name} ${phone_number}`, text),
  );
}

function matches(words: string, text: string): boolean {
  return words.toLowerCase().includes(text.trim().toLowerCase());
}

/** A guest with their history at one location. */
function guestAt(backend: Backend, id: string, location: string) {
  const state = backend.state(managersState);
  const diner = state.diners.find((one) => `${one.id}` === id);
  if (isBroken(state, "transactions")) return refuse(422, "Nothing to read");
  if (!diner) return refuse(404, "No such guest");
  return {
    user: {
      ...wireDiner(diner),
      transactions: rowsOf(backend, Number(location)).filter(
        (row) => "user_id" in row && row.user_id === diner.id,
      ),
    },
  };
}

function wireDiner({ credit, cards, offers, ...diner }: ManagedDiner): object {
  return {
    ...diner,
    has_active_card: cards.length > 0,
    credit_balance: dollars(credit),
    ik_pass_balance: 0,
    stripe_sources: cards,
    active_offers: offers.map(({ id, name, type, amount, minimum }) => ({
      id,
      name,
      type,
      minimum_spend_amount: minimum === null ? null : dollars(minimum),
      expiration: { mode: "no_expiration" },
      claim_details: { balance: dollars(amount), expires_at: null, offer_claim_id: `claim-${id}` },
    })),
    sub_credit_back_percent: 0.2,
  };
}

function rowsOf(backend: Backend, location: number): object[] {
  const state = backend.state(managersState);
  const transactions = transactionsOf(backend);
  const writtenIds = new Set(transactions.map(({ id }) => id));
  const generated =
    location === 7
      ? manyTransactions(state.many, location, state.since).filter(({ id }) => !writtenIds.has(id))
      : [];
  const names = new Map(
    state.diners.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]),
  );
  return [...transactions.filter((one) => one.location === location), ...generated].map((one) => ({
    ...wireTransaction(one, names.get(one.diner) ?? ""),
    ...(state.namesStaff && staffOf(one)),
  }));
}

/** The check with that number; one is shared with all widgets that pay bills. */
function check(backend: Backend, number: string) {
  const state = backend.state(managersState);
  const ticket = backend.state(bill).tickets.find((ticket) => ticket.number === number);
  if (state.broken === "tickets") return refuse(422, { message: "The till is closed" });
  if (!ticket)
    return refuse(404, {
      errors: { base: ["Your specified ticket couldn't be found. Please try again."] },
    });
  if (state.isChanging && state.reads === 1) ticket.subTotal += 1200;
  state.reads += 1;
  return { ticket: { ...wireTicket(ticket, null), bill_amount: dollars(openOf(ticket)) } };
}
