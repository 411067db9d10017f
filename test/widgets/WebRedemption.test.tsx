import "../../demo/fakes/stripe.ts";
import { waitFor, within } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { redemption } from "../../mock-api/redemption.ts";
import { mediaQueries } from "../../src/shared/host/media.ts";
import { widgetNames } from "../../src/widgets/registry.ts";
import { backend } from "../support/server.ts";
import {
  backendFault,
  mountWidget,
  overrideBackend,
  requests,
  setMedia,
  type MountedWidget,
} from "../support/mountWidget.ts";
import {
  answersPay,
  calls,
  fillCard,
  open,
  openAsGuest,
  openSignedOut,
  paid,
  pay,
  payCalls,
  payments,
  project,
  signIn,
  stateOf,
  ticket,
  until,
  words,
  openChecks,
} from "./webRedemptionSupport.ts";

const headings = ({ screen }: MountedWidget) =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("getting to the bill", () => {
  it("is registered, and asks to sign in where the page requires it, before it reads anything [C2.22] [C2.97] [C4.04] [C1.07] [W14]", async () => {
    expect(widgetNames).toContain("WebRedemption");
    const widget = await openSignedOut();
    await widget.guest.see("Sign in to pay");
    expect(requests.filter(({ path }) => !path.includes("/events"))).toEqual([]);
    await signIn(widget);
    await until(widget, "checkout");
    expect(calls("/login")[0]?.body).toEqual({
      user: { email: "guest@example.com", password: "dinner-for-two" },
      site_area: "redeem",
    });
  });

  it("opens the bill without a sign-in where the page requires none [C2.97]", async () => {
    await until(await openAsGuest(), "checkout");
    expect(calls("/login")).toEqual([]);
  });

  it("loads location and check with the diner’s own token [C4.05] [C4.06] [C6.10] [C7.14] [C7.15]", async () => {
    const widget = await openSignedOut();
    await signIn(widget);
    await until(widget, "checkout");
    const [location] = calls("/external_locations/");
    const [bill] = calls("/tickets/");
    expect(location?.path).toBe("/api/v4/external_locations/toast/lucca");
    expect([bill?.path, bill?.query]).toEqual([
      "/api/v4/projects/42/tickets/1001",
      { pos: "toast", location_id: "7" },
    ]);
    const token = localStorage.getItem("userToken");
    expect(token).toBeTruthy();
    expect([location, bill].map((call) => call?.headers["authorization"])).toEqual([
      `Bearer ${token}`,
      `Bearer ${token}`,
    ]);
  });

  it.each([
    ["Project", undefined],
    ["ProjectLocation", "7"],
    ["Kiosk", "7"],
  ])("names the location of a %s as %s [C7.16]", async (kind, id) => {
    overrideBackend(project({ location_type: kind }), ticket({}));
    await until(await open(), "checkout");
    expect(calls("/tickets/")[0]?.query["location_id"]).toBe(id);
  });

  it("shows a splash until the bill is there [C2.98] [C4.07]", async () => {
    overrideBackend(http.get(/\/external_locations\//, () => new Promise<Response>(() => {})));
    const widget = await open();
    await widget.guest.see("Getting your bill");
    expect(stateOf(widget)).toBe("loading");
  });

  it("takes everything from the query [W1]", async () => {
    const widget = await mountWidget("WebRedemption", {
      address: "/pay?pos=toast&location=lucca&ticket=1001&pay_amount=40&return_url=/order/7",
      options: { authRequired: false },
    });
    await until(widget, "checkout");
    expect(calls("/tickets/")[0]?.query).toEqual({
      pos: "toast",
      location_id: "7",
      pay_amount: "40",
    });
    await widget.guest.see("Pay $47.38 with your card");
  });

  it("shows one screen at a time, from the chooser to the receipt [C2.96] [C2.101] [C2.102] [C2.103]", async () => {
    const widget = await open({ options: { ticket: "1001,1002" } });
    await until(widget, "choosing");
    expect(headings(widget)).toEqual(["Which check is yours?"]);
    await widget.guest.press(/Check 1001/);
    await until(widget, "checkout");
    expect(headings(widget)).toEqual(["Pay your bill"]);
    await widget.guest.press(/^Pay \$/);
    await until(widget, "success");
    expect(headings(widget)).toEqual(["Payment Successful"]);
    await widget.guest.press("View Receipt");
    await until(widget, "receipt");
    expect(headings(widget)).toEqual(["Receipt"]);
  });

  it("shows the sign-in, the splash and Check not found alone as well [C2.96] [C2.99]", async () => {
    const signedOut = await openSignedOut();
    await signedOut.guest.see("Sign in to pay");
    expect(headings(signedOut)).toEqual(["Sign in to pay"]);
    signedOut.unmount();
    const lost = await open({ options: { ticket: "9999" } });
    await until(lost, "notFound");
    expect(headings(lost)).toEqual(["Check not found"]);
    lost.unmount();
    overrideBackend(http.get(/\/external_locations\//, () => new Promise<Response>(() => {})));
    const waiting = await open();
    await until(waiting, "loading");
    expect(headings(waiting)).toEqual(["Getting your bill details"]);
  });
});

describe("one, several or no checks", () => {
  it("one with something to pay leads to its checkout, whatever else was named [C4.11]", async () => {
    const widget = await open({ options: { ticket: "1001,1004,9999" } });
    await until(widget, "checkout");
    await widget.guest.see("Check 1001 · Table 12");
    expect(widget.screen.queryByRole("button", { name: "Not your check?" })).toBeNull();
  });

  it("several lead to a chooser with name, table and amount, and back to it [C2.103] [C4.12] [W2]", async () => {
    const widget = await open({ options: { ticket: "1001, 1002,1005,1001" } });
    await until(widget, "choosing");
    expect(openChecks(widget).map(({ textContent }) => textContent)).toEqual([
      "Check 1001Table 12 · Marta R.Tagliatelle al ragù$84.50",
      "Check 1002Table 12 · Marta R.Tagliatelle al ragù$153.90",
      "Check 1005Table 12 · Marta R.Tiramisù, Risotto$60.60",
    ]);
    await widget.guest.press(/Check 1002/);
    await until(widget, "checkout");
    await widget.guest.press("Not your check?");
    await until(widget, "choosing");
    await widget.guest.press(/Check 1005/);
    await pay(widget);
    await until(widget, "success");
    expect(payments().map((one) => one.ticket)).toEqual(["1005"]);
    await widget.guest.press("Pay another check");
    await until(widget, "choosing");
    expect(openChecks(widget)).toHaveLength(2);
  });

  it("are listed by the location where no number is given, or by the answer to a check [W2]", async () => {
    const widget = await mountWidget("WebRedemption", {
      backend: "bill-open-checks",
      options: { pos: "toast", location: "lucca", token: "harness-guest" },
    });
    await until(widget, "choosing");
    expect(openChecks(widget)).toHaveLength(3);
    widget.unmount();
    overrideBackend(
      http.get(/\/tickets\//, () =>
        HttpResponse.json({
          tickets: [
            { id: 1, ticket_code: "A", bill_amount: 10, bill_total: 10 },
            { id: 2, ticket_code: "B", table: "Terrace", bill_amount: 20, bill_total: 20 },
          ],
        }),
      ),
    );
    const other = await open();
    await until(other, "choosing");
    await other.guest.see("Terrace");
  });

  it("a hundred check numbers lead to ten calls", async () => {
    await until(
      await open({
        options: { ticket: Array.from({ length: 100 }, (_, index) => 9000 + index).join(",") },
      }),
      "notFound",
    );
    expect(calls("/tickets/")).toHaveLength(10);
  });

  it.each([
    ["a check that is paid", { ticket: "1004" }, "There’s nothing left to pay on this check."],
    [
      "no such check",
      { ticket: "9999" },
      "Your specific ticket couldn't be found. Please try again or ask your server for help closing out.",
    ],
    [
      "a page that names none",
      { ticket: "", location: "" },
      "Your specific ticket couldn't be found.",
    ],
  ])(
    "%s shows Check not found, with Done [C4.09] [C2.115] [C2.117] [C8.18] [W9]",
    async (_, options, text) => {
      const widget = await open({ options });
      await until(widget, "notFound");
      await widget.guest.see(text);
      const close = vi.spyOn(window, "close").mockImplementation(() => {});
      await widget.guest.press("Done");
      await widget.guest.see("You can close this tab.");
      expect(close).toHaveBeenCalledOnce();
      expect(widget.events.map(({ type }) => type)).toContain("widget:close");
      expect(widget.events.map(({ type }) => type)).not.toContain("widget:navigate");
    },
  );

  it("goes back to the order after 3.5 s where there is a return address, or at once [C2.116] [C4.10] [C9.12]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await open({ options: { ticket: "9999", returnUrl: "/order/7" } });
    await widget.guest.see("We couldn't load your bill. Returning to order...");
    expect(widget.screen.getByRole("button", { name: "Stay on this page" })).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(widget.events.map(({ type }) => type)).not.toContain("widget:navigate");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(widget.events.find(({ type }) => type === "widget:navigate")?.detail).toMatchObject({
      url: "https://host.example/order/7",
    });
    widget.unmount();
    const other = await open({ options: { ticket: "9999", returnUrl: "/order/7" } });
    await until(other, "notFound");
    await other.guest.press("Done");
    expect(other.events.map(({ type }) => type)).toContain("widget:navigate");
  }, 12_000);

  it("stays where the guest chooses to stay [X4]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await open({ options: { ticket: "9999", returnUrl: "/order/7" } });
    await widget.guest.press("Stay on this page");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(widget.events.map(({ type }) => type)).not.toContain("widget:navigate");
  }, 12_000);

  it.each([
    "//evil.example",
    "https://evil.example/x",
    "javascript:alert(1)",
    "/\\evil.example",
    "https://user@host.example/",
    "ht\ntps://evil.example",
  ])("counts %j as no return address (fault A1)", async (returnUrl) => {
    const widget = await open({ options: { ticket: "9999", returnUrl } });
    await until(widget, "notFound");
    await widget.guest.see("Your specific ticket couldn't be found.");
    expect(widget.screen.queryByRole("link")).toBeNull();
  });
});

describe("the bill", () => {
  it("shows its order with modifiers, discounts, taxes and charges by name in a panel [C2.100] [C3.10]", async () => {
    const widget = await open({ options: { ticket: "1008" } });
    const button = await widget.screen.findByRole("button", { name: "View order" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await widget.guest.press("View order");
    expect(button.getAttribute("aria-expanded")).toBe("true");
    const panel = widget.shadow.querySelector(".pay-view .pay-order")?.textContent;
    expect(panel).toContain("2 × Negroni$28.00");
    expect(panel).toContain("Extra buffalo mozzarella$4.00");
    expect(panel).toContain(
      "Subtotal$83.50Happy hour−$5.00State tax$5.22City tax$1.67Kitchen appreciation$2.50Delivery fee$3.99Bill total$91.88",
    );
  });

  it("is paid with credit, an offer and a card, with the same sums on the screen and in the call [C0.01] [C1.06] [C1.08] [C1.09] [C1.10] [C1.11] [C4.01]", async () => {
    const widget = await open({ backend: "bill-offers" });
    await until(widget, "checkout");
    expect(words(widget)).toContain(
      "Total$100.10Offer−$20.00House credit−$25.00Your card pays$55.10",
    );
    await widget.guest.press(/^Pay \$55\.10 with/);
    await until(widget, "success");
    expect(payCalls().map(({ path, body }) => [path, body])).toEqual([
      [
        "/api/v3/current_user/credits",
        {
          transaction: {
            amount: 84.5,
            charge_stripe_source_id: "12",
            partial_payment: false,
            offer_claim_id: "claim-901",
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
      { ticket: "1001", amount: 8450, credit: 2500, offer: 2000, card: 5510, tip: 1560 },
    ]);
    expect(
      widget.events.filter(({ type }) => type === "widget:done").map(({ detail }) => detail),
    ).toMatchObject([
      { outcome: "paid", isConfirmed: true, amountCents: 8450, tipCents: 1560, ticketId: "1001" },
    ]);
  });

  it("marks an offer whose item is not on the bill, and applies one whose item is [C3.17] [C3.18] [C3.19] [W13]", async () => {
    const widget = await open({ backend: "bill-item-offer" });
    await widget.guest.see("Item not on bill");
    expect(
      widget.screen.getByRole<HTMLInputElement>("radio", { name: /Tiramisù on us/ }).disabled,
    ).toBe(true);
    widget.unmount();
    const other = await open({ options: { ticket: "1005" } });
    await until(other, "checkout");
    expect(words(other)).toContain("Offer−$14.50");
  });

  it("says what the tip’s percentage is taken of, and takes a typed one [R7]", async () => {
    const widget = await open();
    await widget.guest.see("Tip calculated on $78.00 before tax");
    await widget.guest.press(/^25%/);
    await widget.guest.see("Pay $79.00 with");
    await widget.guest.fill("Tip amount", "7.25");
    await widget.guest.press(/^Pay \$66\.75 with/);
    await until(widget, "success");
    expect(payments()[0]?.tip).toBe(725);
  });

  it.each([
    ["0.50", "Tip must be above $0.50"],
    ["a lot", "Invalid tip format"],
  ])("refuses a tip of %j in its field, and sends nothing [R10] [R11]", async (tip, text) => {
    const widget = await open();
    await until(widget, "checkout");
    await widget.guest.fill("Tip amount", tip);
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see(text);
    expect(widget.shadow.activeElement).toBe(widget.screen.getByLabelText("Tip amount"));
    expect(payCalls()).toEqual([]);
  });

  it("takes no tip where the restaurant takes none, and its own percentages where it has some [C3.21] [W12]", async () => {
    const widget = await open({ backend: "bill-no-tips" });
    await pay(widget);
    await until(widget, "success");
    expect(payCalls()[0]?.body).toMatchObject({ tip: null });
    widget.unmount();
    localStorage.clear();
    const other = await open({ backend: "bill-custom-tips" });
    await other.guest.see("Choose a tip");
    expect(
      within(other.screen.getByRole("radiogroup", { name: "Choose a tip" }))
        .getAllByRole("radio")
        .map((one) => one.closest("label")?.textContent?.replace(/\$.*/, "")),
    ).toEqual(["No tip", "15%", "19%", "23%", "28%"]);
    expect(other.screen.getByRole<HTMLInputElement>("radio", { name: /^19%/ }).checked).toBe(true);
  });

  it("earns a fifth back where the server does not say [C9.16] [C0.02] [R29]", async () => {
    overrideBackend(project({}), ticket({}));
    await (await open()).guest.see("You’ll earn $11.90 back");
  });

  it("uses what the payer’s view brings: balances, cards, offers, percent, logo [C3.16]", async () => {
    overrideBackend(
      project({
        credit_balance: 10,
        ik_pass_balance: 5,
        sub_credit_back_percent: 0.1,
        logo_path: "/logo.svg",
        offers: [
          {
            id: 1,
            type: "standard",
            name: "Four off",
            claim_details: { balance: 4, offer_claim_id: "c1" },
          },
        ],
      }),
      ticket({ tip_calculation_base: 70 }),
    );
    const widget = await open();
    await until(widget, "checkout");
    expect(words(widget)).toContain("Offer−$4.00House credit−$15.00");
    expect(words(widget)).toContain("You’ll earn $6.55 back");
    expect(widget.shadow.querySelector("img")?.getAttribute("src")).toBe("/logo.svg");
  });

  it("asks for a card although credit covers it, and says why [R13]", async () => {
    const widget = await open({ backend: "bill-covered-no-card" });
    await widget.guest.press("No tip");
    await widget.guest.see(/won’t be charged unless there’s a remainder or tip/);
  });

  it("keeps what a guest typed for the receipt over a reload", async () => {
    const widget = await openAsGuest();
    await until(widget, "checkout");
    await widget.guest.fill("Email for your receipt", "ada@example.com");
    widget.unmount();
    const reloaded = await openAsGuest();
    await until(reloaded, "checkout");
    expect(reloaded.screen.getByLabelText<HTMLInputElement>(/^Email for your receipt/).value).toBe(
      "ada@example.com",
    );
  });

  it("comes back after a reload to the chosen check and its tip, until it is paid", async () => {
    const several = { options: { ticket: "1001,1002" } };
    const widget = await open(several);
    await until(widget, "choosing");
    await widget.user.click(openChecks(widget)[0]!);
    await widget.guest.press("No tip");
    widget.unmount();
    const reloaded = await open(several);
    await until(reloaded, "checkout");
    await reloaded.guest.see("Check 1001 · Table 12");
    expect(reloaded.screen.getByLabelText<HTMLInputElement>("Tip amount").value).toBe("0.00");
    await reloaded.guest.press("Not your check?");
    await until(reloaded, "choosing");
    reloaded.unmount();
    const again = await open(several);
    await until(again, "choosing");
    await again.user.click(openChecks(again)[0]!);
    await pay(again);
    await until(again, "success");
    expect(sessionStorage.getItem("redemption:choice:toast/lucca/1001,1002")).toBeNull();
  });

  it("shows a chosen tip neither to another person nor half an hour later", async () => {
    const widget = await openAsGuest();
    await until(widget, "checkout");
    await widget.guest.press("No tip");
    const key = "redemption:choice:toast/lucca/1001";
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    widget.unmount();
    for (const other of [{ owner: "another" }, { atMs: kept.atMs - 31 * 60_000 }]) {
      sessionStorage.setItem(key, JSON.stringify({ ...kept, ...other }));
      const later = await openAsGuest();
      await until(later, "checkout");
      expect(later.screen.getByLabelText<HTMLInputElement>("Tip amount").value).toBe("15.60");
      later.unmount();
    }
  });

  it("is paid in part, by an amount of one’s own, and the rest later [R28] [R12]", async () => {
    const widget = await open();
    await until(widget, "checkout");
    await widget.guest.press("Other amount");
    await widget.guest.fill("Amount to pay", "90");
    await widget.guest.press("Update amount");
    await widget.guest.see("Enter $84.50 or less.");
    await widget.guest.fill("Amount to pay", "40");
    await widget.guest.press("Update amount");
    await widget.guest.see("$44.50 of the bill will be left to pay.");
    await widget.guest.press("No tip");
    await widget.guest.press(/^Pay \$15\.00 with/);
    await until(widget, "success");
    expect(payCalls()[0]?.body).toMatchObject({
      transaction: { amount: 40, partial_payment: true },
    });
    await widget.guest.press("Pay what’s left");
    await until(widget, "checkout");
    await widget.guest.press("No tip");
    await widget.guest.press(/^Pay \$44\.50 with/);
    await until(widget, "success");
    expect(payments().map(({ amount }) => amount)).toEqual([4000, 4450]);
  });

  it("cannot be paid in part where the server does not split, which is said, or where the page does not allow it, which offers no other amount [R28]", async () => {
    const widget = await open({ backend: "bill-no-parts" });
    await widget.guest.press("Other amount");
    await widget.guest.fill("Amount to pay", "40");
    await widget.guest.press("Update amount");
    await widget.guest.see("This restaurant doesn’t accept partial payments");
    await widget.guest.see("Pay $75.10 with");
    widget.unmount();
    const whole = await open({ options: { split: false } });
    await until(whole, "checkout");
    expect(whole.screen.queryByRole("radiogroup", { name: "How much to pay" })).toBeNull();
  });

  it("asks for a postcode where the page is for New Zealand", async () => {
    const widget = await open({ attributes: { country: "NZ" }, backend: "bill-no-card" });
    await widget.guest.see("Postcode");
  });
});

describe("after the payment", () => {
  it("shows a proof, what was saved and what was earned [C2.104] [C2.105] [C2.106] [C2.107] [C2.108] [W5] [W6]", async () => {
    const widget = await open({ backend: "bill-offers" });
    await pay(widget);
    await widget.guest.see("Payment Successful");
    await widget.guest.see("Let your server know you paid with Dine.");
    await widget.guest.see("You saved $20.00 today");
    await widget.guest.see("You earned $7.90 Back");
    expect(words(widget)).toMatch(/\d{1,2}:\d\d:\d\d [AP]M/);
    expect(widget.screen.getByRole("button", { name: "View Receipt" })).not.toBeNull();
  });

  it("names no savings and earnings where there are none; the restaurant’s own discount is no saving [W5] [W6]", async () => {
    overrideBackend(
      ticket({ total_discount_amount: 5 }),
      answersPay({ pos_success: true, subscription_credit_back: { amount: 0 } }),
    );
    const widget = await open();
    await pay(widget);
    await until(widget, "success");
    expect(words(widget)).not.toMatch(/saved|earned/i);
  });

  it("adds up offers of every kind [W5] [C3.20]", async () => {
    overrideBackend(
      answersPay({
        pos_success: {
          payments: [
            { type: "offer", amount: 5 },
            { type: "item_offer", amount: 2.5 },
            { type: "card", amount: 80 },
          ],
        },
        subscription_credit_back: { amount: "3.10" },
      }),
    );
    const widget = await open();
    await pay(widget);
    await widget.guest.see("You saved $7.50 today");
    await widget.guest.see("You earned $3.10 Back");
  });

  it("opens the receipt, and Back returns to the same success screen [C1.12] [C2.113] [C2.114] [C4.02] [C4.03]", async () => {
    const widget = await open();
    await pay(widget);
    await widget.guest.press("View Receipt");
    await until(widget, "receipt");
    await widget.guest.press("Back");
    await until(widget, "success");
    expect(widget.events.filter(({ type }) => type === "widget:done")).toHaveLength(1);
  });

  it("the receipt names place, day in the restaurant’s zone, check, table, server, items, sums and what paid [W8] [W4] [C3.21]", async () => {
    overrideBackend(
      project({
        location: { timezone: "Pacific/Auckland", address: "1 Queen Street", city: "Auckland" },
      }),
      answersPay({
        ...paid,
        pos_success: {
          payments: [
            { type: "credit", amount: 20 },
            { type: "pass", amount: 5 },
            { type: "card", amount: 82.58 },
            { type: "loyalty_points", amount: 1 },
          ],
        },
      }),
    );
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 31, 12, 30), toFake: ["Date"] });
    try {
      const widget = await open({ options: { ticket: "1008" } });
      await pay(widget);
      await widget.guest.press("View Receipt");
      await until(widget, "receipt");
      const text = words(widget);
      for (const part of [
        "Osteria Lucca1 Queen Street, Auckland",
        "February 1, 2026, 1:30 AM",
        "Check number1008",
        "Table12",
        "ServerGiovanni",
        "ReferenceR-1",
        "Branzino al forno$32.50",
        "Happy hour−$5.00",
        "City tax$1.67",
        "Kitchen appreciation$2.50",
        "Delivery fee$3.99",
        "Tip$16.70",
        "Total paid$108.58",
        "House credit$20.00",
        "Pass$5.00",
        "Visa •••• 4242$82.58",
        "Loyalty points$1.00",
        "Earned back$11.90",
      ])
        expect(text).toContain(part);
    } finally {
      vi.useRealTimers();
    }
  });

  it("never names the employee’s pin [W8] (fault X10)", async () => {
    overrideBackend(
      ticket({ employee_pin: "7391", server: { first_name: "Ada", last_name: "L." } }),
    );
    const widget = await open();
    await pay(widget);
    await widget.guest.press("View Receipt");
    await widget.guest.see("Ada L.");
    expect(words(widget)).not.toContain("7391");
  });

  it("prints, downloads through the print window, and shares in words [W8]", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    const share = vi.fn(async (_: ShareData) => {});
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    const widget = await open();
    await pay(widget);
    await widget.guest.press("View Receipt");
    await widget.guest.press("Print");
    await widget.guest.press("Download");
    expect(print).toHaveBeenCalledTimes(2);
    await widget.guest.see("Choose “Save as PDF” in the print window.");
    await widget.guest.press("Share");
    await widget.guest.see("Shared.");
    expect(share.mock.calls[0]?.[0].text).toContain("Total paid: $100.10");
    Reflect.deleteProperty(navigator, "share");
  });

  it.each([
    ["falls once for a diner who had to sign in", true, false, 1],
    ["does not fall under reduced motion", true, true, 0],
    ["does not fall where the page requires no sign-in", false, false, 0],
  ])("confetti %s [C2.112] [C9.14] [W11]", async (_, signedIn, isReduced, count) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    setMedia(mediaQueries.reducedMotion, isReduced);
    const widget = signedIn ? await open() : await openAsGuest();
    if (!signedIn) await fillCard(widget);
    await pay(widget);
    await until(widget, "success");
    const canvases = () => [...widget.shadow.querySelectorAll("canvas")];
    if (count) await waitFor(() => expect(canvases()).toHaveLength(1));
    else await vi.advanceTimersByTimeAsync(5_000);
    expect(
      canvases().map((canvas) => [canvas.getAttribute("aria-hidden"), canvas.dataset["particles"]]),
    ).toEqual(Array.from({ length: count }, () => ["true", "250"]));
    await widget.guest.press("View Receipt");
    await widget.guest.press("Back");
    await until(widget, "success");
    expect(canvases()).toEqual([]);
  });

  it("returns where the server says, else to the order, and never elsewhere (fault A1)", async () => {
    overrideBackend(answersPay({ ...paid, return_url_override: "/order/override" }));
    const widget = await open({ options: { returnUrl: "/order" } });
    await pay(widget);
    await widget.guest.press("Return to order");
    expect(widget.events.find(({ type }) => type === "widget:navigate")?.detail).toMatchObject({
      url: "https://host.example/order/override",
    });
    widget.unmount();
    overrideBackend(answersPay({ ...paid, return_url_override: "https://evil.example/" }));
    localStorage.clear();
    const other = await open();
    await pay(other);
    await until(other, "success");
    expect(other.screen.queryByRole("link", { name: "Return to order" })).toBeNull();
  });
});

it("back and forward reload the page, but not for a fragment, and never during a payment [C4.13] [W10]", async () => {
  backendFault("silent", { path: "/current_user/credits" });
  const widget = await open();
  await until(widget, "checkout");
  const reload = vi.fn();
  const here = location;
  const get = (_: object, name: string) => (name === "reload" ? reload : Reflect.get(here, name));
  vi.stubGlobal("location", new Proxy({}, { get }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  dispatchEvent(new PopStateEvent("popstate"));
  dispatchEvent(new HashChangeEvent("hashchange"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new PopStateEvent("popstate"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
  await widget.guest.press(/^Pay \$/);
  await until(widget, "paying");
  dispatchEvent(new PopStateEvent("popstate"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
});

describe("a guest", () => {
  it("needs no token and sends none, even where a diner is signed in [C6.11] [W1]", async () => {
    localStorage.setItem("userToken", "harness-guest");
    const widget = await openAsGuest();
    await until(widget, "checkout");
    expect(
      requests.filter(({ headers, path }) => headers["authorization"] && !path.includes("/events")),
    ).toEqual([]);
    expect(words(widget)).not.toMatch(/House credit|earn \$/);
    localStorage.removeItem("userToken");
  });

  it("pays by card, with nothing else asked for [W3] [C7.19]", async () => {
    const widget = await openAsGuest();
    await until(widget, "checkout");
    await fillCard(widget);
    await pay(widget);
    await until(widget, "success");
    expect(payCalls().map(({ path, query, body }) => [path, query, body])).toEqual([
      [
        "/api/v4/projects/42/tickets/1001/payments",
        { pos: "toast", location_id: "7" },
        {
          payment: {
            amount: 84.5,
            stripe_token: expect.stringMatching(/^tok_ok_4242_/),
            tip: { amount: 1560 },
            email: null,
            phone_number: null,
            opt_in_dine: false,
          },
        },
      ],
    ]);
    expect(JSON.stringify(requests)).not.toContain("4242424242424242");
    await widget.guest.press("View Receipt");
    await widget.guest.see("Paid with");
    expect(words(widget)).toContain("Card$100.10");
  });

  it("who joins sees the new balance, the number of restaurants and a link to the app [C2.109] [C2.110] [C2.111] [W7]", async () => {
    const widget = await openAsGuest({ options: { locationsCount: 1240 } });
    await until(widget, "checkout");
    await fillCard(widget);
    expect(
      widget.screen.getByRole<HTMLInputElement>("checkbox", { name: /^Join Dine/ }).checked,
    ).toBe(false);
    await widget.guest.fill(/Phone number/, "(512) 555-0100");
    await widget.guest.tick(/^Join Dine/);
    await pay(widget);
    await widget.guest.see("New rewards balance");
    await widget.guest.see("$16.90");
    await widget.guest.see("Spend at 1,240+ restaurants");
    expect(widget.screen.getByRole("link", { name: "Download the app" }).getAttribute("href")).toBe(
      "https://apps.example/dine",
    );
    expect(backend.state(redemption).contacts).toEqual([
      { email: null, phone: "15125550100", joined: true },
    ]);
  });

  it.each([
    [{ opt_in_dine: true, subscription_credit_back: { amount: 4 } }, "$4.00"],
    [{ opt_in_dine: { credit_balance: 12 } }, "$12.00"],
    [{ data: { opt_in_dine: { balance: 9, credit_balance: 12 } } }, "$9.00"],
  ])(
    "a joined balance of %j is %s, and without restaurants there is no line about them [W7]",
    async (answer, balance) => {
      overrideBackend(
        answersPay(
          "data" in answer
            ? { data: { pos_success: true, ...answer.data } }
            : { pos_success: true, ...answer },
        ),
      );
      const widget = await openAsGuest();
      await until(widget, "checkout");
      await fillCard(widget);
      await pay(widget);
      await widget.guest.see("New rewards balance");
      await widget.guest.see(balance);
      expect(words(widget)).not.toContain("Spend at");
    },
  );

  it.each([
    [
      async ({ guest }: Awaited<ReturnType<typeof open>>) =>
        guest.fill(/Email for your receipt/, "gina@"),
      "Invalid email address",
    ],
    [
      async ({ guest }: Awaited<ReturnType<typeof open>>) => guest.fill(/Phone number/, "555"),
      "Please enter a valid phone number.",
    ],
    [
      async ({ guest }: Awaited<ReturnType<typeof open>>) => guest.tick(/^Join Dine/),
      "To join, add your email or your phone number.",
    ],
  ])("sees the errors in the fields before a card is made (%#) [W3]", async (type, text) => {
    const widget = await openAsGuest();
    await until(widget, "checkout");
    await fillCard(widget);
    await type(widget);
    await widget.guest.press(/^Pay \$/);
    await widget.guest.see(text);
    expect(widget.shadow.activeElement?.getAttribute("aria-invalid")).toBe("true");
    expect(payCalls()).toEqual([]);
  });

  it("a page that knows the restaurant and its checks saves the reads, but not the one before paying [W1]", async () => {
    const widget = await mountWidget("WebRedemption", {
      options: {
        pos: "toast",
        authRequired: false,
        project: {
          project_id: 42,
          project_slug: "osteria-lucca",
          name: "Osteria Lucca",
          location_type: "ProjectLocation",
          location_id: 7,
          stripe_public_key: "pk_test_harness",
        },
        tickets: [
          {
            id: 1001,
            ticket_code: "1001",
            bill_amount: 84.5,
            bill_total: 84.5,
            sub_total: 78,
            tax_total: 6.5,
            tip_calculation_base: 78,
          },
        ],
      },
    });
    await until(widget, "checkout");
    expect(requests.filter(({ path }) => !path.includes("/events"))).toEqual([]);
    await fillCard(widget);
    await pay(widget);
    await until(widget, "success");
    expect(calls("/external_locations/")).toEqual([]);
    expect(calls("/tickets/1001", "GET")).toHaveLength(1);
  });
});
