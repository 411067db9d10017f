import "../../demo/fakes/stripe.ts";
import { waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { ownerOf } from "../../src/shared/payment/intent/owner.ts";
import { lockKey } from "../../src/shared/payment/intent/names.ts";
import { backendFault, mountWidget, overrideBackend, requests } from "../support/mountWidget.ts";
import { answerFaults, check, ownToken } from "./billSupport.ts";
import {
  addCard,
  buyPackage,
  calls,
  continueToReview,
  diner,
  fillCard,
  guest as account,
  open,
  openSignedOut,
  pay,
  paymentMethod,
  payments,
  signIn,
  stageOf,
  stateOf,
  until,
  untilState,
  words,
} from "./redeemCheckoutSupport.ts";

const payPath = "/current_user/credits";

describe("a new card", () => {
  it("is tokenised by the provider and saved before the tip, and never passes through us [B7.03] [B7.06] [B4.24] [B4.25] [G14]", async () => {
    const widget = await open({ backend: "bill-no-card" });
    await addCard(widget);
    expect(calls("/api/v3/current_user/stripe_sources", "POST").map(({ body }) => body)).toEqual([
      { stripe_token: expect.stringMatching(/^tok_ok_4242_/) },
    ]);
    expect(JSON.stringify(requests)).not.toContain("4242424242424242");
  });

  it("pays the bill and the tip [B1.05]", async () => {
    const widget = await open({ backend: "bill-no-card" });
    await addCard(widget);
    await continueToReview(widget);
    await widget.guest.press(/^Pay \$/);
    await until(widget, "success");
    const [kept] = account()?.credit_cards ?? [];
    expect(calls(payPath)[0]?.body).toMatchObject({
      transaction: { charge_stripe_source_id: String(kept?.id) },
      tip: { stripe_source_id: String(kept?.id) },
    });
  });

  it("is found by its last four among the cards that the server answers with [B7.07]", async () => {
    const saved = (id: number, last_four: string) => ({ id, brand: "visa", last_four });
    overrideBackend(
      http.post(/\/stripe_sources$/, () =>
        HttpResponse.json({
          credit_cards: [saved(91, "1881"), saved(92, "4242"), saved(93, "5556")],
        }),
      ),
    );
    const widget = await open({ backend: "bill-no-card" });
    await addCard(widget);
    await continueToReview(widget);
    await widget.guest.press(/^Pay \$.* 4242/);
    await waitFor(() =>
      expect(calls(payPath)[0]?.body).toMatchObject({
        transaction: { charge_stripe_source_id: "92" },
        tip: { stripe_source_id: "92" },
      }),
    );
  });

  it("with the same last four as another one is the new one [R15]", async () => {
    const widget = await open();
    await until(widget, "addCredit");
    await widget.guest.press(/A new card/);
    await fillCard(widget);
    await widget.guest.press("Next");
    await until(widget, "redeemCredit");
    const ids =
      account()
        ?.credit_cards.filter((card) => card.last_four === "4242")
        .map(({ id }) => id) ?? [];
    await continueToReview(widget);
    await widget.guest.press(/^Pay \$/);
    await until(widget, "success");
    expect(calls(payPath)[0]?.body).toMatchObject({
      transaction: { charge_stripe_source_id: String(Math.max(...ids)) },
    });
  });

  it.each([
    ["4242424242424241", "Your card number is invalid."],
    ["", "Your card number is incomplete."],
  ])(
    "%j is refused by the provider in its own words, on the payment method [B8.09]",
    async (number, message) => {
      const widget = await open({ backend: "bill-no-card" });
      await until(widget, "addCredit");
      if (number) await fillCard(widget, number);
      else
        await waitFor(() =>
          expect(document.querySelector('[aria-label="Card number"]')).not.toBeNull(),
        );
      await widget.guest.press("Next");
      await waitFor(() => expect(paymentMethod(widget)).toContain(message));
      expect(calls("/stripe_sources")).toEqual([]);
    },
  );

  it("that the server does not save is reported there too, and the payment does not go on [B8.09]", async () => {
    const widget = await open({ backend: "bill-no-card" });
    backendFault(
      { status: 402, body: { error: { message: "Your card was declined." } } },
      { path: "/stripe_sources" },
    );
    await until(widget, "addCredit");
    await fillCard(widget);
    await widget.guest.press("Next");
    await waitFor(() => expect(paymentMethod(widget)).toContain("Your card was declined."));
    expect(stageOf(widget)).toBe("addCredit");
  });

  it("buys a package: stored first, then named in the confirmation [X8]", async () => {
    const widget = await open({ backend: "bill-no-card" });
    await until(widget, "addCredit");
    await widget.guest.press(/Pay \$50, get \$60/);
    await fillCard(widget);
    await widget.guest.press("Purchase");
    await widget.guest.press("Pay $50.00 with Visa 4242");
    await widget.guest.see("$60.00 of credit was added to your balance.");
  });

  it("in the review is stored before the bill is paid [R13]", async () => {
    const widget = await open({ backend: "bill-covered-no-card", options: { tip: -1 } });
    await until(widget, "review");
    await fillCard(widget);
    await widget.guest.press(/^Pay \$84\.50/);
    await until(widget, "success");
    expect(payments()).toEqual([
      { ticket: "1001", amount: 8450, credit: 8450, offer: 0, card: 0, tip: 0 },
    ]);
  });
});

describe("an unknown outcome", () => {
  it("of a purchase is settled by the balance, and nothing is bought twice", async () => {
    const widget = await open({ backend: "bill-purchase-lost" });
    await until(widget, "addCredit");
    await buyPackage(widget);
    await widget.guest.see("$125.00 of credit was added to your balance.");
    expect(calls("/gift_card_purchases")).toHaveLength(1);
  });

  it.each([[null], [{}]])(
    "of a purchase that says nothing but success (%j) counts only if the balance has grown",
    async (body) => {
      const widget = await open();
      await until(widget, "addCredit");
      overrideBackend(http.post(/gift_card_purchases/, () => HttpResponse.json(body)));
      await buyPackage(widget);
      await widget.guest.see(/We couldn’t confirm your purchase of \$100\.00/);
      expect(widget.shadow.textContent).not.toContain("was added to your balance");
      expect(calls("/gift_card_purchases")).toHaveLength(1);
    },
  );

  it("of a purchase that the page has found by itself is over: the next press buys again", async () => {
    const widget = await open();
    await until(widget, "addCredit");
    overrideBackend(
      http.post(/gift_card_purchases/, () => HttpResponse.json(null), { once: true }),
    );
    const buy = async (): Promise<void> => {
      await widget.guest.press(/Pay \$50, get \$55/);
      await widget.guest.press("Purchase");
      await widget.guest.press(/^Pay \$50\.00 with/);
    };
    await buy();
    await widget.guest.see(/We couldn’t confirm your purchase of \$50\.00/);
    const payer = account();
    if (payer) payer.credit_balance += 55;
    dispatchEvent(new Event("online"));
    await widget.guest.see("$55.00 of credit was added to your balance.");
    await buy();
    await vi.waitFor(() => expect(calls("/gift_card_purchases")).toHaveLength(2));
  });

  it("of a purchase that another tab has made since is looked up, and nothing is bought twice (fault D1)", async () => {
    const widget = await open();
    await until(widget, "addCredit");
    await widget.guest.press(/Pay \$100, get/);
    await widget.guest.press("Purchase");
    const key = lockKey({ kind: "purchase", ids: [check.pos, check.location] });
    const owner = ownerOf(ownToken.token);
    const record = { phase: "paid", key: "other-tab", payload: "", owner, atMs: Date.now() };
    localStorage.setItem(key, JSON.stringify({ ...record, facts: { option: "1" } }));
    const diner = account();
    if (diner) diner.credit_balance += 125;
    await widget.guest.press(/^Pay \$100\.00 with/);
    await widget.guest.see("$125.00 of credit was added to your balance.");
    expect(calls("/gift_card_purchases")).toEqual([]);
  });

  it("of a purchase that a removed widget has sent is waited for, and the purchase is shown (fault D4)", async () => {
    const answer = Promise.withResolvers<void>();
    overrideBackend(
      http.post(/gift_card_purchases/, async () => {
        await answer.promise;
        return undefined;
      }),
    );
    const widget = await open();
    await until(widget, "addCredit");
    await buyPackage(widget);
    await waitFor(() => expect(calls("/gift_card_purchases")).toHaveLength(1));
    widget.unmount();
    const again = await open();
    await untilState(again, "lookingUp");
    answer.resolve();
    await again.guest.see("$125.00 of credit was added to your balance.");
    expect(calls("/gift_card_purchases")).toHaveLength(1);
  });

  it("of the balance after a purchase is said, and Try again only reads [R23]", async () => {
    const widget = await open();
    await until(widget, "addCredit");
    let isReadable = false;
    overrideBackend(
      http.get(/external_locations/, () =>
        isReadable || !calls("/gift_card_purchases").length
          ? undefined
          : HttpResponse.json({}, { status: 404 }),
      ),
    );
    await buyPackage(widget);
    await widget.guest.see(
      "Your purchase went through, but we couldn’t load your new balance yet.",
    );
    isReadable = true;
    await widget.guest.press("Try again");
    await until(widget, "redeemCredit");
    expect(calls("/gift_card_purchases")).toHaveLength(1);
  });
});

describe("a part that is paid", () => {
  it("keeps the guest on the page after a reload, where the rest is still to pay [X4]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const start = { options: { payAmount: 40, returnUrl: "/order" } };
    const widget = await open(start);
    await pay(widget);
    await until(widget, "success");
    widget.unmount();
    const again = await open(start);
    await again.guest.see("Pay the remaining $44.50");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(again.events.filter(({ type }) => type === "widget:navigate")).toEqual([]);
  });
});

describe("success", () => {
  it("once seen is there again after a reload [B4.29]", async () => {
    const widget = await open();
    await pay(widget);
    await until(widget, "success");
    widget.unmount();
    const again = await open();
    await again.guest.see("Payment Success!");
    // By then the bill itself is zero.
    await again.guest.see("$100.10");
    expect(words(again)).not.toContain("$0.00");
  });
});

describe("one payment per intent", () => {
  it("for credit warns in a frame of another site, and leaving the page asks for confirmation while it is made (fault C8) (fault D12)", async () => {
    const mayLeave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const top = vi.spyOn(window, "top", "get").mockReturnValue(null);
    const widget = await open();
    await until(widget, "addCredit");
    await widget.guest.press(/Pay \$100, get/);
    await widget.guest.press("Purchase");
    await widget.guest.see("This page is shown inside another site");
    top.mockRestore();
    expect(mayLeave()).toBe(true);
    backendFault("slow", { path: "/gift_card_purchases" });
    await widget.guest.press(/^Pay \$100\.00 with/);
    await waitFor(() => expect(mayLeave()).toBe(false));
    await widget.guest.see("$125.00 of credit was added to your balance.");
    expect(mayLeave()).toBe(true);
  });
});

describe("before anything is sent", () => {
  it("a package that costs another amount by now is not bought (fault D7)", async () => {
    const widget = await open();
    await until(widget, "addCredit");
    await widget.guest.press(/Pay \$100, get/);
    await widget.guest.press("Purchase");
    overrideBackend(
      http.get(/external_locations/, () =>
        HttpResponse.json({
          data: {
            project_id: 42,
            project_slug: "osteria-lucca",
            balance: 25,
            credit_cards: [{ id: 11, last_four: "4242", brand: "visa" }],
            gift_card_options: [{ id: "credit-100", amount: 150, credit_to_give: 125 }],
          },
        }),
      ),
    );
    await widget.guest.press(/^Pay \$100\.00 with/);
    await widget.guest.see(/This package changed or is no longer sold\. Choose/);
    await widget.guest.see(/Pay \$150, get \$125/);
    expect(calls("/gift_card_purchases")).toEqual([]);
  });

  it("an offer that has ended meanwhile goes back to the review [R5] (fault D10)", async () => {
    const start = Date.now();
    const expires = new Date(start + 3_600_000).toISOString();
    overrideBackend(
      http.get(/external_locations/, () =>
        HttpResponse.json({
          data: {
            project_id: 42,
            project_slug: "osteria-lucca",
            balance: 100,
            credit_cards: [{ id: 11, last_four: "4242", brand: "visa" }],
            offers: [
              {
                id: 1,
                name: "Tonight",
                expiration: { mode: "set_date" },
                claim_details: { balance: 10, expires_at: expires, offer_claim_id: "c1" },
              },
            ],
          },
        }),
      ),
    );
    const widget = await open({ options: { tip: 5 } });
    await until(widget, "review");
    vi.spyOn(Date, "now").mockReturnValue(start + 7_200_000);
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("Your offer ended or changed.");
    expect(calls(payPath)).toEqual([]);
  });
});

describe("what goes wrong on the way", () => {
  it.each([["offline"], [500], [404], ["html"], ["truncated"], [{ body: [] }]] as const)(
    "%j while loading ends on the Sorry page, and Try again leads on [B2.10]",
    async (fault) => {
      const mend = backendFault(fault, { path: "/external_locations/" });
      const widget = await open();
      await until(widget, "error");
      mend();
      await widget.guest.press("Try again");
      await until(widget, "addCredit");
      expect(words(widget)).toContain("$84.50");
    },
  );

  it.each(["addCredit", "redeemCredit", "review"] as const)(
    "a session that ends on %s is resumed there [B4.41]",
    async (stage) => {
      const widget = await open();
      await until(widget, "addCredit");
      if (stage !== "addCredit") await widget.guest.press("Next");
      if (stage === "review") await widget.guest.press("Continue");
      await until(widget, stage);
      localStorage.removeItem("userToken");
      dispatchEvent(new StorageEvent("storage", { key: "userToken" }));
      await until(widget, "login");
      await widget.guest.see(/pick up where you left off/);
      await signIn(widget);
      await until(widget, stage);
    },
  );

  it("works where storage is refused (fault J1)", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no", "QuotaExceededError");
    });
    // Uses another check, because without storage the page's memory keeps records beyond this test.
    const widget = await openSignedOut({ options: { ticket: "1005" } });
    await signIn(widget);
    await pay(widget);
    await until(widget, "success");
    expect(payments()).toHaveLength(1);
  });

  it("leaves no timer that navigates after it is gone (fault F5)", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await open({ options: { returnUrl: "/order" } });
    await pay(widget);
    await until(widget, "success");
    widget.unmount();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(widget.events.filter(({ type }) => type === "widget:navigate")).toEqual([]);
  });

  it("a 429 says how long to wait, and a server’s long text is cut", async () => {
    const widget = await openSignedOut();
    const mend = backendFault(
      { status: 429, body: {}, headers: { "retry-after": "50" } },
      { path: "/login" },
    );
    await signIn(widget);
    await widget.guest.see(/Too many tries\. Try again in 0:(4\d|50)\./);
    mend();
    widget.unmount();
    backendFault({ status: 422, body: { error: "x".repeat(10_000) } }, { path: "/login" });
    const other = await openSignedOut();
    await signIn(other);
    await waitFor(() => expect(other.screen.getByRole("alert").textContent).toHaveLength(300));
  });

  it("the page’s bill is its own: two bills do not share a memory (fault H2)", async () => {
    const widget = await open();
    await pay(widget);
    await until(widget, "success");
    widget.unmount();
    const other = await mountWidget("RedeemCheckout", { options: { ...diner, ticket: "1002" } });
    await until(other, "addCredit");
    expect(words(other)).toContain("$153.90");
  });
});

const unreachable =
  "We couldn’t reach the restaurant’s system. Check your connection and try again.";
/** What the payment method says of a card that was not saved, where the server was reached. */
const unsavedCard: Readonly<Record<string, string>> = {
  '{"body":[]}': "we couldn’t tell which one it is. Choose it from your cards.",
  403: "That didn’t work. Please try again.",
  404: "That didn’t work. Please try again.",
  409: "That didn’t work. Please try again.",
  429: "Too many tries. Try again in",
};

describe.each(answerFaults)(
  "with %j in place of an answer",
  { tags: ["thorough"], timeout: 120_000 },
  (fault) => {
    it("a card that is to be kept is asked for again, and a package is never bought twice (fault E) (fault D6)", async () => {
      const widget = await open({ backend: "bill-no-card" });
      await until(widget, "addCredit");
      await fillCard(widget);
      let mend = backendFault(fault, { path: "/stripe_sources" });
      await widget.guest.press("Next");
      await waitFor(() =>
        expect(words(widget)).toContain(unsavedCard[JSON.stringify(fault)] ?? unreachable),
      );
      expect(stateOf(widget)).toBe("addCredit");
      mend();
      await widget.guest.press(/Pay \$100, get \$125/);
      await widget.guest.press("Purchase");
      await widget.guest.see("Buy this credit?");
      mend = backendFault(fault, { path: "/gift_card_purchases" });
      await widget.guest.press(/^Pay \$100\.00 with/);
      await untilState(widget, "addCredit");
      mend();
      // A purchase that is still being processed (409) is asked for again under its key.
      const keys = calls("/gift_card_purchases").map(({ headers }) => headers["idempotency-key"]);
      expect(new Set(keys).size).toBe(1);
    });
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
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await open({ options: { returnUrl } });
    await pay(widget);
    await widget.guest.see(/You can safely close this tab/);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(widget.events.filter(({ type }) => type === "widget:navigate")).toEqual([]);
    expect(widget.screen.queryByRole("link", { name: "Go now" })).toBeNull();
  });
});
