import { within } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { mountWidget, requests, type MountedWidget } from "../support/mountWidget.ts";
import { attributeIn, check, ownToken, untilIs, wordsIn } from "./billSupport.ts";

export { calls, fillCard, payments, recordKey, signIn } from "./billSupport.ts";

type Start = NonNullable<Parameters<typeof mountWidget>[1]>;

const account = { brand: "visa", last_four: "4242", exp_month: 4, exp_year: 2030 };

/** The guest's own bill, with the page's own token for it. */
export function open(start: Start = {}): Promise<MountedWidget> {
  return mountWidget("WebRedemption", {
    ...start,
    options: { ...check, ...ownToken, ...start.options },
  });
}

export function openSignedOut(start: Start = {}): Promise<MountedWidget> {
  return mountWidget("WebRedemption", { ...start, options: { ...check, ...start.options } });
}

export function openAsGuest(start: Start = {}): Promise<MountedWidget> {
  return mountWidget("WebRedemption", {
    ...start,
    options: { ...check, authRequired: false, ...start.options },
  });
}

export const stateOf = attributeIn(".redemption", "data-state");
export const until = untilIs(stateOf);
export const words = wordsIn(".redemption");

/** The buttons of the chooser, one for each open check. */
export const openChecks = ({ screen }: MountedWidget) =>
  within(screen.getByRole("list", { name: "Open checks" })).getAllByRole("button");

export async function pay(widget: MountedWidget): Promise<void> {
  await until(widget, "checkout");
  await widget.guest.press(/^Pay \$/);
}

export const payCalls = () =>
  requests.filter(({ method, path }) => method === "POST" && /\/(credits|payments)$/.test(path));

/** The mock API's own project with other values. */
export function project(parts: object) {
  return http.get(/\/api\/v4\/external_locations\//, () =>
    HttpResponse.json({
      data: {
        project_id: 42,
        project_slug: "osteria-lucca",
        location_type: "ProjectLocation",
        location_id: 7,
        name: "Osteria Lucca",
        credit_balance: 25,
        ik_pass_balance: 0,
        credit_cards: [{ id: 11, ...account }],
        offers: [],
        stripe_public_key: "pk_test_harness",
        ...parts,
      },
    }),
  );
}

export function ticket(parts: object) {
  return http.get(/\/api\/v4\/projects\/42\/tickets\//, () =>
    HttpResponse.json({
      ticket: {
        id: 1001,
        ticket_code: "1001",
        bill_amount: 84.5,
        bill_total: 84.5,
        bill_amount_due: 84.5,
        sub_total: 78,
        taxes: [{ display_amount: 6.5 }],
        ...parts,
      },
    }),
  );
}

export function answersPay(body: object, status = 200) {
  return http.post(/\/(credits|payments)$/, () => HttpResponse.json(body, { status }));
}

export const paid = {
  pos_success: { payments: [{ type: "card", amount: 100.1 }] },
  subscription_credit_back: { amount: 11.9 },
  id: "R-1",
};
