import { fireEvent, waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { managedLocations } from "../../mock-api/managedPlaces.ts";
import {
  endRequests,
  backendFault,
  overrideBackend,
  renderAnswers,
  rendered,
  type MountedWidget,
} from "../support/mountWidget.ts";
import {
  atCheckout,
  atEntry,
  atProfile,
  atRefund,
  button,
  calls,
  isOff,
  open,
  routeOf,
  signIn,
  state,
  until,
  words,
} from "./managersSupport.ts";

const bar = /^Lucca Bar/;
const bakery = /^Lucca Bakery/;
const payments = () => calls("/api/v6/managers/payments", "POST");
const refunds = () => calls("/api/v6/managers/refunds", "POST");
const pay = /^Pay \$/;

async function enterAmount(widget: MountedWidget): Promise<void> {
  await widget.guest.fill("Bill amount", "45.50");
  await widget.guest.press("Next");
  await until(widget, "/checkout");
}

/** Opens the checkout of an amount that the manager has just entered. */
async function atAmount(...place: Parameters<typeof atEntry>): Promise<MountedWidget> {
  const widget = await atEntry(...place);
  await widget.guest.press("Enter bill amount");
  await enterAmount(widget);
  return widget;
}

describe("entering a bill", () => {
  it("asks for the check number from the top of the bill, with Next off until there is one [C1.03] [C2.41] [C2.71] [C2.74] [C2.76] [C2.80] [C2.82] [C5.13]", async () => {
    const widget = await atEntry();
    expect(widget.screen.getByRole("heading", { name: "Enter Check Number" })).not.toBeNull();
    expect(words(widget)).toContain("Enter the check number from the top of the bill.");
    expect(widget.screen.getByLabelText("Notes")).not.toBeNull();
    expect(isOff(button(widget, "Next"))).toBe(true);
    await widget.guest.fill("Check number", "  ");
    expect(isOff(button(widget, "Next"))).toBe(true);
    await widget.guest.fill("Check number", "1001");
    expect(isOff(button(widget, "Next"))).toBe(false);
  });

  it("switches to the amount, with Next off until it is above zero [C2.75] [C2.77] [C2.78] [C2.79] [C5.14]", async () => {
    const widget = await atEntry();
    await widget.guest.press("Enter bill amount");
    expect(widget.screen.getByRole("heading", { name: "Enter Bill Amount" })).not.toBeNull();
    expect(words(widget)).toContain("Enter the bill amount from the top of the bill.");
    for (const [text, off] of [
      ["", true],
      ["0", true],
      ["0.00", true],
      ["-5", true],
      ["abc", true],
      ["0.01", false],
      ["1,234.50", false],
    ] as const) {
      await widget.guest.fill("Bill amount", text);
      expect([text, isOff(button(widget, "Next"))]).toEqual([text, off]);
    }
  });

  it("takes the gratuity off the amount, and refuses one that is not less than the bill", async () => {
    const widget = await atEntry();
    await widget.guest.press("Enter bill amount");
    expect(words(widget)).toContain("Enter the amount without gratuity.");
    await widget.guest.fill("Bill amount", "1,234.50");
    await widget.guest.fill("Gratuity on the bill", "234.50");
    await widget.guest.see("$1,000.00");
    await widget.guest.fill("Gratuity on the bill", "2000");
    await widget.guest.see("The gratuity must be less than the bill.");
    expect(isOff(button(widget, "Next"))).toBe(true);
  });

  it("fetches the ticket, clears the number and opens the checkout [C2.45] [C4.24] [C7.09] [M17]", async () => {
    const widget = await atEntry();
    await widget.guest.fill("Check number", "1001");
    await widget.guest.press("Next");
    await until(widget, "/checkout");
    expect(calls(/\/locations\/7\/tickets\/1001$/)).toHaveLength(1);
    await widget.guest.press("Back");
    await until(widget, "/enter-check-number");
    expect(widget.screen.getByLabelText<HTMLInputElement>("Check number").value).toBe("");
  });

  it.each([
    [
      "a missing check",
      {
        status: 404,
        body: { errors: { base: ["Your specified ticket couldn't be found. Please try again."] } },
      },
      "This check does not exist.",
    ],
    [
      "a silent till",
      {
        status: 500,
        body: {
          errors: {
            base: ["We encountered an unexpected error communicating with the restaurant (17)"],
          },
        },
      },
      "This check does not exist.",
    ],
    [
      "the first base error",
      { status: 422, body: { errors: { base: ["The till is closed.", "Second"], other: ["x"] } } },
      "The till is closed.",
    ],
    [
      "no base error",
      { status: 422, body: { error: "Something else" } },
      "Failed to fetch ticket data. Please try again.",
    ],
    ["a page of HTML", "html", "Failed to fetch ticket data. Please try again."],
  ] as const)(
    "shows a banner for %s, and clears the number [C4.25] [C8.05] [C8.06] [C8.07] [C8.09] [C8.10] [M23]",
    async (_, fault, text) => {
      const widget = await atEntry();
      backendFault(fault, { path: /tickets/ });
      await widget.guest.fill("Check number", "4711");
      await widget.guest.press("Next");
      await widget.guest.see(text);
      expect(widget.screen.getByLabelText<HTMLInputElement>("Check number").value).toBe("");
      expect(routeOf(widget)).toBe("/enter-check-number");
    },
  );

  it("hides the banner after five seconds, not while pointer or focus is on it [C8.08] [C9.13]", async () => {
    const widget = await atEntry();
    await widget.guest.fill("Check number", "4711");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await widget.guest.press("Next");
    await widget.guest.see("This check does not exist.");
    const banner = widget.shadow.querySelector(".managers-banner")!;
    await widget.user.hover(banner);
    await rendered();
    await vi.advanceTimersByTimeAsync(9000);
    expect(words(widget)).toContain("This check does not exist.");
    await widget.user.unhover(banner);
    await rendered();
    await vi.advanceTimersByTimeAsync(4500);
    expect(words(widget)).toContain("This check does not exist.");
    await vi.advanceTimersByTimeAsync(600);
    await rendered();
    expect(words(widget)).not.toContain("This check does not exist.");
    vi.useRealTimers();
  });

  it("hides the banner about a check when the amount is entered instead", async () => {
    const widget = await atEntry();
    await widget.guest.fill("Check number", "4711");
    await widget.guest.press("Next");
    await widget.guest.see("This check does not exist.");
    await widget.guest.press("Enter bill amount");
    expect(words(widget)).not.toContain("This check does not exist.");
  });

  it("legacy locations start with the amount [C3.02] [C5.15]", async () => {
    const widget = await atEntry({}, "Nora New", bar);
    expect(widget.screen.getByRole("heading", { name: "Enter Bill Amount" })).not.toBeNull();
    expect(widget.screen.queryByLabelText("Check number")).toBeNull();
  });

  it("legacy locations with several employees ask which of them served, and keep their PINs out of page and storage [C2.81] [C3.09] [C5.16] [C7.10] [C8.15] (fault X10)", async () => {
    const widget = await atProfile({}, "Nora New", bar);
    backendFault("slow", { path: /employees/ });
    await widget.guest.press("Pay");
    await widget.guest.see("Loading employees...");
    await widget.guest.choose("Employee", "Ben Brown");
    expect(calls(/\/locations\/8\/employees$/)).toHaveLength(1);
    expect(widget.shadow.innerHTML).not.toMatch(/4471|9032|6120/);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/4471|9032|6120/);
  });

  it("other locations show no employees, whatever their POS [C5.16] [M19] [M25]", async () => {
    const widget = await atEntry();
    await waitFor(() => expect(calls(/employees$/)).toHaveLength(1));
    expect(widget.screen.queryByLabelText("Employee")).toBeNull();
    expect(words(widget)).not.toContain("employees");
  });

  it("shows that the employees could not be loaded [C8.16]", async () => {
    const widget = await atEntry({ backend: "managers-employees-broken" }, "Nora New", bar);
    await widget.guest.see("Failed to load employees");
  });

  it("waits for the employees after Next, since the payment needs the PIN of the only one [C4.23]", async () => {
    const widget = await atProfile({}, "Nora New", bakery);
    backendFault("slow", { path: /employees/ });
    await widget.guest.press("Pay");
    await widget.guest.fill("Bill amount", "45.50");
    await widget.guest.see("Loading employees...");
    await widget.guest.press("Next");
    expect(routeOf(widget)).toBe("/enter-check-number");
    await until(widget, "/checkout");
    await widget.guest.press(pay);
    await widget.guest.see("Close the check in the POS");
    expect(payments()[0]?.body).toMatchObject({ payment: { employee_pin: "7788" } });
  });

  it("pays an amount with a ticket that is built here, which has one tax of zero [C3.11] [C3.12] [C3.13] [C3.14] [C3.15] [C9.28] [C9.29] [M20]", async () => {
    const widget = await atEntry({}, "Nora New", bakery);
    await enterAmount(widget);
    expect(calls(/tickets/)).toEqual([]);
    await widget.guest.press(pay);
    await widget.guest.see("Close the check in the POS");
    expect(payments()[0]?.body).toMatchObject({
      payment: {
        ticket_number: null,
        ticket: {
          id: null,
          ticket_code: "",
          sub_total: 45.5,
          bill_total: 45.5,
          tip_calculation_base: 45.5,
          bill_amount_due: 45.5,
          bill_amount: 45.5,
          taxes: [{ tax_name: "DEFAULT TAX", display_amount: 0 }],
          line_items: [],
          employee_pin: "7788",
        },
      },
    });
  });

  it("chooses the only employee of a legacy location, and pays with their PIN and the notes [C3.09] [C4.23] [C5.16] [M10] [M18]", async () => {
    const widget = await atEntry({}, "Nora New", bakery);
    await widget.guest.fill("Notes", "Window table");
    expect(calls(/employees$/)).toHaveLength(1);
    expect(widget.screen.queryByLabelText("Employee")).toBeNull();
    await enterAmount(widget);
    await widget.guest.press(pay);
    await widget.guest.see("Close the check in the POS");
    expect(payments()[0]?.body).toMatchObject({
      payment: {
        user_id: "507",
        location_id: "9",
        project: "osteria-lucca",
        amount: 45.5,
        charge_stripe_source_id: "71",
        offer_claim_id: null,
        partial_payment: false,
        tip: { amount: 910, stripe_source_id: "71" },
        notes: "Window table",
        employee_pin: "7788",
      },
    });
    expect(widget.shadow.innerHTML).not.toContain("7788");
  });
});

describe("the checkout on a guest’s behalf", () => {
  it("comes after sign-in, location, guest, profile and check number, in this order [C4.14]", async () => {
    const widget = await atCheckout();
    await waitFor(() =>
      expect(
        widget.events
          .filter(({ detail }) => detail["step"] === "page-viewed")
          .map(({ detail }) => detail["page"]),
      ).toEqual([
        "/login",
        "/location-selection",
        "/diner-selection",
        "/diner-profile",
        "/enter-check-number",
        "/checkout",
      ]),
    );
  });

  it("has Home, which opens the locations, and Back, which opens the entry of the check [C2.45] [C2.53] [C2.54]", async () => {
    const widget = await atCheckout();
    await widget.guest.press("Back");
    await until(widget, "/enter-check-number");
    await widget.guest.fill("Check number", "1001");
    await widget.guest.press("Next");
    await until(widget, "/checkout");
    await widget.guest.press("Home");
    await until(widget, "/location-selection");
    expect(location.pathname).toBe("/location-selection");
  });

  it("pays nothing at Enter in the field of the tip", async () => {
    const { screen } = await atCheckout();
    expect(fireEvent.keyDown(screen.getByLabelText("Tip amount"), { key: "Enter" })).toBe(false);
    expect(payments()).toEqual([]);
  });

  it("takes tips at the four percents of the location, also where its own checkout takes none [C9.17] [C9.18]", async () => {
    const [place] = managedLocations();
    overrideBackend(
      http.get(/\/managers\/locations$/, () =>
        HttpResponse.json({ locations: [{ ...place, checkout: { tipping_enabled: false } }] }),
      ),
    );
    const widget = await atCheckout();
    expect(
      widget.screen
        .getAllByRole("radio", { name: /%/ })
        .map((one) => one.parentElement?.textContent),
    ).toEqual(["15%$11.70", "20%$15.60", "23%$17.94", "28%$21.84"]);
    await widget.guest.press(pay);
    await widget.guest.see("Payment Successful");
    expect(payments()[0]?.body).toMatchObject({ payment: { tip: { amount: 1560 } } });
  });

  it("pays with the guest’s credit, offer and card, and names no number of restaurants [C6.08] [C9.19] [M10] [M11]", async () => {
    const widget = await atCheckout();
    expect(words(widget)).not.toMatch(/card details|new card/i);
    await widget.guest.press(pay);
    await widget.guest.see("Payment Successful");
    expect(words(widget)).not.toMatch(/restaurants/);
    expect(payments().map(({ body }) => body)).toEqual([
      {
        payment: {
          user_id: "501",
          location_id: "7",
          project: "osteria-lucca",
          ticket_number: "1001",
          amount: 84.5,
          charge_stripe_source_id: "12",
          offer_claim_id: "claim-901",
          partial_payment: false,
          tip: { amount: 1560, stripe_source_id: "12" },
          notes: "",
          employee_pin: null,
        },
      },
    ]);
    expect(
      widget.events.filter(({ type }) => type === "widget:done").map(({ detail }) => detail),
    ).toMatchObject([{ outcome: "paid", isConfirmed: true, amountCents: 8450, tipCents: 1560 }]);
    await widget.guest.press("Back to guest");
    await widget.guest.see("Check 1001");
    await widget.guest.press("Pay");
    expect(routeOf(widget)).toBe("/enter-check-number");
  });

  it("shows a payment of the same amount that an earlier page made, and takes the amount again only when it is entered once more (fault D1) (fault D4)", async () => {
    const first = await atAmount();
    await first.guest.press(/^Pay \$/);
    await first.guest.see("Payment Successful");
    first.unmount();
    localStorage.removeItem("managerUserToken");

    const later = await atAmount();
    await later.guest.see("This payment had already gone through.");
    expect(words(later)).not.toMatch(/Pay \$/);
    await later.guest.press("Back to guest");
    await later.guest.press("Pay");
    await enterAmount(later);
    expect(payments()).toHaveLength(1);
    await later.guest.press(/^Pay \$/);
    await later.guest.see("The payment went through. Let the guest know.");
    expect(payments()).toHaveLength(2);
  });

  it("pays an amount that never arrived under the same key after a reload (fault D3) (fault D4)", async () => {
    const first = await atAmount({ backend: "managers-payment-not-arrived" });
    await first.guest.press(pay);
    await first.guest.see("We couldn’t confirm the payment");
    first.unmount();
    await new Promise((later) => setTimeout(later, 1_100));
    localStorage.removeItem("managerUserToken");

    const later = await atAmount({ backend: "managers-payment-not-arrived" });
    await later.guest.see("We couldn’t confirm the payment");
    await later.guest.press("Back to checkout");
    await later.guest.press(pay);
    await waitFor(() => expect(payments()).toHaveLength(2));
    const keys = payments().map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  describe("an amount whose page goes back", () => {
    const guestPath = /users\/501$/;

    it("before anything was sent is not paid (fault D1)", async () => {
      const widget = await atAmount();
      backendFault("slow", { path: guestPath, times: 1 });
      const readings = calls(guestPath).length;
      await widget.guest.press(/^Pay \$/);
      history.back();
      await until(widget, "/enter-check-number");
      expect(calls(guestPath)).toHaveLength(readings + 1);
      await renderAnswers();
      expect(payments()).toEqual([]);
      await enterAmount(widget);
      await widget.guest.press(/^Pay \$/);
      await widget.guest.see("Payment Successful");
      expect(payments()).toHaveLength(1);
    });

    it("while its outcome is looked up is shown as paid before it is taken again (fault D1) (fault D5)", async () => {
      const widget = await atAmount({ backend: "managers-payment-lost" });
      backendFault("slow", { path: guestPath, times: 2 });
      await widget.guest.press(/^Pay \$/);
      await widget.guest.see("Checking the payment");
      history.back();
      await until(widget, "/enter-check-number");
      await waitFor(() => expect(widget.events.map(({ type }) => type)).toContain("widget:done"));
      expect(words(widget)).not.toContain("Payment Successful");
      await enterAmount(widget);
      await widget.guest.see("Payment Successful");
      expect(words(widget)).not.toMatch(/Pay \$/);
      expect(payments()).toHaveLength(1);
    });
  });

  it.each([
    ["20 % where the server names no share", {}, "$16.90"],
    ["the share that the server names", { sub_credit_back_percent: 0.1 }, "$8.45"],
  ])("says that the guest earns %s [C3.05] [C9.16]", async (_, share, earned) => {
    const widget = await atProfile();
    const card = { id: "12", brand: "Visa", last4: "4242", exp_month: 12, exp_year: 2040 };
    overrideBackend(
      http.get(/\/users\/501$/, () =>
        HttpResponse.json({
          id: "501",
          first_name: "Gina",
          last_name: "Guest",
          has_active_card: true,
          stripe_sources: [card],
          transactions: [],
          ...share,
        }),
      ),
    );
    await widget.guest.press("Back");
    await until(widget, "/diner-selection");
    await widget.guest.press(/^Gina Guest/);
    await until(widget, "/diner-profile");
    await waitFor(() => expect(words(widget)).not.toContain("Loading..."));
    await widget.guest.press("Pay");
    await widget.guest.fill("Check number", "1001");
    await widget.guest.press("Next");
    await until(widget, "/checkout");
    expect(words(widget)).toContain(`The guest earns ${earned} back.`);
  });

  it("takes 18, 20, 22 and 25 % where a location names none, 20 first [M13]", async () => {
    const widget = await atEntry({}, "Nora New", bar);
    await widget.guest.fill("Bill amount", "100");
    await widget.guest.press("Next");
    await until(widget, "/checkout");
    expect(
      widget.screen
        .getAllByRole("radio", { name: /%/ })
        .map((one) => one.parentElement?.textContent),
    ).toEqual(["18%$18.00", "20%$20.00", "22%$22.00", "25%$25.00"]);
    expect(widget.screen.getByRole<HTMLInputElement>("radio", { name: /^20%/ }).checked).toBe(true);
    expect(button(widget, /^Pay \$20\.00 with Discover 9424/)).not.toBeNull();
  });

  it("reads bill and guest again before it pays, and shows what has changed (fault D7)", async () => {
    const widget = await atCheckout({ backend: "managers-bill-changes" });
    await widget.guest.press(pay);
    await widget.guest.see("To pay now: $84.50 → $96.50");
    expect(payments()).toEqual([]);
    await widget.guest.press(pay);
    await widget.guest.see("Payment Successful");
    expect(payments()).toHaveLength(1);
  });

  it("marks an offer whose item is not on the bill [C3.18] [C3.19]", async () => {
    const widget = await atCheckout({}, "Maximiliana");
    await widget.guest.see("Item not on bill");
    expect(widget.screen.getByRole<HTMLInputElement>("radio", { name: /Tiramisù/ }).disabled).toBe(
      true,
    );
  });

  it("says what to do where the bank can only ask a guest who is not there", async () => {
    const widget = await atCheckout({}, "Abby Absent");
    await widget.guest.press(pay);
    await widget.guest.see("Ask the guest to pay on their own phone");
    expect(words(widget)).toContain("Nothing was charged");
  });

  it("takes nothing where the bank asks and the manager says that the guest is not there", async () => {
    const widget = await atCheckout({}, "Tess Tester");
    await widget.guest.press(pay);
    await widget.guest.see("The guest’s bank needs confirmation");
    await widget.guest.press("Guest isn’t here");
    await widget.guest.see("Ask the guest to pay on their own phone");
    expect(state().transactions?.filter(({ check }) => check === "1001")).toEqual([]);
  });

  it.each([
    ["managers-payment-lost", "but the payment went through", 1],
    ["managers-payment-not-arrived", "We couldn’t confirm the payment", 0],
    ["managers-payment-broken", "doesn’t show on the check or in the transactions", 0],
    ["managers-pos-silent", "Paid, not confirmed by the POS", 1],
    ["managers-already-paid", "This check was already paid.", 0],
  ] as const)(
    "tells what is known after %s, and sends once (fault D1) (fault D3)",
    async (backend, text, taken) => {
      const widget = await atCheckout({ backend });
      await widget.user.dblClick(button(widget, pay));
      await widget.guest.see(text);
      expect(payments()).toHaveLength(1);
      expect(state().transactions?.filter(({ check }) => check === "1001")).toHaveLength(taken);
    },
  );

  it("pays again only after a reading that does not show the first payment (fault D3)", async () => {
    const widget = await atCheckout({ backend: "managers-payment-not-arrived" });
    await widget.guest.press(pay);
    await widget.guest.see("We couldn’t confirm the payment");
    await widget.guest.see(/^Bill: \$\d+\.\d\d$/);
    await widget.guest.press("Check again");
    await widget.guest.see("We couldn’t confirm the payment");
    expect(payments()).toHaveLength(1);
    await widget.guest.press("Back to checkout");
    await widget.guest.press(pay);
    await widget.guest.see("Payment Successful");
    expect(state().transactions?.filter(({ check }) => check === "1001")).toHaveLength(1);
  });

  it.each([
    ["", {}],
    [" of a guest with thousands of transactions", { backend: "managers-many-transactions" }],
  ])(
    "finds a payment%s whose answer never came again after a reload, and takes no second one (fault D4)",
    async (_, setup) => {
      const widget = await atCheckout(setup);
      backendFault("silent", { path: /payments$/, afterwards: true });
      await widget.guest.press(pay);
      await waitFor(() =>
        expect(state().transactions?.some(({ check }) => check === "1001")).toBe(true),
      );
      widget.unmount();
      await endRequests();
      const recordKeys = Object.keys(localStorage).filter((key) =>
        key.startsWith("dining.intent/"),
      );
      expect(recordKeys).toHaveLength(1);
      const again = await open({ address: "/diner-profile" });
      await again.guest.press("Pay");
      await again.guest.fill("Check number", "1001");
      await again.guest.press("Next");
      await again.guest.see("but the payment went through");
      expect(payments()).toHaveLength(1);
    },
  );

  it("looks up a payment that a lost session interrupted, after the next sign-in [G17] (fault C1)", async () => {
    const widget = await atCheckout({ backend: "managers-payment-signed-out" });
    await widget.guest.press(pay);
    await until(widget, "/login");
    await signIn(widget);
    await until(widget, "/checkout");
    await widget.guest.see("Your session had ended. Nothing was charged.");
    expect(payments()).toHaveLength(1);
  });

  it("shows a bill that owes nothing as settled", async () => {
    const widget = await atEntry();
    await widget.guest.fill("Check number", "1004");
    await widget.guest.press("Next");
    await widget.guest.see("There’s nothing left to pay on this check.");
  });
});

describe("a button that is off", () => {
  it("says what is missing when Next is pressed without a number or an amount [C5.13] [C5.14]", async () => {
    const widget = await atEntry();
    const { guest, screen, shadow } = widget;
    fireEvent.click(button(widget, "Next"));
    expect(words(widget)).toContain("Enter the check number.");
    expect(shadow.activeElement).toBe(screen.getByLabelText("Check number"));
    await guest.press("Enter bill amount");
    expect(words(widget)).not.toContain("Enter the amount of the bill.");
    fireEvent.click(button(widget, "Next"));
    expect(words(widget)).toContain("Enter the amount of the bill.");
    expect(shadow.activeElement).toBe(screen.getByLabelText("Bill amount"));
  });

  it("says what is missing when Issue Refund is pressed without a reason and an amount [C5.11]", async () => {
    const widget = await atRefund();
    fireEvent.click(button(widget, "Issue Refund"));
    expect(words(widget)).toContain("Choose a reason for the refund.");
    expect(words(widget)).toContain("Enter the amount to refund.");
    expect(widget.shadow.activeElement).toBe(widget.screen.getByLabelText("Reason"));
    expect(refunds()).toEqual([]);
  });
});

it("a refund that is typed as 20 is $0.20, and can be made $20.00; the last question names the sum and the guest [C5.08] [C4.16]", async () => {
  const widget = await atRefund();
  await widget.guest.choose("Reason", "Paid twice");
  const amount = widget.screen.getByLabelText<HTMLInputElement>("Refund amount");
  await widget.guest.fill("Refund amount", "20");
  expect(amount.value).toBe("$0.20");
  await widget.guest.press("Make it $20.00");
  expect(amount.value).toBe("$20.00");
  await widget.guest.fill("Refund amount", "20.00");
  expect(amount.value).toBe("$20.00");
  await widget.guest.press("Issue Refund");
  const dialog = widget.screen.getByRole("dialog", { name: "Are you sure?" });
  expect(dialog.textContent).toMatch(/Refund \$\d+\.\d\d to [^?]+\?/);
  expect(button(widget, "Confirm Refund").textContent).toMatch(/^Confirm Refund \$\d+\.\d\d$/);
});

describe("a reload", () => {
  it("comes back to the refund, with the reason and the amount that were typed", async () => {
    const first = await atRefund();
    await first.guest.choose("Reason", "Paid twice");
    await first.guest.fill("Refund amount", "12.00");
    await first.guest.fill("Notes", "Second charge");
    first.unmount();
    const again = await open();
    await again.guest.see("Issue a Refund");
    await waitFor(() =>
      expect(again.screen.getByLabelText("Refund amount")).toHaveProperty("value", "$12.00"),
    );
    expect(again.screen.getByLabelText("Notes")).toHaveProperty("value", "Second charge");
    expect(isOff(button(again, "Issue Refund"))).toBe(false);
  });

  it.each([
    ["the location", /managers\/locations$/],
    ["the guest", /managers\/users\/501$/],
  ])(
    "comes back to the checkout, looks the check up again, and keeps the tip, also when %s is known last",
    async (_, path) => {
      const first = await atCheckout();
      const total = first.shadow.querySelector("form")?.textContent;
      first.unmount();
      backendFault("slow", { path, times: 1 });
      const again = await open();
      await until(again, "/checkout");
      await again.guest.see(/^Pay \$/);
      expect(again.shadow.querySelector("form")?.textContent).toContain(total?.slice(-20));
      expect(payments()).toEqual([]);
    },
  );

  it("comes back to the checkout with the chosen offer, tip and card", async () => {
    const first = await atCheckout();
    const chosen = ({ screen }: MountedWidget) =>
      [/^No offer/, /28%/, /Visa/].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    for (const choice of chosen(first)) await first.user.click(choice);
    first.unmount();
    const again = await open();
    await again.guest.see("Pay $81.34 with Visa 4242");
    expect(chosen(again).map(({ checked }) => checked)).toEqual([true, true, true]);
  });

  it("comes back to the checkout with a tip that cannot be read, as it was typed", async () => {
    const first = await atCheckout();
    await first.guest.fill("Tip amount", "7.5x");
    first.unmount();
    const again = await open();
    await again.guest.see(/^Pay \$/);
    expect(again.screen.getByLabelText("Tip amount")).toHaveProperty("value", "7.5x");
  });

  it.each([
    ["a check", () => atCheckout(), "Check number"],
    ["an amount", () => atAmount(), "Bill amount"],
  ])("on the success of %s shows this success again, and pays nothing", async (_, enter, field) => {
    const first = await enter();
    await first.guest.press(pay);
    await first.guest.see("Payment Successful");
    const total = first.shadow.querySelector(".pay-proof > .money")?.textContent;
    expect(total).toMatch(/^\$\d/);
    first.unmount();
    const again = await open();
    await again.guest.see("Payment Successful");
    expect(again.shadow.querySelector(".pay-proof > .money")?.textContent).toBe(total);
    await again.guest.see("This payment had already gone through.");
    expect(routeOf(again)).toBe("/checkout");
    expect(words(again)).not.toMatch(pay);
    expect(payments()).toHaveLength(1);
    await again.guest.press("Back to guest");
    await again.guest.press("Pay");
    expect(again.screen.getByLabelText(field)).toHaveProperty("value", "");
  });

  it.each([
    ["a check", () => atCheckout()],
    ["an amount", () => atAmount()],
  ])(
    "on the success of %s that this browser no longer knows leads to the guest’s transactions, not to a second payment",
    async (_, enter) => {
      const first = await enter();
      await first.guest.press(pay);
      await first.guest.see("Payment Successful");
      first.unmount();
      for (const key of Object.keys(localStorage))
        if (key.startsWith("dining.intent/")) localStorage.removeItem(key);
      backendFault({ status: 422, body: { message: "No such check" } }, { path: /tickets\/1001$/ });
      const again = await open();
      await until(again, "/diner-profile");
      await again.guest.see("This guest’s transactions");
      expect(words(again)).not.toMatch(/No such check|Pay \$/);
      expect(payments()).toHaveLength(1);
    },
  );

  it("while an amount is paid looks the payment up again", async () => {
    const first = await atAmount({ backend: "managers-payment-lost" });
    await first.guest.press(pay);
    await waitFor(() => expect(payments()).toHaveLength(1));
    first.unmount();
    await endRequests();
    const again = await open();
    await again.guest.see("Payment Successful");
    expect(payments()).toHaveLength(1);
  });

  it("offers the form for a bill only when the location and the guest are known, so that no press is lost", async () => {
    const first = await atEntry();
    first.unmount();
    backendFault("slow", { path: /managers\/locations$/, times: 1 });
    const again = await open();
    await until(again, "/enter-check-number");
    await again.guest.see("Payment for Gina Guest");
    expect(again.screen.queryByRole("button", { name: "Enter bill amount" })).toBeNull();
    await again.guest.press("Enter bill amount");
    await again.guest.fill("Bill amount", "45.50");
    await again.guest.press("Next");
    await until(again, "/checkout");
  });

  it("says that the location of a bill cannot be read, and reads it again", async () => {
    const first = await atEntry();
    first.unmount();
    const end = backendFault(500, { path: /managers\/locations$/ });
    const again = await open();
    await again.guest.see("Failed to fetch locations. Please try again.");
    expect(again.screen.queryByRole("button", { name: "Next" })).toBeNull();
    end();
    await again.guest.press("Try again");
    await again.guest.fill("Check number", "1001");
    await again.guest.press("Next");
    await until(again, "/checkout");
  });
});

it("an amount that was paid is not offered again by the browser’s Back", async () => {
  const widget = await atAmount();
  await widget.guest.press(pay);
  await widget.guest.see("Payment Successful");
  history.back();
  await until(widget, "/diner-profile");
  await widget.guest.press("Pay");
  await until(widget, "/enter-check-number");
  expect(widget.screen.getByLabelText("Bill amount")).toHaveProperty("value", "");
  expect(isOff(button(widget, "Next"))).toBe(true);
});

it("the browser’s Back after Done passes over the form of the bill that was paid, and Back before the payment opens it", async () => {
  const widget = await atAmount();
  history.back();
  await until(widget, "/enter-check-number");
  await enterAmount(widget);
  await widget.guest.press(pay);
  await widget.guest.see("Payment Successful");
  await widget.guest.press("Back to guest");
  await until(widget, "/diner-profile");
  const moved = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await moved;
  await until(widget, "/diner-profile");
  expect(widget.screen.queryByLabelText("Bill amount")).toBeNull();
});
