import { fireEvent, waitFor } from "@testing-library/dom";
import { http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { widgetNames } from "../../src/widgets/registry.ts";
import { backendFault, mountWidget, overrideBackend, requests } from "../support/mountWidget.ts";
import {
  answersPay,
  calls,
  continueToReview,
  guest as account,
  open,
  openSignedOut,
  pay,
  paymentMethod,
  payments,
  project,
  signIn,
  stageOf,
  ticket,
  toReview,
  toTip,
  until,
  untilState,
  words,
} from "./redeemCheckoutSupport.ts";

const projectPath = /\/api\/v4\/external_locations\//;
/** The least that the server says of an offer. */
const offerOf20 = {
  id: 1,
  name: "O",
  expiration: { mode: "no_expiration" },
  claim_details: { balance: 20, offer_claim_id: "c" },
};

describe("signing in", () => {
  it("is registered, and starts with the sign-in without a session, at the same address [C2.09] [B2.01] [B2.02] [B2.03] [B4.01]", async () => {
    expect(widgetNames).toContain("RedeemCheckout");
    const path = location.href;
    const widget = await openSignedOut({ options: { purchasePage: "/buy" } });
    expect(stageOf(widget)).toBe("login");
    expect(widget.screen.getByRole("link", { name: /credit/ }).getAttribute("href")).toBe("/buy");
    expect(widget.screen.queryByRole("button", { name: "Log Out" })).toBeNull();
    expect(requests.filter((request) => !request.path.includes("/events"))).toEqual([]);
    expect(location.href).toBe(path);
  });

  it("signs in at the shared sign-in, and then shows Log Out [R14] [B2.18]", async () => {
    const widget = await openSignedOut();
    await signIn(widget);
    await until(widget, "addCredit");
    expect(calls("/login")[0]?.body).toEqual({
      user: { email: "guest@example.com", password: "dinner-for-two" },
      site_area: "redeem",
    });
    expect(widget.screen.getByRole("button", { name: "Log Out" })).not.toBeNull();
    expect(widget.events.map(({ type }) => type)).toContain("widget:signed-in");
  });

  it("with a token loads the project, and only then the bill at its location [B4.02] [B4.03] [B7.14] [B7.16]", async () => {
    const release = Promise.withResolvers<undefined>();
    overrideBackend(http.get(projectPath, async () => void (await release.promise)));
    const widget = await open();
    await waitFor(() => expect(calls("/external_locations/")).toHaveLength(1));
    expect([calls("/login"), calls("/tickets/")]).toEqual([[], []]);
    release.resolve(undefined);
    await until(widget, "addCredit");
    expect(calls("/external_locations/")[0]).toMatchObject({
      method: "GET",
      path: "/api/v4/external_locations/toast/lucca",
      query: {},
      body: undefined,
    });
    expect(calls("/tickets/").map(({ path, query }) => [path, query])).toEqual([
      ["/api/v4/projects/42/tickets/1001", { pos: "toast", location_id: "7" }],
    ]);
  });

  it("sends the diner's bearer, session id and device id with project and bill [B6.01] [B7.01] [B7.02] [B7.14]", async () => {
    const widget = await openSignedOut();
    await signIn(widget);
    await until(widget, "addCredit");
    const sent = {
      authorization: `Bearer ${localStorage.getItem("userToken")}`,
      "x-session-id": sessionStorage.getItem("sessionId"),
      "x-device-id": localStorage.getItem("deviceId"),
    };
    expect(Object.values(sent).every(Boolean)).toBe(true);
    for (const path of ["/external_locations/", "/tickets/"])
      expect(calls(path)[0]?.headers).toMatchObject(sent);
  });

  it("takes everything from the query, and the token out of the address bar [B7.15] [R1] [R28]", async () => {
    const widget = await mountWidget("RedeemCheckout", {
      address:
        "/pay?pos=toast&location=lucca&ticket=1001&pay_amount=40&tip=5&token=harness-guest&x=1",
      backend: "bill-covered",
    });
    await until(widget, "review");
    expect(location.search).toBe("?pos=toast&location=lucca&ticket=1001&pay_amount=40&tip=5&x=1");
    expect(calls("/tickets/").map(({ path, query }) => [path, query])).toEqual([
      ["/api/v4/projects/42/tickets/1001", { pos: "toast", location_id: "7", pay_amount: "40" }],
    ]);
    expect(words(widget)).toContain("$5.00");
  });

  it("says what a wrong password says, and keeps what was typed", async () => {
    const widget = await openSignedOut();
    await signIn(widget, undefined, "not-this-one");
    await widget.guest.see("Invalid email or password.");
    expect(widget.screen.getByLabelText<HTMLInputElement>("Email").value).toBe("guest@example.com");
  });

  it("requires a valid email for the link to a new password [B2.04] [B2.05] [B5.01] [B5.02]", async () => {
    const widget = await openSignedOut({ options: { purchasePage: "/buy" } });
    await widget.guest.press("Forgot your password?");
    expect(stageOf(widget)).toBe("forgotPassword");
    expect(widget.screen.getByRole("link", { name: /credit/ }).getAttribute("href")).toBe("/buy");
    await widget.guest.press("Send reset link");
    await widget.guest.see("Required");
    await widget.guest.fill("Email", "gina@");
    await widget.guest.press("Send reset link");
    await widget.guest.see("Invalid email address");
    expect(calls("/forgot_password")).toEqual([]);
  });

  it("sends the link for a new password, or shows that there is no account [B2.04] [B7.04] [B7.05] [R22]", async () => {
    const widget = await openSignedOut();
    await widget.guest.press("Forgot your password?");
    await widget.guest.fill("Email", "nobody@example.com");
    await widget.guest.press("Send reset link");
    await widget.guest.see("No account record found, please verify your spelling.");
    await widget.guest.fill("Email", "guest@example.com");
    await widget.guest.press("Send reset link");
    await widget.guest.see("Check your email");
    expect(calls("/api/v1/users/forgot_password", "POST").map(({ body }) => body)).toEqual([
      { user: { email: "nobody@example.com" } },
      { user: { email: "guest@example.com" } },
    ]);
    expect(stageOf(widget)).toBe("forgotPassword");
  });
});

describe("loading the bill", () => {
  it("shows 'Getting your bill details' while it lasts [B2.11]", async () => {
    overrideBackend(http.get(projectPath, () => new Promise<Response>(() => {})));
    const widget = await open();
    expect(stageOf(widget)).toBe("loading");
    await widget.guest.see("Getting your bill details");
  });

  it("that fails shows the Sorry page with Back where there is no return URL [B2.10] [B4.04] [B4.06] [R17]", async () => {
    const widget = await open({ backend: "bill-unreadable" });
    await until(widget, "error");
    await widget.guest.see("Sorry");
    await widget.guest.see(
      "Something went wrong while loading your bill. Please go back and try again.",
    );
    await widget.guest.press("Back");
    expect(widget.events.map(({ type }) => type)).toContain("widget:close");
  });

  it("that fails goes back to the order after 3.5 s where there is a return URL [B4.05] [B4.07] [B9.23]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await open({ backend: "bill-unreadable", options: { returnUrl: "/order/7" } });
    await until(widget, "error");
    await widget.guest.see("We couldn't load your bill. Returning to order...");
    expect(widget.screen.getByRole("button", { name: "Stay on this page" })).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(widget.events.map(({ type }) => type)).not.toContain("widget:navigate");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(widget.events.find(({ type }) => type === "widget:navigate")?.detail).toMatchObject({
      url: "https://host.example/order/7",
    });
  });

  it("goes back to the order at once for a bill of zero, or says that nothing is left to pay [B4.08] [R18]", async () => {
    const widget = await open({ options: { ticket: "1004", returnUrl: "/order/7" } });
    await waitFor(() =>
      expect(widget.events.find(({ type }) => type === "widget:navigate")?.detail).toMatchObject({
        url: "https://host.example/order/7",
      }),
    );
    widget.unmount();
    const other = await open({ options: { ticket: "1004" } });
    await other.guest.see("There’s nothing left to pay on this bill.");
  });

  it("says what is missing where the page names no check [B5.25]", async () => {
    const widget = await open({ options: { ticket: "" } });
    await widget.guest.see("Missing project or ticket");
  });
});

describe("which stage comes first", () => {
  it.each([
    [84.49, [], undefined, "addCredit"],
    [84.5, [], undefined, "redeemCredit"],
    [64.5, [offerOf20], undefined, "redeemCredit"],
    [64.49, [offerOf20], undefined, "addCredit"],
    [84.5, [], 0.51, "review"],
    [84.5, [], -1, "review"],
    [84.5, [], 0.5, "redeemCredit"],
    // More than the whole bill: anybody may have written it into a link.
    [84.5, [], 84.51, "redeemCredit"],
  ])(
    "with a balance of %d, offers %j and a tip of %j: %s [B4.09] [B4.10] [B4.11] [B4.12] [B4.14] [B4.15] [B4.16]",
    async (balance, offers, tip, stage) => {
      overrideBackend(project({ balance, offers }), ticket({}));
      const widget = await open({ options: tip === undefined ? {} : { tip } });
      await until(widget, stage);
      expect(calls("/tickets/")).toHaveLength(1);
    },
  );

  it("takes no tip where the location takes none, and sends none [W12]", async () => {
    overrideBackend(project({ balance: 100, checkout: { tipping_enabled: false } }), ticket({}));
    const widget = await open();
    await until(widget, "review");
    await widget.guest.press(/^Pay \$84\.50/);
    await waitFor(() => expect(calls("/credits")[0]?.body).toMatchObject({ tip: null }));
  });
});

describe("the header", () => {
  it("leads back to the order, as 'Back' below 768 px and as 'Back to order' from there on [B2.14] [B2.15] [B2.16]", async () => {
    const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(767);
    const narrow = await open({ options: { returnUrl: "/order/7" } });
    const link = narrow.screen.getByRole("link", { name: "Back to order" });
    expect([link.textContent, link.getAttribute("href")]).toEqual([
      "Back",
      "https://host.example/order/7",
    ]);
    narrow.unmount();
    width.mockReturnValue(768);
    const wide = await open({ options: { returnUrl: "/order/7" } });
    expect(wide.screen.getByRole("link", { name: "Back to order" }).textContent).toBe(
      "Back to order",
    );
    await wide.guest.press("Back to order");
    expect(wide.events.find(({ type }) => type === "widget:navigate")?.detail).toMatchObject({
      url: "https://host.example/order/7",
      reason: "back",
    });
  });

  it.each([
    [575, "xs"],
    [576, "sm"],
    [768, "md"],
    [992, "lg"],
    [1200, "xl"],
  ])(
    "at %d px is at breakpoint %s, and follows a change after 200 ms [B2.20] [B2.21]",
    async (px, name) => {
      const observed: (() => void)[] = [];
      vi.stubGlobal(
        "ResizeObserver",
        class {
          constructor(run: () => void) {
            observed.push(run);
          }
          observe() {}
          unobserve() {}
          disconnect() {}
        },
      );
      const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(px);
      const widget = await open();
      const breakpoint = () =>
        widget.shadow.querySelector(".redeem")?.getAttribute("data-breakpoint");
      expect(breakpoint()).toBe(name);
      vi.useFakeTimers();
      width.mockReturnValue(100);
      observed.forEach((run) => run());
      await vi.advanceTimersByTimeAsync(199);
      expect(breakpoint()).toBe(name);
      await vi.advanceTimersByTimeAsync(1);
      vi.useRealTimers();
      await waitFor(() => expect(breakpoint()).toBe("xs"));
    },
  );

  it("may have the host’s own back button, which closes [B2.17] [R24]", async () => {
    const widget = await open({ options: { backLabel: "Close", returnUrl: "/order" } });
    expect(widget.screen.queryByRole("link", { name: "Back to order" })).toBeNull();
    await widget.guest.press("Close");
    expect(widget.events.map(({ type }) => type)).toContain("widget:close");
  });

  it("shows the project’s logo, or its name [B2.19]", async () => {
    overrideBackend(project({ white_logo_path: "/logos/white.svg" }));
    const widget = await open();
    const logo = await waitFor(() => widget.screen.getByRole("img", { name: "Osteria Lucca" }));
    expect(logo.getAttribute("src")).toBe("/logos/white.svg");
    fireEvent.error(logo);
    await waitFor(() =>
      expect(widget.shadow.querySelector(".pay-header-name")?.textContent).toBe("Osteria Lucca"),
    );
  });

  it("logs out: the token goes and everything starts anew [B4.43] [B4.44]", async () => {
    const widget = await open();
    await until(widget, "addCredit");
    await widget.guest.press(/Pay \$100, get/);
    await widget.guest.press("Log Out");
    await until(widget, "login");
    expect(localStorage.getItem("userToken")).toBeNull();
    await signIn(widget);
    await until(widget, "addCredit");
    expect(
      widget.screen.getByRole<HTMLInputElement>("radio", { name: /Just cover my bill today/ })
        .checked,
    ).toBe(true);
  });

  it("has the jump-to-stage menu only where it is asked for [B2.12] [B2.13] [R24]", async () => {
    const widget = await open();
    await until(widget, "addCredit");
    expect(widget.screen.queryByLabelText("Jump to stage")).toBeNull();
    widget.unmount();
    const other = await open({ options: { debugStages: true } });
    await until(other, "addCredit");
    for (const stage of ["review", "failed", "redeemCredit", "error", "login"]) {
      await other.guest.choose("Jump to stage", stage);
      expect(stageOf(other)).toBe(stage);
    }
    expect(calls("/credits")).toEqual([]);
  });

  it("shows its progress at 33.3, 66.7 and 100 percent [B2.22]", async () => {
    const widget = await open();
    const value = () => widget.shadow.querySelector("progress")?.getAttribute("value");
    await until(widget, "addCredit");
    expect(value()).toBe("33.3");
    await toTip(widget);
    expect(value()).toBe("66.7");
    await continueToReview(widget);
    expect(value()).toBe("100");
  });
});

describe("adding credit", () => {
  it("offers to cover the bill or to buy a package, each with its button [B2.06] [B4.18] [B4.19] [B4.20] [B4.21] [B4.22] [B4.23]", async () => {
    const widget = await open();
    await until(widget, "addCredit");
    expect(
      widget.screen.getByRole<HTMLInputElement>("radio", { name: /^Just cover/ }).checked,
    ).toBe(true);
    expect(widget.screen.getByRole("button", { name: "Next" }).className).toContain("accent");
    await widget.guest.press(/Pay \$100, get/);
    expect(widget.screen.getByRole("button", { name: "Purchase" }).className).toContain("primary");
    expect(widget.screen.queryByRole("button", { name: "Next" })).toBeNull();
  });

  it("lists the packages by price and then by credit, without hidden ones; one that gives less for the same money comes last [R25]", async () => {
    const widget = await open();
    await until(widget, "addCredit");
    const names = widget.screen
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent ?? "");
    expect(names.slice(0, 5).map((name) => name.replace("Covers this bill", ""))).toEqual([
      "Just cover my bill today$59.50 on your card",
      "Pay $50, get $60+20%",
      "Pay $100, get $125+25%",
      "Pay $250, get $325+30%",
      "Pay $50, get $55+10%",
    ]);
  });

  it("buys a package after a confirmation with amount and card, and loads the project again [B1.07] [B4.26] [B4.27] [B7.12] [R23] [X8]", async () => {
    const widget = await open();
    await until(widget, "addCredit");
    await widget.guest.press(/Pay \$100, get/);
    await widget.guest.press("Purchase");
    await widget.guest.see("Buy this credit?");
    expect(calls("/gift_card_purchases.json")).toEqual([]);
    const before = calls("/external_locations/").length;
    await widget.guest.press("Pay $100.00 with Mastercard 4444");
    await widget.guest.see("$125.00 of credit was added to your balance.");
    expect(calls("/api/v2/gift_card_purchases.json", "POST").map(({ body }) => body)).toEqual([
      {
        gift_card_purchase: {
          gift_card_option_id: "credit-100",
          stripe_source_id: "12",
          agrees_with_tos_privacy: "on",
        },
      },
    ]);
    // Once for the price right before the purchase, and once for the new balance.
    expect(calls("/external_locations/")).toHaveLength(before + 2);
    expect(stageOf(widget)).toBe("redeemCredit");
    expect(account()?.credit_balance).toBe(150);
  });

  it("says at the payment method what a purchase without a card lacks [B5.24] [B8.09] [R23]", async () => {
    const widget = await open({ backend: "bill-no-card" });
    await until(widget, "addCredit");
    await widget.guest.press(/Pay \$100, get/);
    await widget.guest.press("Purchase");
    await waitFor(() => expect(paymentMethod(widget)).toContain("Missing card or option ID."));
    expect(stageOf(widget)).toBe("addCredit");
  });

  it("says at the payment method that a card was declined [B8.09] [R23]", async () => {
    const widget = await open({ backend: "bill-purchase-declined" });
    await until(widget, "addCredit");
    await widget.guest.press(/Pay \$50, get \$55/);
    await widget.guest.press("Purchase");
    await widget.guest.press(/^Pay \$50\.00 with/);
    await waitFor(() =>
      expect(paymentMethod(widget)).toContain("Your card was declined. Nothing was charged."),
    );
  });

  it("goes on to the tip, or straight to the review [B4.13] [B4.25]", async () => {
    const widget = await open();
    await toTip(widget);
    widget.unmount();
    const other = await open({ options: { tip: 5 } });
    await until(other, "addCredit");
    await other.guest.press("Next");
    await until(other, "review");
    expect(words(other)).toContain("Tip$5.00");
  });
});

describe("a reload", () => {
  it("comes back to the step that it left, with the chosen tip, until the bill is paid", async () => {
    const widget = await open();
    await toTip(widget);
    await widget.guest.press(/^22%/);
    widget.unmount();
    const atTip = await open();
    await until(atTip, "redeemCredit");
    expect(words(atTip)).toContain("Tip$17.16");
    await continueToReview(atTip);
    atTip.unmount();
    const reloaded = await open();
    await until(reloaded, "review");
    expect(words(reloaded)).toContain("Tip$17.16");
    await reloaded.guest.press(/^Pay \$/);
    await until(reloaded, "success");
    expect(sessionStorage.getItem("redeem:choice:toast/lucca/1001")).toBeNull();
  });

  it("names the saved card that paid, of which only the id is stored", async () => {
    const widget = await open();
    await toTip(widget);
    await continueToReview(widget);
    await widget.guest.press(/^Pay \$/);
    await until(widget, "success");
    await widget.guest.see("Mastercard •••• 4444");
    widget.unmount();
    const again = await open();
    await until(again, "success");
    await again.guest.see("Mastercard •••• 4444");
    expect(JSON.stringify(localStorage)).not.toMatch(/mastercard|4444/i);
  });

  it("shows nothing of the step to whoever signs in next", async () => {
    const widget = await open();
    await toTip(widget);
    expect(sessionStorage.getItem("redeem:choice:toast/lucca/1001")).not.toBeNull();
    await widget.guest.press("Log Out");
    await until(widget, "login");
    await waitFor(() =>
      expect(sessionStorage.getItem("redeem:choice:toast/lucca/1001")).toBeNull(),
    );
  });
});

describe("the tip", () => {
  it("has presets with their amounts and says what they are taken of [B2.07] [B1.06] [R7]", async () => {
    const widget = await open({ backend: "bill-covered" });
    await until(widget, "redeemCredit");
    await widget.guest.see("Tip calculated on $78.00 before tax");
    expect(
      widget.screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent),
    ).toEqual(["No tip", "18%$14.04", "20%$15.60", "22%$17.16", "25%$19.50"]);
    expect(widget.screen.getByLabelText<HTMLInputElement>("Tip amount").value).toBe("15.60");
    await widget.guest.press(/25%/);
    expect(widget.screen.getByLabelText<HTMLInputElement>("Tip amount").value).toBe("19.50");
    await continueToReview(widget);
    expect(words(widget)).toContain("$19.50");
  });

  it.each([
    ["1003", ["No tip", "$0.75", "$1", "$2", "$3"], "1.00"],
    ["1002", ["No tip", "2%$2.40", "4%$4.80", "8%$9.60", "10%$12.00"], "2.40"],
    ["1007", ["No tip", "18%$1.66", "20%$1.85", "22%$2.03", "25%$2.31"], "1.85"],
  ])(
    "of check %s offers %j, with %j preselected [B9.01] [B9.02] [B9.05] [B9.07] [R8]",
    async (number, presets, amount) => {
      const widget = await open({ backend: "bill-covered", options: { ticket: number } });
      if (number === "1002") {
        await until(widget, "addCredit");
        await widget.guest.press("Next");
      }
      await until(widget, "redeemCredit");
      expect(
        widget.screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent),
      ).toEqual(presets);
      expect(widget.screen.getByLabelText<HTMLInputElement>("Tip amount").value).toBe(amount);
    },
  );

  it.each([
    ["abc", "Invalid tip format"],
    ["0.50", "Tip must be above $0.50"],
    ["12,34", "Invalid tip format"],
  ])("%j is refused: %s [B5.06] [B5.07]", async (text, message) => {
    const widget = await open({ backend: "bill-covered" });
    await until(widget, "redeemCredit");
    await widget.guest.fill("Tip amount", text);
    await widget.guest.press("Continue");
    await widget.guest.see(message);
    expect(stageOf(widget)).toBe("redeemCredit");
  });

  it("leads to the review [B4.17], typed with sign and comma [B5.03] [B5.04]", async () => {
    const widget = await open({ backend: "bill-covered" });
    await until(widget, "redeemCredit");
    await widget.guest.fill("Tip amount", "$1,000.5");
    await continueToReview(widget);
    expect(widget.screen.getByRole("button", { name: /^Pay \$1,000\.50 with/ })).not.toBeNull();
  });
});

describe("offers", () => {
  it("below their minimum are shown and cannot be chosen; expired ones are not shown [B0.03] [B5.14] [B5.15] [B5.16] (fault K5)", async () => {
    const widget = await open({ backend: "bill-offers" });
    await until(widget, "addCredit");
    const offer = (name: RegExp) => widget.screen.getByRole<HTMLInputElement>("radio", { name });
    expect([
      offer(/Welcome back/).checked,
      offer(/Party of six/).disabled,
      offer(/Tiramisù/).disabled,
    ]).toEqual([true, true, true]);
    expect(offer(/Party of six/).closest("label")?.textContent).toContain("Minimum spend not met");
    expect(offer(/Tiramisù/).closest("label")?.textContent).toContain("Item not on bill");
    expect(widget.screen.queryByRole("radio", { name: /Last summer/ })).toBeNull();
  });

  it("take their worth off what the card pays, and are optional [B1.03] [R12]", async () => {
    const widget = await open({ backend: "bill-offers", options: { tip: -1 } });
    await until(widget, "addCredit");
    await widget.guest.press("Next");
    await until(widget, "review");
    expect(words(widget)).toContain("Your card pays$39.50");
    await widget.guest.press(/No offer/);
    expect(words(widget)).toContain("Your card pays$59.50");
    await widget.guest.press(/Birthday/);
    await widget.guest.press(/^Pay \$47\.50 with/);
    await until(widget, "success");
    expect(calls("/credits")[0]?.body).toMatchObject({
      transaction: { offer_claim_id: "claim-905" },
    });
    expect(payments()).toEqual([
      { ticket: "1001", amount: 8450, offer: 1200, credit: 2500, card: 4750, tip: 0 },
    ]);
  });

  it("for an item take what the bill names for it [W13]", async () => {
    const widget = await open({ backend: "bill-item-offer", options: { ticket: "1005", tip: -1 } });
    await until(widget, "addCredit");
    await widget.guest.press("Next");
    await until(widget, "review");
    expect(words(widget)).toContain("Offer−$14.50");
  });
});

describe("the review", () => {
  it("shows every amount and what the guest earns back [B2.08] [B9.12] [R29]", async () => {
    const widget = await open();
    await toReview(widget);
    await widget.guest.see("Review Payment");
    expect(words(widget)).toMatch(
      /Bill\$84\.50.*Tip\$15\.60.*Total\$100\.10.*House credit−\$25\.00.*Your card pays\$75\.10.*You’ll earn \$11\.90 back/,
    );
  });

  it("says that a negative tip is charged elsewhere, and sends none [B4.16] [B7.11] [R9]", async () => {
    const widget = await open({ backend: "bill-covered", options: { tip: -1 } });
    await until(widget, "review");
    await widget.guest.see("Tip charged to your card on file");
    await widget.guest.press(/^Pay \$84\.50/);
    await until(widget, "success");
    expect(calls("/credits")[0]?.body).toMatchObject({ tip: null });
  });

  it("goes back to the tip, or to the credit where the tip is known [B4.42] [R21]", async () => {
    const widget = await open();
    await toReview(widget);
    await widget.guest.press("Back");
    expect(stageOf(widget)).toBe("redeemCredit");
    await widget.guest.press("Back");
    expect(stageOf(widget)).toBe("addCredit");
    widget.unmount();
    const preset = await open({ options: { tip: 5 } });
    await until(preset, "addCredit");
    await preset.guest.press("Next");
    await until(preset, "review");
    await preset.guest.press("Back");
    expect(stageOf(preset)).toBe("addCredit");
    preset.unmount();
  });

  it("has no Back where nothing comes before it [R21]", async () => {
    const widget = await open({ backend: "bill-covered", options: { tip: 5 } });
    await until(widget, "review");
    expect(widget.screen.queryByRole("button", { name: "Back" })).toBeNull();
  });

  it("needs a card even where credit covers everything [B5.23] [R13]", async () => {
    const widget = await open({ backend: "bill-covered-no-card", options: { tip: -1 } });
    await until(widget, "review");
    await widget.guest.see(
      "Add a card to continue — it won’t be charged unless there’s a remainder or tip.",
    );
    await widget.guest.press(/^Pay \$84\.50/);
    await widget.guest.see("Please add a card to continue.");
    expect([calls("/credits"), stageOf(widget)]).toEqual([[], "review"]);
  });

  it("pays a part where the server can split [B7.15] [R28]", async () => {
    const widget = await open({ options: { tip: -1 } });
    await until(widget, "addCredit");
    await widget.guest.press("Next");
    await until(widget, "review");
    await widget.guest.press("Other amount");
    await widget.guest.fill("Amount to pay", "90");
    await widget.guest.press("Update amount");
    await widget.guest.see("Enter $84.50 or less.");
    await widget.guest.fill("Amount to pay", "40");
    await widget.guest.press("Update amount");
    await widget.guest.see("$44.50 of the bill will be left to pay.");
    await widget.guest.press(/^Pay \$15\.00 with/);
    await until(widget, "success");
    expect(calls("/credits")[0]?.body).toMatchObject({
      transaction: { amount: 40, partial_payment: true },
    });
    expect(calls("/tickets/").at(-1)?.query["pay_amount"]).toBe("40");
  });

  it("is never asked for a part where the server says nothing of one", async () => {
    overrideBackend(ticket({}));
    const widget = await open({ options: { tip: -1 } });
    await until(widget, "addCredit");
    await widget.guest.press("Next");
    await until(widget, "review");
    expect(widget.screen.queryByRole("radiogroup", { name: "How much to pay" })).toBeNull();
  });
});

describe("paying", () => {
  it("sends exactly what was reviewed, the tip in cents [B1.01] [B1.02] [B1.04] [B6.02] [B7.08] [B9.10] [R12]", async () => {
    const widget = await open();
    await pay(widget);
    await until(widget, "success");
    expect(calls("/credits").map(({ path, body }) => [path, body])).toEqual([
      [
        "/api/v3/current_user/credits",
        {
          transaction: {
            amount: 84.5,
            charge_stripe_source_id: "12",
            partial_payment: false,
            offer_claim_id: null,
          },
          project: "osteria-lucca",
          ticket_number: "1001",
          location_id: "7",
          pos: "toast",
          tip: { amount: 1560, stripe_source_id: "12" },
        },
      ],
    ]);
    expect(payments()).toEqual([
      { ticket: "1001", amount: 8450, credit: 2500, offer: 0, card: 7510, tip: 1560 },
    ]);
    expect(widget.events.find(({ type }) => type === "widget:done")?.detail).toMatchObject({
      outcome: "paid",
      amountCents: 8450,
      tipCents: 1560,
      cardCents: 7510,
    });
  });

  it("sends no location for a project [B7.09] [B7.16] [R27] [B3.02]", async () => {
    overrideBackend(project({ location_type: "Project", balance: 100 }), ticket({}));
    const widget = await open({ options: { tip: 5 } });
    await until(widget, "review");
    expect(calls("/tickets/")[0]?.query).toEqual({ pos: "toast" });
    await widget.guest.press(/^Pay \$5\.00 with/);
    await waitFor(() => expect(calls("/credits")[0]?.body).toMatchObject({ location_id: null }));
  });

  it("shows its progress, with Log Out off [B2.23] [B2.24] [B2.25] [B4.28]", async () => {
    backendFault("silent", { path: "/current_user/credits" });
    const widget = await open();
    await pay(widget);
    await untilState(widget, "paying");
    expect(stageOf(widget)).toBe("processing");
    await widget.guest.see("Redeeming Credit");
    await widget.guest.see("Applying credit and paying your bill, this may take a moment");
    await widget.guest.see("Running your card, please wait");
    expect(
      widget.screen.getByRole("button", { name: "Log Out" }).getAttribute("aria-disabled"),
    ).toBe("true");
  });

  it("ends with Payment Success, proof and a running clock [B2.26] [B2.27] [B4.29] [R26]", async () => {
    const widget = await open();
    await pay(widget);
    await widget.guest.see("Payment Success!");
    expect(widget.shadow.querySelector(".pay-proof")?.textContent).toMatch(
      /^\$100\.10Paid \d+:\d\d [AP]M · Table 12Now/,
    );
    await widget.guest.see("You can safely close this tab.");
    expect(words(widget)).toMatch(/\$100\.10.*Osteria Lucca.*1001.*\$84\.50.*\$15\.60/);
    const clock = () => widget.screen.getByRole("timer").textContent;
    const before = clock();
    await waitFor(() => expect(clock()).not.toBe(before), { timeout: 30_000 });
    expect(widget.screen.queryByText("Return to App")).toBeNull();
    expect(widget.events.filter(({ type }) => type === "widget:navigate")).toEqual([]);
  });

  it("then goes back to the order, by the answer’s own address where it has one [B3.09] [B4.31] [R26]", async () => {
    overrideBackend(answersPay({ pos_success: true, return_url_override: "/thanks" }));
    const widget = await open({ options: { returnUrl: "/order/7" } });
    await pay(widget);
    await waitFor(() =>
      expect(widget.events.find(({ type }) => type === "widget:navigate")?.detail).toMatchObject({
        url: "https://host.example/thanks",
      }),
    );
  });

  it("never follows an address of another origin [G11] [R26]", async () => {
    overrideBackend(answersPay({ pos_success: true, return_url_override: "//evil.example/x" }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await open({ options: { returnUrl: "https://evil.example" } });
    await pay(widget);
    await until(widget, "success");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(widget.events.filter(({ type }) => type === "widget:navigate")).toEqual([]);
    expect(widget.shadow.innerHTML).not.toContain("evil");
  });

  it(
    "leaves the guest on the page who wants to stay, and shows a button to return after 6 s [B4.32] [B9.21] [X4]",
    { timeout: 120_000 },
    async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const widget = await open({ options: { returnUrl: "/order/7" } });
      await pay(widget);
      await until(widget, "success");
      await widget.guest.press("Stay on this page");
      await vi.advanceTimersByTimeAsync(4_500);
      expect(widget.screen.queryByRole("link", { name: "Return to App" })).toBeNull();
      await vi.advanceTimersByTimeAsync(1_500);
      // The button is rendered a turn later.
      await vi.advanceTimersByTimeAsync(100);
      expect(widget.screen.getByRole("link", { name: "Return to App" })).not.toBeNull();
      expect(widget.events.filter(({ type }) => type === "widget:navigate")).toEqual([]);
      await widget.guest.press("Return to App");
      expect(widget.events.find(({ type }) => type === "widget:navigate")?.detail).toMatchObject({
        url: "https://host.example/order/7",
        reason: "return",
      });
    },
  );

  it("waits while the pointer or the focus is on the announcement [X4]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await open({ options: { returnUrl: "/order/7" } });
    await pay(widget);
    await until(widget, "success");
    const stay = widget.screen.getByRole("button", { name: "Stay on this page" });
    fireEvent.focusIn(stay);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(widget.events.filter(({ type }) => type === "widget:navigate")).toEqual([]);
    fireEvent.focusOut(stay);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(widget.events.some(({ type }) => type === "widget:navigate")).toBe(true);
  });

  it("that fails shows the server’s words and the hint, and Back returns to the review [B2.09] [B4.33] [B4.34] [B4.35] [B4.45]", async () => {
    const widget = await open({ backend: "bill-declined" });
    await pay(widget);
    await until(widget, "failed");
    await widget.guest.see("Couldn't Process Payment");
    await widget.guest.see("Your card was declined.");
    await widget.guest.see(
      "If the problem continues, you can ask a manager to close out your bill.",
    );
    await widget.guest.press("Back");
    expect(stageOf(widget)).toBe("review");
  });

  it("fails with a default where the server has no words [B4.46]", async () => {
    overrideBackend(answersPay({}, 422));
    const widget = await open();
    await pay(widget);
    await widget.guest.see("An unknown error has occurred.");
  });

  it('takes "Payment is already done" for success and goes back after 3 s [B4.36] [B4.37] [B9.22] [X14]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await open({ backend: "bill-already-paid", options: { returnUrl: "/order/7" } });
    await pay(widget);
    await widget.guest.see("Payment Success!");
    await widget.guest.see("You weren’t charged again.");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(widget.events.map(({ type }) => type)).not.toContain("widget:navigate");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(widget.events.find(({ type }) => type === "widget:navigate")?.detail).toMatchObject({
      url: "https://host.example/order/7",
    });
    expect(payments()).toEqual([]);
  });

  it("without a project to name fails and sends nothing [B5.25]", async () => {
    overrideBackend(project({ project_slug: null, balance: 100 }), ticket({}));
    const widget = await open({ options: { tip: 5 } });
    await until(widget, "review");
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see("Missing project or ticket");
    expect(calls("/credits")).toEqual([]);
  });
});

describe("a 401", () => {
  it("clears token, session id and device id, and returns to the review after the next sign-in [B4.38] [B4.39] [B4.40] [B4.41] [R20]", async () => {
    const widget = await open({ backend: "bill-signed-out" });
    await toTip(widget);
    await widget.guest.fill("Tip amount", "7");
    await widget.guest.press("Continue");
    const ids = {
      session: sessionStorage.getItem("sessionId"),
      device: localStorage.getItem("deviceId"),
    };
    await widget.guest.press(/^Pay \$66\.50 with/);
    await until(widget, "login");
    expect(localStorage.getItem("userToken")).toBeNull();
    expect([
      sessionStorage.getItem("sessionId") === ids.session,
      localStorage.getItem("deviceId") === ids.device,
    ]).toEqual([false, false]);
    expect(payments()).toEqual([]);
    await signIn(widget);
    await until(widget, "review");
    await widget.guest.see("Your payment didn’t go through. Your bill is still open.");
    await widget.guest.press(/^Pay \$66\.50 with/);
    await until(widget, "success");
    expect(payments()).toHaveLength(1);
  });
});
