// @module-tag thorough
import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { backendFault, type MountedWidget } from "../support/mountWidget.ts";
import {
  atCheckout,
  atEntry,
  atLocation,
  atRefund,
  calls,
  fillRefund,
  issuedRefunds,
  open,
  signIn,
  state,
  until,
  words,
} from "./managersSupport.ts";

type Fault = Parameters<typeof backendFault>[0];

/** The faults of a network and a server (faults E). */
const faults: readonly (readonly [string, Fault])[] = [
  ["no connection", "offline"],
  ["a page of HTML with status 200", "html"],
  ["JSON that breaks off", "truncated"],
  ["an empty object", { body: {} }],
  ["null", { body: null }],
  ["a list", { body: [1, 2] }],
  ["a text", { body: "no" }],
  [
    "wrong types",
    { body: { locations: "x", users: 7, user: [], transactions: {}, ticket: "y", employees: 1 } },
  ],
  ["400 with an object", { status: 400, body: { errors: { amount: ["is wrong"] } } }],
  ["403", 403],
  ["404", 404],
  ["409", 409],
  ["429", { status: 429, body: {}, headers: { "retry-after": "30" } }],
  ["500", 500],
  [
    "a hundred thousand characters",
    { status: 422, body: { errors: { base: ["x".repeat(100_000)] } } },
  ],
];

/** Answers in which the server says no. They are final, so that a server which charged all the same cannot be told from one which did not. */
const refusals: readonly string[] = ["400 with an object", "404", "a hundred thousand characters"];

const isReadable = (widget: MountedWidget) => expect(words(widget).length).toBeLessThan(6000);

describe.each(faults)("%s (faults E)", (name, fault) => {
  it(
    "instead of locations shows the banner and a next step, or says that there are none",
    { timeout: 120_000 },
    async () => {
      const widget = await open();
      const stop = backendFault(fault, { path: /managers\/locations$/ });
      await signIn(widget);
      await until(widget, "/location-selection");
      await waitFor(() =>
        expect(words(widget)).toMatch(
          /Failed to fetch locations. Please try again.|This account has no locations/,
        ),
      );
      isReadable(widget);
      if (words(widget).includes("Failed")) {
        stop();
        await widget.guest.press("Try again");
        await widget.guest.see("Osteria Lucca");
      }
    },
  );

  it(
    "instead of transactions and guests shows words and keeps the search",
    { timeout: 120_000 },
    async () => {
      const widget = await open();
      await signIn(widget);
      await widget.guest.see("Osteria Lucca");
      backendFault(fault, { path: /transactions$|managers\/users/ });
      await widget.guest.press(/^Osteria Lucca/);
      await waitFor(() =>
        expect(words(widget)).toMatch(
          /Failed to fetch transactions.|has not made any transactions/,
        ),
      );
      await widget.guest.fill("Search for a guest", "gina");
      await waitFor(() =>
        expect(words(widget)).toMatch(
          /Failed to fetch locations. Please try again.|No results for/,
        ),
      );
      expect(widget.screen.getByLabelText<HTMLInputElement>("Search for a guest").value).toBe(
        "gina",
      );
      isReadable(widget);
    },
  );

  it("instead of a ticket shows the banner and stays", { timeout: 120_000 }, async () => {
    const widget = await atEntry();
    backendFault(fault, { path: /tickets/ });
    await widget.guest.fill("Notes", "Table 3");
    await widget.guest.fill("Check number", "1001");
    await widget.guest.press("Next");
    await waitFor(() => expect(widget.screen.queryByRole("alert")).not.toBeNull());
    expect(widget.screen.getByLabelText<HTMLTextAreaElement>("Notes").value).toBe("Table 3");
    isReadable(widget);
  });

  it(
    "instead of a payment’s answer never takes it twice, and says what is known",
    { timeout: 120_000 },
    async () => {
      const widget = await atCheckout();
      backendFault(fault, { path: /payments$/ });
      await widget.guest.press(/^Pay \$/);
      await waitFor(() =>
        expect(words(widget)).toMatch(
          /Nothing was charged|The payment wasn’t accepted|We couldn’t confirm the payment|Paid, not confirmed/,
        ),
      );
      expect(keysOf(/payments$/).size).toBeLessThanOrEqual(1);
      expect(state().transactions?.some(({ check }) => check === "1001")).toBe(false);
      isReadable(widget);
    },
  );

  it.skipIf(refusals.includes(name))(
    "instead of a payment’s answer, once it was taken, never calls it failed",
    { timeout: 120_000 },
    async () => {
      const widget = await atCheckout();
      backendFault(fault, { path: /payments$/, times: 1, afterwards: true });
      await widget.guest.press(/^Pay \$/);
      await waitFor(() =>
        expect(words(widget)).toMatch(/Payment Successful|Paid, not confirmed|We couldn’t confirm/),
      );
      expect(words(widget)).not.toMatch(/Nothing was charged|wasn’t accepted/);
      expect(state().transactions?.filter(({ check }) => check === "1001")).toHaveLength(1);
      expect(keysOf(/payments$/).size).toBe(1);
    },
  );

  it("instead of a refund’s answer never issues it twice", { timeout: 120_000 }, async () => {
    const widget = await atRefund();
    await fillRefund(widget);
    await widget.guest.press("Issue Refund");
    backendFault(fault, { path: /refunds$/ });
    await widget.guest.press("Confirm Refund");
    await waitFor(() =>
      expect(words(widget)).toMatch(
        /The refund wasn’t accepted|Failed to process refund|We couldn’t confirm the refund|nothing was refunded|on its way back/,
      ),
    );
    expect(keysOf(/refunds$/).size).toBeLessThanOrEqual(1);
    expect(issuedRefunds()).toEqual([]);
    isReadable(widget);
  });
});

/** The keys of all requests. What the server is still processing (409) is asked for again under its key. */
function keysOf(path: RegExp): Set<unknown> {
  return new Set(calls(path).map(({ headers }) => headers["idempotency-key"]));
}

describe(
  "a 409 while the server still works on the same key (faults E)",
  { tags: ["essential"] },
  () => {
    it("a payment is asked for again under its key, and taken once", async () => {
      const widget = await atCheckout();
      backendFault(409, { path: /payments$/, times: 1 });
      await widget.guest.press(/^Pay \$/);
      await widget.guest.see("Payment Successful");
      expect(calls(/payments$/)).toHaveLength(2);
      expect(keysOf(/payments$/).size).toBe(1);
      expect(state().transactions?.filter(({ check }) => check === "1001")).toHaveLength(1);
    });

    it("a refund is asked for again under its key, and issued once", async () => {
      const widget = await atRefund();
      await fillRefund(widget);
      await widget.guest.press("Issue Refund");
      backendFault(409, { path: /refunds$/, times: 1 });
      await widget.guest.press("Confirm Refund");
      await waitFor(() => expect(issuedRefunds()).toHaveLength(1));
      expect(calls(/refunds$/)).toHaveLength(2);
      expect(keysOf(/refunds$/).size).toBe(1);
    });
  },
);

describe("a 401", { tags: ["essential"] }, () => {
  it("ends the session once, however many calls it meets (fault C1)", async () => {
    const widget = await atLocation();
    backendFault(401, { path: /transactions$/, times: 3 });
    await widget.guest.press("Back");
    await widget.guest.press(/^Lucca Bar/);
    await until(widget, "/login");
    expect(widget.events.filter(({ type }) => type === "widget:signed-out")).toHaveLength(1);
    expect(localStorage.getItem("managerUserToken")).toBeNull();
  });
});
