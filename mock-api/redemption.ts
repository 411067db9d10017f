import { http, HttpResponse } from "msw";
import { payAsGuest } from "../src/shared/contracts/redemption.ts";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { bill, restaurantOf, readBill } from "./bill.ts";
import { charge } from "./billPayments.ts";
import { dollars } from "./billTickets.ts";
import { Answer, refuse } from "./refusal.ts";
import { factsOf } from "./wallet.ts";
import { paidOnce } from "./paidOnce.ts";

export interface RedemptionState {
  /** Contact details that guests left with their payment. */
  contacts: { email: string | null; phone: string | null; joined: boolean }[];
  /** Whether requests without a token are refused. */
  isClosed: boolean;
}

/** Bills of guests without an account, paid by card only (W1, W3). */
export const redemption: Area<RedemptionState> = {
  key: "redemption",
  initial: () => ({ contacts: [], isClosed: false }),
  scenarios: {
    "guests-refused": (state) => void (state.isClosed = true),
  },
  handlers: (backend) => [
    http.get(/\/api\/v4\/external_locations\/[^/]+\/[^/]+$/, ({ request }) =>
      guestsOnly(backend, request, () => ({ data: restaurantOf(backend) })),
    ),
    http.get(/\/api\/v4\/projects\/[^/]+\/tickets\/[^/]+$/, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      return guestsOnly(backend, request, () =>
        readBill(
          backend,
          pathname.split("/").at(-1) ?? "",
          searchParams.get("pay_amount") ?? undefined,
        ),
      );
    }),
    answer(
      payAsGuest,
      paidOnce(backend, ({ path, body: { payment } }) => {
        const ticket = backend.state(bill).tickets.find(({ number }) => number === path.ticket);
        const source = payment?.stripe_token ?? "";
        const outcome = source.startsWith("pm_wallet") ? "ok" : factsOf(source)?.outcome;
        if (!ticket || !outcome) return refuse(422, "Missing project or ticket");
        const joined = Object.entries(payment ?? {}).some(
          ([key, value]) => key.startsWith("opt_in_") && `${value}` === "true",
        );
        const request = {
          ticket: ticket.number,
          account: null,
          amount: Math.round(Number(payment?.amount) * 100),
          tip: Number(payment?.tip?.amount ?? 0),
          claim: null,
        };
        return charge(backend, ticket, request, outcome, ({ amount }) => {
          backend.state(redemption).contacts.push({
            email: payment?.email ?? null,
            phone: payment?.phone_number ?? null,
            joined,
          });
          const back = joined ? dollars(Math.round(amount * 0.2)) : 0;
          return {
            subscription_credit_back: { amount: back },
            opt_in_dine: joined && { balance: back, download_url: "https://apps.example/dine" },
          };
        });
      }),
    ),
  ],
};

/** Answers requests without a token, and leaves the rest to the bills. */
async function guestsOnly(
  backend: Backend,
  request: Request,
  respond: () => unknown,
): Promise<Response | undefined> {
  if (request.headers.has("authorization")) return undefined;
  if (backend.state(redemption).isClosed)
    return HttpResponse.json({ error: "Unauthorized" }, { status: 401 });
  const response = await respond();
  if (response instanceof Answer)
    return HttpResponse.json(JSON.parse(JSON.stringify(response.body)), {
      status: response.status,
    });
  return HttpResponse.json(JSON.parse(JSON.stringify(response)));
}
