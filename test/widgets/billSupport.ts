import { waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { expect } from "vitest";
import { bill } from "../../mock-api/bill.ts";
import { billName } from "../../src/shared/payment/core/facts.ts";
import { lockKey } from "../../src/shared/payment/intent/names.ts";
import { backend } from "../support/server.ts";
import { requests, type MountedWidget } from "../support/mountWidget.ts";

export { signIn } from "../support/signIn.ts";

/** Helpers for the tests of the two widgets that pay a restaurant's bill. */

/** The guest's own bill. */
export const check = { pos: "toast", location: "lucca", ticket: "1001" };

/** The page's own token for the bill. */
export const ownToken = { token: "harness-guest" };

export function calls(path: string, method?: string) {
  return requests.filter(
    (request) => request.path.includes(path) && (!method || request.method === method),
  );
}

export const payments = () => backend.state(bill).payments;

/** Makes the restaurant's POS show this much of a check's payments, in cents. */
export function tellBill(number: string, paid: number): void {
  const ticket = backend.state(bill).tickets.find((one) => one.number === number);
  if (ticket) ticket.paid = paid;
}

/** The key under which every tab of this browser finds the record of a check's payment. */
export const recordKey = (number = "1001") =>
  lockKey(billName("toast", "lucca", number, { id: number, createdAt: null }));
/** The record of the person who was signed in. Null if there is none. */
export const recordText = (): string | null =>
  Object.entries({ ...localStorage }).find(([key]) => key.startsWith(recordKey()))?.[1] ?? null;

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
        credit_cards: [{ id: 11, brand: "visa", last_four: "4242", exp_month: 4, exp_year: 2030 }],
        offers: [],
        stripe_public_key: "pk_test_harness",
        ...parts,
      },
    }),
  );
}

/** The guest's bill with other values. */
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

/** The answer to a payment, of a diner or a guest. */
export function answersPay(body: object, status = 200) {
  return http.post(/\/(credits|payments)$/, () => HttpResponse.json(body, { status }));
}

/** Answers to a payment that do not say whether it went through. */
export const unclearAnswers = [
  ["a broken line", "offline"],
  ["a bad gateway", 502],
  ["an error page", "html"],
  ["half an answer", "truncated"],
  ["an empty answer", { body: null }],
  ["a failing server", 500],
] as const;

/** Faults instead of an answer, and whether the outcome of a payment is then unknown. */
export const answerFaults = [
  ["offline", true],
  ["html", true],
  ["truncated", true],
  [{ body: [] }, true],
  [{ body: null }, true],
  [403, true],
  [404, false],
  [409, true],
  [429, true],
  [500, true],
  [502, true],
] as const;

export async function fillCard(
  { guest }: MountedWidget,
  number = "4242424242424242",
): Promise<void> {
  await guest.fill("Card number", number);
  await guest.fill("Expiration date", "1231");
  await guest.fill("Security code", "123");
}

/** Reads an attribute of the widget's root element. */
export const attributeIn =
  (root: string, attribute: string) =>
  ({ shadow }: MountedWidget) =>
    shadow.querySelector(root)?.getAttribute(attribute);
export const untilIs =
  (read: (widget: MountedWidget) => string | null | undefined) =>
  (widget: MountedWidget, wanted: string) =>
    waitFor(() => expect(read(widget)).toBe(wanted));
export const wordsIn =
  (root: string) =>
  ({ shadow }: MountedWidget) =>
    shadow.querySelector(root)?.textContent?.replaceAll(/\s+/g, " ") ?? "";
