import "../../demo/fakes/stripe.ts";
import { waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { dinerSession } from "../../src/shared/session/sessions.ts";
import {
  backendFault,
  endRequests,
  mountWidget,
  overrideBackend,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { unclearAnswers } from "./billSupport.ts";
import {
  answersPay,
  calls,
  fillCard,
  open,
  openAsGuest,
  paid,
  pay,
  payCalls,
  payments,
  recordKey,
  recordText,
  signIn,
  stateOf,
  ticket,
  until,
  words,
  openChecks,
} from "./webRedemptionSupport.ts";

const payPath = /\/(credits|payments)$/;
type Widget = Awaited<ReturnType<typeof open>>;

/** Reloads as the browser does: memory is lost, the tab's storage is not. */
async function reload(widget: Widget, again: () => Promise<Widget> = open): Promise<Widget> {
  widget.unmount();
  // A page that is gone receives no answers.
  await endRequests();
  return again();
}

describe("what cannot be read", () => {
  it.each([
    ["the place", "/external_locations/", 500],
    ["the place", "/external_locations/", "html"],
    ["the place", "/external_locations/", { body: null }],
    ["the check", "/tickets/", 404],
    ["the check", "/tickets/", 403],
    ["the check", "/tickets/", "truncated"],
    ["the check", "/tickets/", { body: { ticket: { id: 1 } } }],
    ["the check", "/tickets/", { body: [] }],
  ] as const)(
    "%s at %s answering %j is Check not found, and Try again reads anew [C4.08] [C8.19] (fault E)",
    async (_, path, fault) => {
      const mend = backendFault(fault, { path });
      const widget = await open();
      await until(widget, "notFound");
      mend();
      expect(payCalls()).toEqual([]);
      await widget.guest.press("Try again");
      await until(widget, "checkout");
    },
  );

  it("one of several checks is left out", async () => {
    backendFault(404, { path: "/tickets/1002" });
    const widget = await open({ options: { ticket: "1001,1002,1005" } });
    await until(widget, "choosing");
    expect(openChecks(widget)).toHaveLength(2);
  });

  it("a negative bill counts as nothing to pay (fault K5)", async () => {
    overrideBackend(
      http.get(/\/tickets\//, () =>
        HttpResponse.json({ ticket: { id: 1, bill_amount: -5, bill_total: -5 } }),
      ),
    );
    const widget = await open();
    await until(widget, "notFound");
    expect(words(widget)).not.toContain("Pay $");
  });
});

describe("a session that ends", () => {
  it("while loading asks to sign in, and goes on [C4.04] (fault C1)", async () => {
    const mend = backendFault(401, { path: "/external_locations/" });
    const widget = await open();
    await until(widget, "signIn");
    mend();
    await signIn(widget);
    await until(widget, "checkout");
    expect(calls("/login")).toHaveLength(1);
  });

  it("before the payment keeps tip and offer, and pays only when Pay is pressed again (fault C1)", async () => {
    const widget = await open({ backend: "bill-offers" });
    await until(widget, "checkout");
    await widget.guest.fill("Tip amount", "9.99");
    await widget.guest.press(/^Birthday/);
    const mend = backendFault(401, { path: "/tickets/" });
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("Your session ended. Sign in again to pick up where you left off.");
    mend();
    await signIn(widget);
    await until(widget, "checkout");
    expect(widget.screen.getByLabelText<HTMLInputElement>("Tip amount").value).toBe("9.99");
    expect(widget.screen.getByRole<HTMLInputElement>("radio", { name: /^Birthday/ }).checked).toBe(
      true,
    );
    expect(payCalls()).toEqual([]);
  });

  it("while paying looks at the bill first, and says that it is open (fault C1) (fault D3)", async () => {
    const widget = await open({ backend: "bill-signed-out" });
    await pay(widget);
    await widget.guest.see("Your session ended while you were paying.");
    await signIn(widget);
    await widget.guest.see("Your payment didn’t go through. Your bill is still open.");
    await widget.guest.press(/^Pay \$/);
    await until(widget, "success");
    expect(payments()).toHaveLength(1);
  });

  it("while paying, although the money went, is a success after the sign-in (fault D3)", async () => {
    const widget = await open({ backend: "bill-lists-payments" });
    const mend = backendFault(401, { path: payPath, afterwards: true });
    await pay(widget);
    await until(widget, "signIn");
    mend();
    await signIn(widget);
    await until(widget, "success");
    expect(payCalls()).toHaveLength(1);
  });

  it("elsewhere does not hide a success (fault D5)", async () => {
    const widget = await open();
    await pay(widget);
    await until(widget, "success");
    dinerSession().signOut();
    await new Promise((done) => setTimeout(done, 50));
    expect(stateOf(widget)).toBe("success");
  });

  it("is nothing to a guest: no sign-in, no dead end [C6.11] (fault C1)", async () => {
    const widget = await openAsGuest({ backend: "guests-refused" });
    await until(widget, "notFound");
    expect(words(widget)).not.toMatch(/sign in/i);
  });

  it("leaves the outcome of a guest’s payment open, and nothing is paid twice (fault C1)", async () => {
    const widget = await openAsGuest();
    await until(widget, "checkout");
    await fillCard(widget);
    const mend = backendFault(401, { path: payPath });
    await widget.guest.press(/^Pay \$/);
    await until(widget, "unconfirmed");
    expect(words(widget)).not.toMatch(/nothing was charged|wasn’t accepted/i);
    mend();
    await widget.guest.press("Review and pay again");
    await until(widget, "checkout");
    await fillCard(widget);
    await widget.guest.press(/^Pay \$/);
    await until(widget, "success");
    expect(payments()).toHaveLength(1);
  }, 30_000);
});

describe("one payment", () => {
  it("for two presses, and for Enter and a press (fault D1)", async () => {
    const widget = await open();
    const button = await widget.screen.findByRole("button", { name: /^Pay \$/ });
    button.click();
    button.click();
    button.closest("form")?.requestSubmit();
    await until(widget, "success");
    expect(payCalls()).toHaveLength(1);
  });

  it("for two widgets with one check (fault D1)", async () => {
    const [one, other] = await Promise.all([open(), open()]);
    await until(one, "checkout");
    await until(other, "checkout");
    for (const { screen } of [one, other]) screen.getByRole("button", { name: /^Pay \$/ }).click();
    await until(one, "success");
    await until(other, "success");
    expect(payments()).toHaveLength(1);
  });

  it("for this widget and RedeemCheckout with the same check (fault D1)", async () => {
    overrideBackend(answersPay({ pos_success: false }));
    const other = await mountWidget("RedeemCheckout", {
      options: { pos: "toast", location: "lucca", ticket: "1001", tip: -1, token: "harness-guest" },
    });
    await other.guest.press("Next");
    await other.guest.see("Review Payment");
    const widget = await open();
    await pay(widget);
    await until(widget, "posUnconfirmed");
    await other.guest.press(/^Pay \$/);
    await other.guest.see("Please don’t pay again.");
    expect(payCalls()).toHaveLength(1);
  });

  it("is repeated after a refusal with another key, and says what was said (fault D2)", async () => {
    const widget = await open();
    const mend = backendFault(
      { status: 422, body: { errors: { base: ["The kitchen has closed this check."] } } },
      { path: payPath },
    );
    await pay(widget);
    await widget.guest.see("The kitchen has closed this check.");
    await widget.guest.see(/\$84\.50 is still to pay\. If you see a charge/);
    expect(words(widget)).not.toContain("Nothing was charged");
    mend();
    await widget.guest.press(/^Pay \$/);
    await until(widget, "success");
    const keys = payCalls().map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is not sent where the bill has changed, and says what (fault D7)", async () => {
    const widget = await open({ backend: "bill-changes" });
    await pay(widget);
    await widget.guest.see("To pay now: $84.50 → $96.50");
    expect(payCalls()).toEqual([]);
    await widget.guest.press(/^Pay \$89\.50 with/);
    await until(widget, "success");
    expect(payments()).toMatchObject([{ amount: 9650, tip: 1800 }]);
  });

  it("is not sent where the offer has ended meanwhile (fault D10)", async () => {
    let offers = [
      {
        id: 1,
        type: "item_offer",
        name: "Dessert",
        claim_details: { balance: 5, offer_claim_id: "c1" },
      },
    ];
    let itemOffers = [{ offer_id: 1, amount: 5 }];
    overrideBackend(
      http.get(/\/external_locations\//, () =>
        HttpResponse.json({
          data: {
            project_id: 42,
            project_slug: "x",
            credit_cards: [{ id: 11, last_four: "4242" }],
            offers,
          },
        }),
      ),
      http.get(/\/tickets\//, () =>
        HttpResponse.json({
          ticket: { id: 1, bill_amount: 50, bill_total: 50, item_offers: itemOffers },
        }),
      ),
    );
    const widget = await open();
    await until(widget, "checkout");
    offers = [];
    itemOffers = [];
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("Your offer ended or changed.");
    expect(payCalls()).toEqual([]);
  });

  it("is not sent where another guest has paid meanwhile: nothing was charged", async () => {
    const widget = await open();
    await until(widget, "checkout");
    overrideBackend(
      http.get(/\/tickets\//, () =>
        HttpResponse.json({ ticket: { id: 1001, bill_amount: 0, bill_total: 84.5 } }),
      ),
    );
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("There’s nothing left to pay on this check.");
    expect(payCalls()).toEqual([]);
  });

  it("is not sent while the bill cannot be read", async () => {
    const widget = await open();
    await until(widget, "checkout");
    const mend = backendFault(404, { path: "/tickets/" });
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("This payment was not sent.");
    mend();
    await widget.guest.press(/^Pay \$/);
    await until(widget, "success");
  });
});

describe("an unknown outcome", () => {
  it.each(unclearAnswers)(
    "by %s after the charge is found by reading, and never paid again (fault D3)",
    async (_, fault) => {
      const widget = await open({ backend: "bill-lists-payments" });
      backendFault(fault, { path: payPath, afterwards: true });
      await pay(widget);
      await widget.guest.see("Your bill shows as paid. Let your server know you paid with Dine.");
      expect(payCalls()).toHaveLength(1);
      await widget.guest.press("View Receipt");
      await widget.guest.see("$100.10");
      expect(widget.events.filter(({ type }) => type === "widget:done")).toHaveLength(1);
    },
  );

  it.each([
    ["a diner", open],
    ["a guest", openAsGuest],
  ])(
    "before the charge of %s is neither called paid nor failed; after a look it can be paid (fault D3)",
    async (_, start) => {
      const widget = await start();
      await until(widget, "checkout");
      if (start === openAsGuest) await fillCard(widget);
      const mend = backendFault(502, { path: payPath });
      await widget.guest.press(/^Pay \$/);
      await widget.guest.see("We could not confirm your payment");
      expect(words(widget)).not.toMatch(/not (been )?charged|failed|declined|Payment Successful/i);
      mend();
      await widget.guest.press("Check again");
      await until(widget, "unconfirmed");
      await widget.guest.press("Review and pay again");
      await until(widget, "checkout");
      if (start === openAsGuest) await fillCard(widget);
      await widget.guest.press(/^Pay \$/);
      await until(widget, "success");
      expect(payments()).toHaveLength(1);
    },
  );

  it("that cannot be looked up offers no second payment (fault D3)", async () => {
    const widget = await open({ backend: "bill-lists-payments" });
    await until(widget, "checkout");
    let isUnreadable = true;
    overrideBackend(
      http.get(/\/tickets\//, () =>
        isUnreadable && payments().length ? HttpResponse.json({}, { status: 404 }) : undefined,
      ),
    );
    backendFault(503, { path: payPath, afterwards: true });
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("We could not confirm your payment");
    expect(widget.screen.queryByRole("button", { name: "Review and pay again" })).toBeNull();
    isUnreadable = false;
    await widget.guest.press("Check again");
    await until(widget, "success");
  });

  it("another guest’s smaller share proves nothing (fault D3)", async () => {
    const widget = await open();
    await until(widget, "checkout");
    backendFault(502, { path: payPath });
    overrideBackend(
      http.get(/\/tickets\//, () =>
        payCalls().length
          ? HttpResponse.json({
              ticket: { id: 1001, bill_amount: 60, bill_amount_due: 60, bill_total: 84.5 },
            })
          : undefined,
      ),
    );
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see(/Your bill still shows \$60\.00 to pay/);
  });
});

describe("a reload", () => {
  it.each([
    ["default", "checkout"],
    ["bill-slow", "loading"],
  ])("of %s comes back to %s with nothing sent (fault D4)", async (scenario, state) => {
    const widget = await open({ backend: scenario });
    await until(widget, state);
    await until(await reload(widget), state);
    expect(payCalls()).toEqual([]);
  });

  it("while paying lands in the looking up, not in a fresh payment, with ids and amounts kept alone (fault D4)", async () => {
    const widget = await open();
    await until(widget, "checkout");
    const mend = backendFault("silent", { path: payPath });
    await widget.guest.press(/^Pay \$/);
    await waitFor(() => expect(payCalls()).toHaveLength(1));
    const storedRecord = recordText();
    expect(JSON.parse(storedRecord ?? "")).toMatchObject({
      phase: "sent",
      facts: { sums: { owed: 8450, bill: 8450 } },
    });
    expect(storedRecord).not.toMatch(/4242|4444|example\.com|tok_|Bearer/);
    mend();
    const again = await reload(widget);
    await again.guest.see("We could not confirm your payment");
    expect(payments()).toEqual([]);
  });

  it("while a payment that arrived is still looked for is a success with its amounts (fault D4) (fault D5)", async () => {
    const widget = await open({ backend: "bill-lists-payments" });
    backendFault(502, { path: payPath, afterwards: true });
    const mend = backendFault(404, { path: "/tickets/" });
    mend();
    await until(widget, "checkout");
    await widget.guest.press(/^Pay \$/);
    await until(widget, "success");
    const again = await reload(widget);
    await until(again, "success");
    await again.guest.see("$100.10");
    expect(again.events.map(({ type }) => type)).not.toContain("widget:done");
  });

  it("keeps a success with its amounts, what was earned and its receipt (fault D5)", async () => {
    const widget = await open({ backend: "bill-offers" });
    await pay(widget);
    await until(widget, "success");
    const again = await reload(widget);
    for (const text of [
      "Payment Successful",
      "Let your server know you paid with Dine.",
      "You saved $20.00 today",
      "You earned $7.90 Back",
      "$100.10",
    ])
      await again.guest.see(text);
    expect(words(again)).not.toContain("$0.00");
    expect(again.shadow.querySelector("canvas")).toBeNull();
    await again.guest.press("View Receipt");
    await again.guest.see("Dining credit");
  });

  it("keeps it where the check is gone, and where nothing can be read (fault D5)", async () => {
    const widget = await open();
    await pay(widget);
    await until(widget, "success");
    const mend = backendFault(404, { path: "/tickets/" });
    const again = await reload(widget);
    await again.guest.see("$100.10");
    mend();
    backendFault(500, { path: "/external_locations/" });
    const third = await reload(again);
    await third.guest.see("$100.10");
    await third.guest.press("View Receipt");
    await third.guest.see("The restaurant’s system no longer lists the items on this bill.");
  });

  it("keeps the success of one of several checks, with a way to the others (fault D5) [W2]", async () => {
    const several = () => open({ options: { ticket: "1001,1002,1005" } });
    const widget = await several();
    await until(widget, "choosing");
    await widget.guest.press(/Check 1002/);
    await pay(widget);
    await until(widget, "success");
    const again = await reload(widget, several);
    await until(again, "success");
    await again.guest.see("1002");
    await again.guest.press("Pay another check");
    await until(again, "choosing");
    expect(openChecks(again)).toHaveLength(2);
  });

  it("keeps the success of a part, with a way to the rest (fault D5)", async () => {
    const part = () => open({ options: { payAmount: 40 } });
    const widget = await part();
    await pay(widget);
    await until(widget, "success");
    const again = await reload(widget, part);
    await until(again, "success");
    await again.guest.see("$47.38");
    await again.guest.press("Pay the remaining $44.50");
    await again.guest.see("Pay your bill");
    await again.guest.see("$44.50");
  });

  it("keeps what the restaurant has not confirmed, and offers no way to pay again [R16]", async () => {
    const widget = await open({ backend: "bill-pos-unconfirmed" });
    await pay(widget);
    await widget.guest.see(
      "Payment received, but the restaurant’s system didn’t confirm it. Show this screen to your server.",
    );
    const buttonsOf = ({ screen }: MountedWidget) =>
      screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(buttonsOf(widget)).toEqual(["Log Out"]);
    overrideBackend(
      http.get(/\/tickets\//, () =>
        HttpResponse.json({ ticket: { id: 1001, bill_amount: 84.5, bill_total: 84.5 } }),
      ),
    );
    const again = await reload(widget);
    await again.guest.see("Please don’t pay again.");
    await again.guest.see("$100.10");
    expect(buttonsOf(again)).toEqual(["Log Out"]);
  });

  it("of a bill that another guest had paid says so again, and claims no amounts [R19]", async () => {
    const widget = await open({ backend: "bill-already-paid" });
    await pay(widget);
    await widget.guest.see("This bill is already paid. You weren’t charged again.");
    expect(widget.screen.queryByRole("button", { name: "View Receipt" })).toBeNull();
    expect(widget.events.map(({ type }) => type)).not.toContain("widget:done");
    const again = await reload(widget);
    await again.guest.see("This bill is already paid.");
  });

  it.each([
    '{"phase":"paid"',
    '{"phase":"paid","key":"k","payload":"","owner":"","atMs":1,"facts":{"sums":{"bill":"lots"}}}',
    "[]",
    '{"phase":"posUnconfirmed"}',
  ])("in storage that was tampered with, %s, counts for nothing (fault J2)", async (text) => {
    localStorage.setItem(recordKey(), text);
    const widget = await open();
    await until(widget, "checkout");
    expect(words(widget)).toContain("Pay $75.10 with");
  });
});

describe("the bank’s question", () => {
  it.each([
    ["bill-bank-agrees", open],
    ["default", openAsGuest],
  ] as const)(
    "answered with yes in %s is a success with what was earned, paid once (fault D3)",
    async (scenario, start) => {
      const widget = await start({ backend: scenario });
      await until(widget, "checkout");
      if (start === openAsGuest) await fillCard(widget, "4000002760003184");
      await widget.guest.press(/^Pay \$/);
      await until(widget, "success");
      expect(payments()).toHaveLength(1);
      if (start === open) await widget.guest.see("You earned $11.90 Back");
      expect(widget.events.filter(({ type }) => type === "widget:done")).toHaveLength(1);
    },
  );

  it("answered with no goes back, with nothing pending after a reload", async () => {
    const widget = await open({ backend: "bill-bank-refuses" });
    await pay(widget);
    await widget.guest.see("We are unable to authenticate your payment method.");
    expect(payments()).toEqual([]);
    await until(await reload(widget), "checkout");
  });

  it("answered with yes, and the bill still open, is paid and not confirmed: no second payment", async () => {
    const widget = await open({ backend: "bill-bank-agrees" });
    overrideBackend(ticket({ tip_calculation_base: 78 }));
    await pay(widget);
    await widget.guest.see("Please don’t pay again.");
  });
});

describe("a refusal of a check that is paid by then", () => {
  it.each([400, 404, 422] as const)(
    "by %s stays a refusal, with the server’s words and without a proof (fault D3)",
    async (status) => {
      const widget = await open();
      backendFault(
        { status, body: { errors: { base: ["The check could not be closed."] } } },
        { path: payPath, afterwards: true },
      );
      await pay(widget);
      await widget.guest.see("The check could not be closed.");
      await widget.guest.see(/Your bill is paid\. We couldn’t confirm a payment of yours/);
      expect(words(widget)).not.toMatch(/Payment Success|nothing was charged/i);
      expect(payCalls()).toHaveLength(1);
    },
  );

  it.each([409, 429] as const)(
    "by %s, which leaves the outcome open, is found to be paid by reading (fault D3) (fault D6)",
    async (status) => {
      const widget = await open({ backend: "bill-lists-payments" });
      backendFault(
        { status, body: { errors: { base: ["The check could not be closed."] } } },
        { path: payPath, afterwards: true },
      );
      await pay(widget);
      await until(widget, "success");
      await widget.guest.see(/Your bill shows as paid\./);
      // 409 means that the payment is being processed. The same request asks again under its key.
      const keys = payCalls().map(({ headers }) => headers["idempotency-key"]);
      expect([payCalls().length > 1, new Set(keys).size]).toEqual([status === 409, 1]);
      expect(payments()).toHaveLength(1);
      expect(words(widget)).not.toMatch(/nothing was charged/i);
    },
  );

  it("and no bill to be read is neither called paid nor unpaid, and leaves nothing open (fault D3) (fault D4)", async () => {
    const widget = await open();
    await until(widget, "checkout");
    backendFault(
      { status: 422, body: { errors: { base: ["The check could not be closed."] } } },
      { path: payPath, afterwards: true },
    );
    overrideBackend(
      http.get(/\/tickets\//, () =>
        payments().length ? HttpResponse.json({}, { status: 404 }) : undefined,
      ),
    );
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("The check could not be closed.");
    await widget.guest.see(/If you see a charge on your card/);
    expect(words(widget)).not.toMatch(/nothing was charged/i);
    expect(recordText()).toBeNull();
  });
});

describe("success wins", () => {
  it("over an error in the same answer, and whatever comes later (fault D5)", async () => {
    overrideBackend(answersPay({ ...paid, error: "Receipt printer is out of paper" }));
    const widget = await open();
    await pay(widget);
    await until(widget, "success");
    backendFault(500, { path: "/" });
    widget.update({ ticket: "1002", locationsCount: 5 });
    dispatchEvent(new Event("online"));
    await new Promise((done) => setTimeout(done, 50));
    expect(stateOf(widget)).toBe("success");
  });

  it("a refusal inside a good answer is held against the bill, and its words are kept (fault D3)", async () => {
    overrideBackend(answersPay({ error: "Something odd" }));
    const widget = await open();
    await pay(widget);
    await widget.guest.see("Something odd");
    await widget.guest.see(/We checked your bill: \$84\.50 is still to pay/);
  });

  it("and so does Payment is already done, in either form [R19] [X14]", async () => {
    overrideBackend(answersPay({ error: "Payment is already done" }));
    const widget = await open();
    await pay(widget);
    await widget.guest.see("This bill is already paid. You weren’t charged again.");
  });
});

describe("the card", () => {
  it("that the provider refuses is reported at the field, and nothing is sent [C7.19] (fault I1)", async () => {
    const widget = await openAsGuest();
    await until(widget, "checkout");
    await fillCard(widget, "4242424242424241");
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("Your card number is invalid.");
    expect(payCalls()).toEqual([]);
  });

  it("that is declined can be followed by another, with everything else kept", async () => {
    const widget = await openAsGuest();
    await until(widget, "checkout");
    await widget.guest.fill("Tip amount", "3");
    await widget.guest.fill(/Email for your receipt/, "gina@example.com");
    await fillCard(widget, "4000000000000002");
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("Your card was declined.");
    expect(widget.screen.getByLabelText<HTMLInputElement>(/Email for your receipt/).value).toBe(
      "gina@example.com",
    );
    await fillCard(widget);
    await widget.guest.press(/^Pay \$87\.50/);
    await until(widget, "success");
  });

  it("of a diner is kept first, matched by its last four, and charged by its id [C7.19]", async () => {
    const widget = await open({ backend: "bill-no-card" });
    await until(widget, "checkout");
    await fillCard(widget);
    await widget.guest.press(/^Pay \$/);
    await until(widget, "success");
    expect(calls("/stripe_sources", "POST")).toHaveLength(1);
    expect(payCalls()[0]?.body).toMatchObject({
      transaction: { charge_stripe_source_id: expect.stringMatching(/^\d+$/) },
    });
  });

  it("stays typed where the bill had changed in between", async () => {
    const widget = await openAsGuest({ backend: "bill-changes" });
    await until(widget, "checkout");
    await fillCard(widget);
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("Your bill has changed");
    expect(document.querySelector<HTMLInputElement>('[aria-label="Card number"]')?.value).toBe(
      "4242 4242 4242 4242",
    );
    await widget.guest.press(/^Pay \$/);
    await until(widget, "success");
  });

  it("may be a wallet, where the browser has one", async () => {
    Object.assign(globalThis, { fakeWallets: true });
    try {
      const widget = await openAsGuest();
      await until(widget, "checkout");
      await widget.guest.tick(/^Join Dine/);
      await widget.guest.press("Pay with a wallet");
      await widget.guest.see("To join, add your email or your phone number.");
      expect(payCalls()).toEqual([]);
      await widget.guest.tick(/^Join Dine/);
      await widget.guest.press("Pay with a wallet");
      await until(widget, "success");
      expect(payCalls()[0]?.body).toMatchObject({
        payment: { stripe_token: expect.stringMatching(/^pm_wallet/) },
      });
    } finally {
      Object.assign(globalThis, { fakeWallets: false });
    }
  });
});
