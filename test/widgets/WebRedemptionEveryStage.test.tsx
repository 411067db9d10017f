import "../../demo/fakes/stripe.ts";
import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { dinerSession } from "../../src/shared/session/sessions.ts";
import { backendFault } from "../support/mountWidget.ts";
import { answerFaults } from "./billSupport.ts";
import {
  calls,
  fillCard,
  open,
  openAsGuest,
  openSignedOut,
  payCalls,
  payments,
  signIn,
  stateOf,
  until,
  words,
} from "./webRedemptionSupport.ts";

const payPath = /\/(credits|payments)$/;

describe.each(answerFaults)(
  "with %j in place of an answer",
  { tags: ["thorough"] },
  (fault, isUnknown) => {
    const stateAfterPayment = isUnknown ? "unconfirmed" : "checkout";
    it(
      "every stage says so, keeps what was decided, leads on, and pays once (fault E) (fault D3)",
      { timeout: 120_000 },
      async () => {
        const widget = await openSignedOut({ options: { split: true } });
        let mend = backendFault(fault, { path: "/login" });
        await signIn(widget);
        await waitFor(() =>
          expect(
            widget.screen.queryByRole("alert") ?? widget.screen.queryByRole("timer"),
          ).not.toBeNull(),
        );
        expect(widget.screen.getByLabelText<HTMLInputElement>("Email").value).toBe(
          "guest@example.com",
        );
        mend();

        mend = backendFault(fault, { path: "/external_locations/" });
        // The form's button is disabled for as long as the server says.
        if (fault === 429) dinerSession().signIn("harness-guest");
        else await widget.guest.press("Sign in");
        await until(widget, "notFound");
        mend();
        await widget.guest.press("Try again");
        await until(widget, "checkout");

        await widget.guest.fill("Tip amount", "9.99");
        mend = backendFault(fault, { path: "/tickets/" });
        await widget.guest.press(/^Pay \$/);
        await widget.guest.see(/This payment was not sent\./);
        expect([stateOf(widget), payCalls()]).toEqual(["checkout", []]);
        expect(widget.screen.getByLabelText<HTMLInputElement>("Tip amount").value).toBe("9.99");
        mend();

        mend = backendFault(fault, { path: payPath });
        await widget.guest.press(/^Pay \$/);
        await waitFor(() =>
          expect([stateOf(widget), words(widget)]).toEqual([
            stateAfterPayment,
            expect.stringContaining(
              isUnknown ? "We could not confirm your payment" : "Your payment wasn’t accepted",
            ),
          ]),
        );
        expect(payments()).toEqual([]);
        expect(words(widget)).not.toMatch(/nothing was charged|success/i);
        mend();
        if (stateAfterPayment === "unconfirmed") await widget.guest.press("Review and pay again");
        await until(widget, "checkout");
        expect(widget.screen.getByLabelText<HTMLInputElement>("Tip amount").value).toBe("9.99");
        await widget.guest.press(/^Pay \$/);
        await until(widget, "success");
        expect(payments()).toMatchObject([{ tip: 999 }]);
      },
    );
  },
);

describe("a card that is to be kept", () => {
  it.each(["offline", "html", 403, 429, 500] as const)(
    "is asked for again after %j in place of an answer, and charged once (fault E) (fault D6)",
    { timeout: 120_000 },
    async (fault) => {
      const widget = await open({ backend: "bill-no-card" });
      await until(widget, "checkout");
      await fillCard(widget);
      const mend = backendFault(fault, { path: "/stripe_sources" });
      await widget.guest.press(/^Pay \$/);
      await waitFor(() => expect(words(widget)).toContain("Your card couldn’t be saved."));
      expect([stateOf(widget), payCalls()]).toEqual(["checkout", []]);
      mend();
      await fillCard(widget);
      await widget.guest.press(/^Pay \$/);
      await until(widget, "success");
      expect(payments()).toHaveLength(1);
    },
  );
});

describe("a guest", () => {
  it.each([
    ["offline", "unconfirmed"],
    ["html", "unconfirmed"],
    [403, "unconfirmed"],
    [404, "checkout"],
    [500, "unconfirmed"],
  ] as const)(
    "%j in place of the answer to a payment leads on, and pays once (fault E) (fault D3)",
    { timeout: 120_000 },
    async (fault, stateAfterPayment) => {
      const widget = await openAsGuest();
      await until(widget, "checkout");
      await widget.guest.fill(/Email for your receipt/, "gina@example.com");
      await fillCard(widget);
      const mend = backendFault(fault, { path: payPath });
      await widget.guest.press(/^Pay \$/);
      await waitFor(() => expect(calls("/payments", "POST")).toHaveLength(1));
      await waitFor(() => expect(stateOf(widget)).toBe(stateAfterPayment));
      expect(words(widget)).not.toMatch(/nothing was charged|sign in/i);
      mend();
      if (stateAfterPayment === "unconfirmed") await widget.guest.press("Review and pay again");
      await until(widget, "checkout");
      expect(widget.screen.getByLabelText<HTMLInputElement>(/Email for your receipt/).value).toBe(
        "gina@example.com",
      );
      await fillCard(widget);
      await widget.guest.press(/^Pay \$/);
      await until(widget, "success");
      expect(payments()).toHaveLength(1);
    },
  );
});
