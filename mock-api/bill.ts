import { http, HttpResponse } from "msw";
import { externalLocation, payBill, readTicket } from "../src/shared/contracts/bill.ts";
import { guestToken, type Account } from "./accounts.ts";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { confirmPayment, pay } from "./billPayments.ts";
import { billState, offersOf, type BillState } from "./billState.ts";
import { dollars, openOf, wireTicket } from "./billTickets.ts";
import { sleep } from "./fault.ts";
import { Answer, lost, refuse } from "./refusal.ts";
import { accountBy, accountOf, session } from "./session.ts";
import { outcomeOf, savedCards } from "./wallet.ts";
import { paidOnce } from "./paidOnce.ts";

const covered = 150;

/** Restaurant bills and their payments; credit, cards and claimed offers belong to the account. */
export const bill: Area<BillState> = {
  ...billState,
  scenarios: {
    "bill-covered": (state) => void (state.opening = { balance: covered, cards: savedCards() }),
    "bill-covered-no-card": (state) => void (state.opening = { balance: covered, cards: [] }),
    "bill-no-card": (state) => void (state.opening = { balance: 25, cards: [] }),
    "bill-offers": (state) => void (state.offers = "some"),
    "bill-offer-below-minimum": (state) => void (state.offers = "below-minimum"),
    "bill-item-offer": (state) => void (state.offers = "item"),
    "bill-declined": (state) => void (state.paying = "declined"),
    "bill-pos-unconfirmed": (state) => void (state.paying = "pos-silent"),
    "bill-already-paid": (state) => void (state.paying = "already"),
    "bill-payment-lost": (state) => void (state.paying = "lost"),
    "bill-payment-not-arrived": (state) => void (state.paying = "lost-before"),
    "bill-payment-broken": (state) => void (state.paying = "broken"),
    "bill-payment-refused": (state) => void (state.paying = "refused"),
    "bill-payment-refused-after": (state) => void (state.paying = "refused-after"),
    "bill-signed-out": (state) => void (state.paying = "signed-out"),
    "bill-purchase-declined": (state) => void (state.buying = "declined"),
    "bill-purchase-lost": (state) => void (state.buying = "lost"),
    "bill-changes": (state) => void (state.isChanging = true),
    "bill-unreadable": (state) => void (state.isUnreadable = true),
    "bill-custom-tips": (state) => void (state.customTips = true),
    "bill-logo": (state) => void (state.hasLogo = true),
    "bill-no-tips": (state) => void (state.tipsOff = true),
    "bill-new-zealand": (state) => void (state.country = "NZ"),
    "bill-open-checks": (state) => void (state.listsChecks = true),
    "bill-lists-payments": (state) => void (state.listsPayments = true),
    "bill-slow": (state) => void (state.isSlow = true),
    "bill-no-parts": (state) => void (state.rejectsParts = true),
    "bill-bank-asks": (state) =>
      void (state.opening = {
        balance: 25,
        cards: [{ id: 13, brand: "visa", last_four: "3155", exp_month: 4, exp_year: 2030 }],
      }),
    "bill-bank-agrees": (state) =>
      void (state.opening = {
        balance: 25,
        cards: [{ id: 14, brand: "visa", last_four: "3184", exp_month: 4, exp_year: 2030 }],
      }),
    "bill-bank-unreported": (state) => {
      state.opening = {
        balance: 25,
        cards: [{ id: 14, brand: "visa", last_four: "3184", exp_month: 4, exp_year: 2030 }],
      };
      state.paying = "unreported";
    },
    "bill-bank-refuses": (state) =>
      void (state.opening = {
        balance: 25,
        cards: [{ id: 15, brand: "visa", last_four: "1629", exp_month: 4, exp_year: 2030 }],
      }),
  },
  handlers: (backend) => [
    answer(externalLocation, ({ token }) => {
      const diner = dinerOf(backend, token);
      return diner ? { data: projectOf(backend, diner) } : refuse(401, "Unauthorized");
    }),
    answer(readTicket, async ({ path, query, token }) =>
      dinerOf(backend, token)
        ? readBill(backend, path.ticket, query.pay_amount)
        : refuse(401, "Unauthorized"),
    ),
    // The card provider reports that the bank has agreed.
    http.post(
      /^https:\/\/api\.stripe\.com\/v1\/payment_intents\/pi_bill\d+\/confirm$/,
      ({ request }) => {
        confirmPayment(backend, /pi_bill\d+/.exec(request.url)?.[0] ?? "");
        return HttpResponse.json({ status: "succeeded" });
      },
    ),
    // The checkout sells other gift cards at the same address; only this area's packages are
    // answered here.
    http.post(/\/api\/v2\/gift_card_purchases\.json$/, async ({ request }) => {
      const body: unknown = await request
        .clone()
        .json()
        .catch(() => null);
      const { option: optionId, source } = purchaseIn(body);
      const option = packages.find(({ id }) => id === optionId);
      if (!option) return undefined;
      const token = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
      const buyOnce = paidOnce(backend, () => {
        const bought = buy(backend, dinerOf(backend, token), option, source);
        return new Answer(bought.status, bought.body);
      });
      const { status, body: responseBody } = await buyOnce(request);
      return status === 0
        ? HttpResponse.error()
        : HttpResponse.json(JSON.parse(JSON.stringify(responseBody)), { status });
    }),
    answer(
      payBill,
      paidOnce(backend, ({ body, token }) => {
        const diner = dinerOf(backend, token);
        return diner ? pay(backend, diner, body) : refuse(401, "Unauthorized");
      }),
    ),
  ],
};

function purchaseIn(body: unknown): { option: string; source: string } {
  const purchase = member(body, "gift_card_purchase");
  return {
    option: `${member(purchase, "gift_card_option_id")}`,
    source: `${member(purchase, "stripe_source_id")}`,
  };
}

function member(value: unknown, key: string): unknown {
  return typeof value === "object" && value ? Reflect.get(value, key) : undefined;
}

const packages = [
  { id: "credit-100", amount: 100, credit_to_give: 125, hidden: false },
  { id: "credit-50", amount: 50, credit_to_give: 55, hidden: false },
  { id: "credit-50-plus", amount: 50, credit_to_give: 60, hidden: false },
  { id: "credit-250", amount: 250, credit_to_give: 325, hidden: false },
  { id: "credit-staff", amount: 10, credit_to_give: 100, hidden: true },
];

/** A check in the API's format. */
export async function readBill(backend: Backend, number: string, payAmount: string | undefined) {
  const state = backend.state(bill);
  if (state.isSlow) await sleep(slowMs);
  const matching = state.tickets.find((ticket) => ticket.number === number);
  if (state.isUnreadable || !matching)
    return refuse(404, { errors: { base: ["Your specified ticket couldn't be found."] } });
  if (state.isChanging && state.reads === 1) matching.subTotal += 1200;
  state.reads += 1;
  const part = payAmount && !state.rejectsParts ? Math.round(Number(payAmount) * 100) : null;
  return {
    ticket: { ...wireTicket(matching, part), ...(state.listsPayments && listed(state, number)) },
  };
}

function listed({ payments }: BillState, number: string) {
  return {
    payments: payments
      .filter(({ ticket }) => ticket === number)
      .map(({ amount, tip }, index) => ({
        id: `P-${number}-${index + 1}`,
        amount: dollars(amount),
        tip: dollars(tip),
      })),
  };
}

/** Longer than any timeout in the harness. */
const slowMs = 20_000;

/** The restaurant of every bill. */
export function restaurantOf(backend: Backend) {
  const {
    hasLogo,
    tipsOff,
    country,
    listsChecks: namesChecks,
    tickets,
    customTips,
  } = backend.state(bill);
  return {
    project_id: 42,
    project_slug: "osteria-lucca",
    location_type: "ProjectLocation",
    location_id: 7,
    name: "Osteria Lucca",
    stripe_public_key: "pk_test_harness",
    country_code: country,
    location: {
      timezone: "America/Chicago",
      address: "412 Congress Avenue",
      city: "Austin",
      state: "TX",
      zip_code: "78701",
    },
    ...(hasLogo && {
      logo_path: "/pictures/osteria-lucca.svg",
      white_logo_path: "/pictures/osteria-lucca.svg",
    }),
    ...(tipsOff && { checkout: { tipping_enabled: false } }),
    ...(namesChecks && {
      tickets: tickets
        .filter((ticket) => openOf(ticket) > 0)
        .slice(0, 3)
        .map((ticket) => wireTicket(ticket, null)),
    }),
    ...(customTips && {
      custom_tip_percent0: 15,
      custom_tip_percent1: 19,
      custom_tip_percent2: 23,
      custom_tip_percent3: 28,
    }),
  };
}

/** The account of a token; the page's own token signs in the known guest. */
function dinerOf(backend: Backend, token: string | null): Account | undefined {
  const guest = token === guestToken ? accountBy(backend, "guest@example.com") : undefined;
  const { tokens } = backend.state(session);
  if (guest) tokens[guestToken] ??= guest.id;
  return accountOf(backend, token);
}

function projectOf(backend: Backend, diner: Account) {
  const state = backend.state(bill);
  if (state.opening && !state.opened.includes(diner.id)) {
    state.opened.push(diner.id);
    diner.credit_balance += state.opening.balance;
    if (!diner.credit_cards.length) diner.credit_cards = [...state.opening.cards];
  }
  return {
    ...restaurantOf(backend),
    credit_balance: diner.credit_balance,
    ik_pass_balance: 0,
    credit_cards: diner.credit_cards,
    gift_card_options: packages,
    offers: offersOf(backend, diner),
    offer: null,
    sub_credit_back_percent: 0.2,
    purchase_page: "/?widget=HousePanel&scenario=default",
    timezone: "America/Chicago",
  };
}

function buy(
  backend: Backend,
  diner: Account | undefined,
  { id, credit_to_give: credit }: (typeof packages)[number],
  source: string,
): Answer {
  const state = backend.state(bill);
  const card = diner?.credit_cards.find((one) => `${one.id}` === source);
  if (!diner) return refuse(401, "Unauthorized");
  if (!card) return refuse(422, { errors: { base: ["No such card."] } });
  if (state.buying === "lost-before") return lost;
  if (state.buying === "declined" || outcomeOf(card.last_four) !== "ok")
    return refuse(402, { error: { code: "card_declined", message: "Your card was declined." } });
  diner.credit_balance += credit;
  state.purchases.push(id);
  return state.buying === "lost" ? lost : new Answer(201, { success: true });
}
