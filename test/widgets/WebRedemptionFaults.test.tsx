import "../../demo/fakes/stripe.ts";
import { waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { backendFault, endRequests, mountWidget, overrideBackend } from "../support/mountWidget.ts";
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
  signIn,
  stateOf,
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

  it("one of several checks that cannot be read is left out", async () => {
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

  it("of a guest asks for no sign-in, and shows that the check was not found (fault C1)", async () => {
    const widget = await openAsGuest({ backend: "guests-refused" });
    await until(widget, "notFound");
    expect(words(widget)).not.toMatch(/sign in/i);
  });
});

describe("one payment", () => {
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
});

describe("an unknown outcome", () => {
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
    await again.guest.see("House credit");
  });

  it("keeps the success where the check is gone, and where nothing can be read (fault D5)", async () => {
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
});

describe("success wins", () => {
  it("over an error in the same answer, and whatever comes later (fault D5)", async () => {
    overrideBackend(answersPay({ ...paid, error: "Receipt printer is out of paper" }));
    const widget = await open();
    await pay(widget);
    await until(widget, "success");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backendFault(500, { path: "/" });
    widget.update({ ticket: "1002", locationsCount: 5 });
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stateOf(widget)).toBe("success");
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
