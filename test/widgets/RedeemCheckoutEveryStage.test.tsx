import "../../demo/fakes/stripe.ts";
import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { backendFault } from "../support/mountWidget.ts";
import { answerFaults } from "./billSupport.ts";
import {
  calls,
  fillCard,
  open,
  openSignedOut,
  pay,
  payments,
  signIn,
  stageOf,
  stateOf,
  toReview,
  until,
  words,
} from "./redeemCheckoutSupport.ts";

const payPath = "/current_user/credits";
const hasAlert = ({ screen }: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(screen.queryAllByRole("alert").length).toBeGreaterThan(0));

describe.each(answerFaults)(
  "with %j in place of an answer",
  { tags: ["thorough"] },
  (fault, isUnknown) => {
    const stateAfterPayment = isUnknown ? "unconfirmed" : "failed";
    it(
      "every stage says so, keeps what was decided, leads on, and pays once (fault E) (fault C1)",
      { timeout: 120_000 },
      async () => {
        let widget = await openSignedOut();
        let mend = backendFault(fault, { path: "/login" });
        await signIn(widget);
        if (fault === 429) await widget.guest.see(/Too many tries/);
        else await hasAlert(widget);
        expect(widget.screen.getByLabelText<HTMLInputElement>("Email").value).toBe(
          "guest@example.com",
        );
        mend();
        if (fault === 429) {
          // The button is disabled for as long as the server says.
          widget.unmount();
          widget = await open();
        } else await widget.guest.press("Sign in");
        await toReview(widget);
        mend = backendFault(fault, { path: "/tickets/" });
        await widget.guest.press(/^Pay \$/);
        await widget.guest.see(/This payment was not sent\./);
        expect(stageOf(widget)).toBe("review");
        await widget.guest.press("Other amount");
        await widget.guest.fill("Amount to pay", "40");
        await widget.guest.press("Update amount");
        await until(widget, "review");
        expect(words(widget)).toContain("Pay $75.10 with");
        mend();
        mend = backendFault(fault, { path: payPath });
        await widget.guest.press(/^Pay \$/);
        await waitFor(() => expect(stateOf(widget)).toBe(stateAfterPayment));
        expect(payments()).toEqual([]);
        expect(words(widget)).not.toMatch(/nothing was charged|success/i);
        mend();
        if (stateAfterPayment === "unconfirmed") await widget.guest.press("Review and pay again");
        if (stateAfterPayment === "failed") await widget.guest.press("Back");
        await until(widget, "review");
        await widget.guest.press(/^Pay \$/);
        await until(widget, "success");
        expect(payments()).toHaveLength(1);
      },
    );

    it(
      "a card that is to be kept is asked for again, and a package is never bought twice (fault E) (fault D6)",
      { timeout: 120_000 },
      async () => {
        const widget = await open({ backend: "bill-no-card" });
        await until(widget, "addCredit");
        await fillCard(widget);
        let mend = backendFault(fault, { path: "/stripe_sources" });
        await widget.guest.press("Next");
        // Shown at the payment method.
        await waitFor(() =>
          expect(words(widget)).toMatch(
            /couldn’t reach the restaurant’s system|That didn’t work|Too many tries|couldn’t tell which/,
          ),
        );
        expect(stateOf(widget)).toBe("addCredit");
        mend();
        await widget.guest.press(/Pay \$100, get \$125/);
        await widget.guest.press("Purchase");
        await widget.guest.see("Buy this credit?");
        mend = backendFault(fault, { path: "/gift_card_purchases" });
        await widget.guest.press(/^Pay \$100\.00 with/);
        await waitFor(() => expect(stateOf(widget)).toBe("addCredit"));
        mend();
        // A purchase that is still being processed (409) is asked for again under its key.
        const keys = calls("/gift_card_purchases").map(({ headers }) => headers["idempotency-key"]);
        expect(new Set(keys).size).toBeLessThanOrEqual(1);
      },
    );
  },
);

describe("a return address", () => {
  it.each([
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "https://user@host.example/",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "https://evil.example/%2e",
    "http://host.example.evil.example",
  ])("such as %j leads nowhere: the tab can be closed (fault A1)", async (returnUrl) => {
    const widget = await open({ options: { returnUrl } });
    await pay(widget);
    await widget.guest.see(/You can safely close this tab/);
    await new Promise((done) => setTimeout(done, 1700));
    expect(widget.events.filter(({ type }) => type === "widget:navigate")).toEqual([]);
    expect(widget.screen.queryByRole("link", { name: "Go now" })).toBeNull();
  });
});

describe("one intent", () => {
  it("keeps its key, and another one has another (fault D2)", async () => {
    const widget = await open({ backend: "bill-declined" });
    await pay(widget);
    await widget.guest.press("Back");
    await widget.guest.press(/^Pay \$/);
    await until(widget, "failed");
    const keys = calls(payPath, "POST").map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });
});
