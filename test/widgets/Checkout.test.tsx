import { waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkoutStore } from "../../mock-api/checkoutState.ts";
import { session } from "../../mock-api/session.ts";
import { backend } from "../support/server.ts";
import {
  backendFault,
  overrideBackend,
  requests,
  setMedia,
  type MountedWidget,
} from "../support/mountWidget.ts";
import {
  buy,
  declined,
  fillCard,
  fillDetails,
  open,
  pageShown,
  purchases,
  server,
  reported,
} from "./checkoutSupport.ts";

afterEach(() => document.querySelectorAll("dialog").forEach((dialog) => dialog.remove()));

describe("Checkout: what is bought", () => {
  it("is registered, and reads ico_id, utm values and code of /checkout for the offer and the purchase [A2.25] [A2.26] [A2.28] [A2.29] [C2.07]", async () => {
    const mounted = await open({
      options: {},
      address: "/checkout?ico_id=insider&utm_source=mail&utm_campaign=june&code=HELLO&other=1",
    });
    await mounted.guest.see("$500.00");
    await mounted.guest.see("$700.00");
    await buy(mounted, { amount: "$500.00" });
    await mounted.guest.see("Purchase Successful");
    expect(requests[0]).toMatchObject({
      path: "/api/v5/checkout",
      query: { ico_id: "insider", code: "HELLO" },
    });
    const [sent] = purchases(mounted);
    expect(sent).toMatchObject({
      path: "/api/v2/dine_cash_purchases.json",
      body: {
        dine_cash_purchase: {
          ico_id: "insider",
          code: "HELLO",
          utm: { utm_source: "mail", utm_campaign: "june" },
          agrees_with_tos_privacy: "on",
          email: "ada@example.com",
          first_name: "Ada",
          last_name: "Okafor",
        },
      },
    });
    expect(sent?.body).not.toHaveProperty("dine_cash_purchase.utm.other");
  });

  it("buys a gift card by gco_id with the documented call, which carries utm values and code [A2.27] [A2.28] [A2.29] [K2]", async () => {
    const mounted = await open({
      options: {},
      address: "/checkout?gco_id=gift-50&utm_source=mail&code=HELLO",
    });
    await buy(mounted, { amount: "$50.00" });
    await mounted.guest.see("Purchase Successful");
    expect(purchases(mounted)).toMatchObject([
      {
        path: "/api/v2/gift_card_purchases.json",
        body: {
          gift_card_purchase: {
            gift_card_option_id: "gift-50",
            code: "HELLO",
            utm: { utm_source: "mail" },
            agrees_with_tos_privacy: "on",
            stripe_source_id: expect.stringMatching(/^tok_/),
          },
        },
      },
    ]);
  });

  it("subscribes at /checkout/subscribe, says before that it renews, and then when, with an ordinal [A2.30] [A9.26] [K3]", async () => {
    const mounted = await open({
      options: {},
      address: "/checkout/subscribe",
      backend: "billed-on-the-31st",
    });
    await mounted.guest.see(/Renews automatically every month for \$25\.00/);
    expect(mounted.screen.queryByText("It’s a gift")).toBeNull();
    await buy(mounted, { amount: "$25.00" });
    await mounted.guest.see(
      "On the 31st of each month, or the first day of the next month when that date doesn't exist",
    );
    expect(purchases(mounted)).toMatchObject([
      {
        path: "/api/v5/subscriptions",
        body: { subscription: { subscription_level_id: "1", billing_interval: "month" } },
      },
    ]);
  });

  it("calls the price of a subscription paid, and not added, where no credit comes with it", async () => {
    overrideBackend(
      http.post("*/api/v5/subscriptions", () =>
        HttpResponse.json({ id: "s1", amount_charged: 25, billing_interval: "month" }),
      ),
    );
    const mounted = await open({ options: {}, address: "/checkout/subscribe" });
    await buy(mounted, { amount: "$25.00" });
    await mounted.guest.see("$25.00paid");
    expect(mounted.shadow.textContent).not.toContain("added to your account");
  });

  it("finds the route below the base path, and an option forces it [A2.30] [G4]", async () => {
    const below = await open({
      options: {},
      address: "/members/subscribe",
      attributes: { "base-path": "/members" },
    });
    await below.guest.see(/Renews automatically/);
    below.unmount();
    const forced = await open({ options: { flow: "subscribe" }, address: "/anything" });
    await forced.guest.see(/Renews automatically/);
  });

  it("takes the server’s answer from the host and asks no more [K1]", async () => {
    const item = {
      kind: "credit",
      id: "9",
      name: "Chef’s table",
      pay_amount: "80.00",
      get_amount: 100,
    };
    const mounted = await open({
      options: {
        icoId: "9",
        checkout: { item, amount_to_charge: 75.5, stripe_public_key: "pk_test_x" },
      },
    });
    await mounted.guest.see("$75.50");
    expect(requests).toEqual([]);
  });

  it.each([
    ["an unknown id", "/checkout?ico_id=nobody", "This offer is no longer available"],
    ["no id", "/checkout", "Your cart is empty"],
    ["an id that is none", "/checkout?ico_id=%3Cscript%3E&gco_id[]=1", "Your cart is empty"],
  ])(
    "says that there is nothing to buy for %s, with a way back [K1] (fault A6)",
    async (_, address, text) => {
      const mounted = await open({ options: { backUrl: "/purchase" }, address });
      await mounted.guest.see(text);
      expect(mounted.screen.getByRole("link", { name: "Go back" }).getAttribute("href")).toBe(
        "/purchase",
      );
    },
  );

  it("tries again when the order could not be read [E]", async () => {
    const stop = backendFault(422, { path: "/api/v5/checkout" });
    stop();
    backendFault("html", { path: "/api/v5/checkout", times: 1 });
    const mounted = await open();
    await mounted.guest.press("Try again");
    await mounted.guest.see("$100.00");
  });

  it("shows New Zealand’s own texts where the server says nothing [G10]", async () => {
    const item = { kind: "credit", id: "9", pay_amount: 80, get_amount: 100 };
    const mounted = await open({ options: { icoId: "9", checkout: { item, country_code: "NZ" } } });
    await mounted.guest.see("The amount you pay is valid for at least three years.");
    await mounted.guest.see("The bonus may expire sooner");
  });

  it.each([
    ["NZ", true],
    ["AU", true],
    ["US", false],
  ])(
    "says before a payment in %s that a card surcharge is in the total: %s",
    async (code, says) => {
      const item = { kind: "credit", id: "9", pay_amount: 80, get_amount: 100 };
      const mounted = await open({
        options: {
          icoId: "9",
          checkout: { item, country_code: code, stripe_public_key: "pk_test_x" },
        },
      });
      await fillDetails(mounted);
      await mounted.guest.see("Card details");
      const line = mounted.screen.queryByText("The total includes any card surcharge.");
      expect(line !== null).toBe(says);
    },
  );
});

describe("Checkout: Pay with everything empty", () => {
  it("marks the card in the provider's words, the ZIP code and the terms, and the focus is in the card, which comes first", async () => {
    const mounted = await open();
    await fillDetails(mounted);
    await mounted.guest.see("Card details");
    await vi.waitFor(() =>
      expect(document.querySelector('[aria-label="Card number"]')).not.toBeNull(),
    );
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Your card number is incomplete.");
    await mounted.guest.see("Enter your card’s ZIP code");
    await mounted.guest.see("Agree to the terms to pay");
    const isInCard = (): void =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Card number");
    await vi.waitFor(isInCard);
    mounted.screen.getByLabelText("ZIP code").focus();
    await mounted.guest.press("Pay $100.00");
    await vi.waitFor(isInCard);
    expect(purchases(mounted)).toEqual([]);
  });
});

describe("Checkout: the pages", () => {
  it("come in the order checkout, payment, gift_page_2, confirmation, each at its own address [A2.31] [A2.32] [A4.16] [A1.13] [K13]", async () => {
    const mounted = await open({
      options: { gcoId: "gift-100" },
      address: "/checkout?gco_id=gift-100&utm_source=x",
    });
    const length = history.length;
    const pages: unknown[] = [];
    const note = () =>
      pages.push([pageShown(mounted), new URLSearchParams(location.search).get("page")]);
    note();
    await mounted.guest.tick(/It’s a gift/);
    await fillDetails(mounted);
    note();
    await fillCard(mounted);
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Your payment went through. Now add the recipient.");
    note();
    await mounted.guest.fill("Recipient name", "Sam");
    await mounted.guest.fill("Recipient email", "sam@example.com");
    await mounted.guest.fill("Message", "Eat well");
    await mounted.guest.press("Send gift");
    await mounted.guest.see("Purchase Successful");
    note();
    expect(pages).toEqual([
      ["checkout", null],
      ["payment", "payment"],
      ["gift_page_2", "gift"],
      ["confirmation", "confirmation"],
    ]);
    expect(location.search).toContain("utm_source=x");
    // The buyer's details and the payment are two history entries. The screens after the payment
    // replace that of the payment.
    expect(history.length).toBe(length + 1);
    const gift = requests.find(({ path }) => path === "/api/v5/gifts");
    expect(gift?.body).toEqual({
      gift: {
        purchase_id: "p1",
        recipient_name: "Sam",
        recipient_email: "sam@example.com",
        message: "Eat well",
        deliver_at: null,
        amount: 115,
        keep_gift_bonus: false,
      },
    });
  });

  it("skips the gift page for oneself, and keeps the credit when it is skipped [K4] [K5]", async () => {
    const mounted = await open({ options: { gcoId: "gift-100" } });
    await mounted.guest.tick(/It’s a gift/);
    await buy(mounted);
    await mounted.guest.press("Skip for now");
    await mounted.guest.see("Purchase Successful");
    await mounted.guest.see("You can give it away later in the app.");
    expect(requests.some(({ path }) => path === "/api/v5/gifts")).toBe(false);
  });

  it("offers no gift where the project does not allow it [K4]", async () => {
    const mounted = await open({ backend: "no-gifts" });
    await mounted.guest.see("Email");
    expect(mounted.screen.queryByText("It’s a gift")).toBeNull();
  });

  it("gives without its bonus when the buyer keeps that [K6]", async () => {
    const mounted = await open({ options: { gcoId: "gift-100" } });
    await mounted.guest.tick(/It’s a gift/);
    await buy(mounted);
    await mounted.guest.fill("Recipient name", "Sam");
    await mounted.guest.fill("Recipient email", "sam@example.com");
    await mounted.guest.tick("Keep the $15.00 bonus for me");
    await mounted.guest.press("Send gift");
    await mounted.guest.see("Purchase Successful");
    expect(requests.find(({ path }) => path === "/api/v5/gifts")?.body).toMatchObject({
      gift: { amount: 100, keep_gift_bonus: true },
    });
    expect(mounted.screen.queryByText("Balance")).toBeNull();
  });

  it("falls back to the first page where a later page’s data is missing [K13]", async () => {
    const mounted = await open({
      options: {},
      address: "/checkout?ico_id=regular&page=confirmation",
    });
    expect(pageShown(mounted)).toBe("checkout");
  });

  it("keeps what was typed over a reload, but no card data [K10]", async () => {
    const first = await open({ options: {}, address: "/checkout?ico_id=regular" });
    await fillDetails(first);
    await fillCard(first);
    first.unmount();
    first.element.remove();
    const again = await open({ options: {} });
    expect(pageShown(again)).toBe("payment");
    expect(again.screen.getByText("ada@example.com")).toBeTruthy();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/(?<![\w-])(4242|1231)(?![\w-])/);
  });

  it("shows the confirmation after a reload for half an hour, without asking for money again [K10]", async () => {
    const first = await open({ options: {}, address: "/checkout?ico_id=regular" });
    await buy(first);
    await first.guest.see("Purchase Successful");
    first.unmount();
    first.element.remove();
    const again = await open({ options: {} });
    await again.guest.see("Purchase Successful");
    expect(purchases(again)).toHaveLength(1);
    again.unmount();
    again.element.remove();
    const key = "checkout:receipt:credit:regular";
    const storedReceipt = JSON.parse(sessionStorage.getItem(key) ?? "");
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...storedReceipt, atMs: Date.now() - 30 * 60_000 }),
    );
    const openedLate = await open({ options: {} });
    expect(pageShown(openedLate)).toBe("checkout");
  });

  it("starts anew for a second purchase of the same thing [K10]", async () => {
    const first = await open({ options: {}, address: "/checkout?ico_id=regular" });
    await buy(first);
    await first.guest.see("Purchase Successful");
    await reported(first);
    first.unmount();
    first.element.remove();
    const again = await open({ options: {}, address: "/checkout?ico_id=regular" });
    expect(pageShown(again)).toBe("checkout");
    expect(again.screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.com");
  });

  it("leaves the address alone with a memory router, and keeps its page in the fragment with a hash router [K13]", async () => {
    const memory = await open({
      options: { icoId: "regular" },
      attributes: { router: "memory" },
      address: "/host?a=1",
    });
    await fillDetails(memory);
    expect(location.search).toBe("?a=1");
    memory.unmount();
    const hash = await open({
      options: {},
      attributes: { router: "hash" },
      address: "/host#/checkout?ico_id=regular",
    });
    await fillDetails(hash);
    expect(location.hash).toBe("#/checkout?ico_id=regular&page=payment");
  });

  it("asks for what is missing in its own words and starts unticked [K4]", async () => {
    const mounted = await open();
    expect(
      mounted.screen
        .getAllByRole("checkbox")
        .every((box) => box instanceof HTMLInputElement && !box.checked),
    ).toBe(true);
    await mounted.guest.fill("Phone number", "555");
    await mounted.guest.press("Continue");
    for (const text of [
      "An email address is required",
      "Enter your first name",
      "Enter your last name",
      "Please enter a valid phone number.",
    ])
      await mounted.guest.see(text);
    expect(pageShown(mounted)).toBe("checkout");
  });

  it.each([
    ["5125550134", "+1 512 555-0134"],
    ["+15125550134", "+1 512 555-0134"],
    ["64215550137", ""],
  ])(
    "with the account’s number %s, the optional field has %j and lets the buyer go on",
    async (number, shown) => {
      backend.state(session).accounts[0]!.phone_number = number;
      localStorage.setItem("userToken", "harness-guest");
      const { guest, screen } = await open();
      const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
      await waitFor(() => expect(valueOf("First name")).toBe("Gina"));
      expect(valueOf("Phone number")).toBe(shown);
      await guest.press("Continue");
      await guest.see("Payment");
    },
  );

  it("wants the terms agreed to and a postal code before it pays [K4]", async () => {
    const mounted = await open();
    await fillDetails(mounted);
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Agree to the terms to pay");
    await mounted.guest.see("Enter your card’s ZIP code");
    expect(purchases(mounted)).toEqual([]);
  });

  it("asks for a postcode where the field has that name", async () => {
    const mounted = await open({
      backend: "checkout-new-zealand",
      attributes: { country: "NZ" },
    });
    await fillDetails(mounted);
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Enter your card’s postcode");
    expect(purchases(mounted)).toEqual([]);
  });
});

describe("Checkout: the confirmation", () => {
  async function savePassword({ guest }: MountedWidget, password: string): Promise<void> {
    await guest.fill("Password", password);
    await guest.fill("Confirm password", password);
    await guest.press("Save password");
  }

  it("shows the server’s figures, validity and where the receipt went [A2.33] [K9] [K14]", async () => {
    const mounted = await open();
    await buy(mounted);
    await mounted.guest.see("Purchase Successful");
    const rows = Object.fromEntries(
      [...mounted.shadow.querySelectorAll(".pay-facts > div")].map((row) => [
        row.querySelector("dt")?.textContent,
        row.querySelector("dd")?.textContent,
      ]),
    );
    expect(rows).toMatchObject({
      Charged: "$100.00",
      Credited: "$125.00",
      Balance: "$125.00",
      "Paid credit": "The amount you pay never expires",
      Bonus: "The bonus is valid for one year",
    });
    await mounted.guest.see("ada@example.com");
    expect(mounted.events.find(({ type }) => type === "widget:done")?.detail).toMatchObject({
      outcome: "purchased",
      amountCents: 10_000,
      creditedCents: 12_500,
    });
    expect(JSON.stringify(mounted.events)).not.toContain("ada@");
    expect(
      mounted.backend.state(session).accounts.find(({ email }) => email === "ada@example.com")
        ?.credit_balance,
    ).toBe(125);
  });

  it("has store badges on a phone and a code to scan on a wide screen [A2.35] [K9]", async () => {
    const phone = await open();
    await buy(phone);
    await phone.guest.see("App Store");
    expect(phone.screen.queryByRole("img", { name: /QR code/ })).toBeNull();
    setMedia("(min-width: 768px)", true);
    await waitFor(() => phone.screen.getByRole("img", { name: /QR code/ }));
    expect(phone.screen.queryByText("App Store")).toBeNull();
  });

  it("prints the receipt [K9]", async () => {
    let prints = 0;
    window.print = () => void prints++;
    const mounted = await open();
    await buy(mounted);
    await mounted.guest.press("Print receipt");
    expect(prints).toBe(1);
  });

  it("refuses a new password that is too short or not repeated, both at once [A5.08] [A5.09] [A9.23] [K8]", async () => {
    const mounted = await open();
    const { guest, screen } = mounted;
    await buy(mounted);
    await guest.fill("Password", "short");
    await guest.fill("Confirm password", "other");
    await guest.press("Save password");
    await waitFor(() =>
      expect(
        [...mounted.shadow.querySelectorAll("form [role=alert] p")].map(
          ({ textContent }) => textContent,
        ),
      ).toEqual(["• Passwords do not match", "• Password must be at least 8 characters"]),
    );
    await guest.fill("Confirm password", "short");
    expect(screen.queryByRole("alert")).toBeNull();
    await guest.press("Save password");
    await guest.see("• Password must be at least 8 characters");
    expect(screen.queryByText("• Passwords do not match")).toBeNull();
    await guest.fill("Password", "dinner-for-two");
    await guest.press("Save password");
    await guest.see("• Passwords do not match");
    expect(screen.queryByText("• Password must be at least 8 characters")).toBeNull();
    expect(requests.some(({ path }) => path.includes("reset_password"))).toBe(false);
  });

  it("shows the server’s words about a password, and accepts another one [A5.10]", async () => {
    const mounted = await open();
    await buy(mounted);
    await savePassword(mounted, "password1");
    await mounted.guest.see("This password appears in lists of stolen ones.");
    await savePassword(mounted, "dinner-for-two");
    await mounted.guest.see("Password saved.");
  });

  it("saves the password of a new guest with the reset_token of the purchase, and signs in [A2.34] [A7.45] [K7]", async () => {
    const mounted = await open();
    await buy(mounted);
    await mounted.guest.see("Purchase Successful");
    const [token] = Object.keys(mounted.backend.state(checkoutStore).passwordTokens);
    expect(token).toBeTruthy();
    await savePassword(mounted, "dinner-for-two");
    await mounted.guest.see("Password saved.");
    expect(mounted.screen.queryByLabelText("Password")).toBeNull();
    expect(requests.at(-1)).toMatchObject({
      method: "POST",
      path: "/api/v1/users/reset_password",
      body: {
        user: {
          reset_token: token,
          password: "dinner-for-two",
          password_confirmation: "dinner-for-two",
        },
      },
    });
    expect(localStorage.getItem("userToken")).toMatch(/^harness-/);
    expect(mounted.events.some(({ type }) => type === "widget:signed-in")).toBe(true);
  });

  it("asks a known guest for no password [A2.34] [K7]", async () => {
    const mounted = await open({ backend: "saved-cards" });
    await mounted.guest.press("Continue");
    await mounted.guest.tick(/I agree/);
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Purchase Successful");
    expect(mounted.screen.queryByLabelText("Password")).toBeNull();
  });

  it("reminds of an unconfirmed address once, in place and before the receipt, where it covers nothing [K12]", async () => {
    const mounted = await open();
    await buy(mounted);
    await mounted.guest.see("Confirm the email sent from Dine");
    const reminders = mounted.screen.getAllByText("Verify your email address");
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.closest(".toast")).toBeNull();
    const receipt = mounted.screen.getByRole("button", { name: "Print receipt" });
    expect(reminders[0]?.compareDocumentPosition(receipt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("Checkout: cards", () => {
  it("offers a wallet only where there is one, and pays with it once the terms are agreed to [K4] [K11]", async () => {
    const without = await open();
    await fillDetails(without);
    await without.guest.fill("Card number", "4");
    expect(without.shadow.querySelector<HTMLElement>(".wallets")?.hidden).toBe(true);
    without.unmount();
    without.element.remove();
    sessionStorage.clear();
    Reflect.set(globalThis, "fakeWallets", true);
    const mounted = await open();
    await fillDetails(mounted);
    await mounted.guest.press("Pay with a wallet");
    await mounted.guest.see("Agree to the terms to pay");
    expect(purchases(mounted)).toEqual([]);
    await mounted.guest.tick(/I agree/);
    await mounted.guest.press("Pay with a wallet");
    await mounted.guest.see("Purchase Successful");
    Reflect.deleteProperty(globalThis, "fakeWallets");
    expect(purchases(mounted)).toMatchObject([
      { body: { dine_cash_purchase: { stripe_source_id: expect.stringMatching(/^pm_wallet/) } } },
    ]);
  });

  it("loads no card script before a card field shows (fault I1)", async () => {
    const mounted = await open({ backend: "saved-cards" });
    await mounted.guest.press("Continue");
    await mounted.guest.see("Visa •••• 4242");
    expect(mounted.element.querySelector("[data-dining-slot]")).toBeNull();
    await mounted.guest.tick(/A new card/);
    await mounted.guest.fill("Card number", "4242");
    expect(mounted.element.querySelector("[data-dining-slot=card]")).not.toBeNull();
  });

  it("pays with the saved card that is chosen, the newest first [K2] (fault D9)", async () => {
    const mounted = await open({ backend: "saved-cards" });
    await mounted.guest.press("Continue");
    await mounted.guest.see("Visa •••• 4242");
    expect(
      mounted.screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value),
    ).toEqual(["12", "11", "new"]);
    await mounted.guest.tick(/4242/);
    await mounted.guest.tick(/I agree/);
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Purchase Successful");
    expect(purchases(mounted)).toMatchObject([
      { body: { dine_cash_purchase: { stripe_source_id: "11" } } },
    ]);
  });

  it("shows a decline at the card, in the provider’s words, and pays with the next card [K11]", async () => {
    const mounted = await open();
    await buy(mounted, { number: declined });
    await mounted.guest.see("Your card was declined.");
    expect(mounted.shadow.querySelector(".card-field")?.textContent).toContain(
      "Your card was declined. Nothing was charged.",
    );
    expect(mounted.screen.queryByRole("alert")).toBeNull();
    await mounted.guest.fill("Card number", "4242424242424242");
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Purchase Successful");
    expect(purchases(mounted)).toHaveLength(2);
  });

  it("shows the provider’s own error about a card that is none, and sends nothing [K11]", async () => {
    const mounted = await open();
    await buy(mounted, { number: "4242424242424241" });
    await mounted.guest.see("Your card number is invalid.");
    expect(mounted.shadow.textContent).not.toContain("Nothing was charged");
    expect(purchases(mounted)).toEqual([]);
  });

  it("alerts with the server’s message when the purchase itself is refused [A8.19]", async () => {
    const mounted = await open({ backend: "payment-refused" });
    await buy(mounted);
    await waitFor(() =>
      expect(mounted.screen.getByRole("alert").textContent).toContain(
        "This project accepts no more credit today.",
      ),
    );
  });

  it("keeps the card first when asked to; a decline after that says that it was saved (fault D6) [K2]", async () => {
    const mounted = await open({ backend: "saved-cards" });
    await mounted.guest.press("Continue");
    await mounted.guest.tick(/A new card/);
    await mounted.guest.tick(/Save this card/);
    await fillCard(mounted, declined);
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Your card was saved, but the payment didn’t go through.");
    expect(mounted.screen.getAllByRole<HTMLInputElement>("radio")[0]?.checked).toBe(true);
    expect(requests.filter(({ path }) => path.endsWith("stripe_sources"))).toMatchObject([
      { body: { stripe_token: expect.stringMatching(/^tok_declined/) } },
    ]);
    expect(purchases(mounted)).toMatchObject([
      { body: { dine_cash_purchase: { stripe_source_id: "101" } } },
    ]);
  });

  it("buys nothing when the card could not be kept (fault D6)", async () => {
    const mounted = await open({ backend: "card-not-kept" });
    await mounted.guest.press("Continue");
    await mounted.guest.tick(/A new card/);
    await mounted.guest.tick(/Save this card/);
    await fillCard(mounted);
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Your card was declined.");
    expect(purchases(mounted)).toEqual([]);
  });

  it("lets the bank ask, holds the page meanwhile, and goes on when it agrees, not when it refuses [K11] (fault D12)", async () => {
    const mounted = await open();
    await buy(mounted, { number: "4000002500003155" });
    await mounted.guest.see("Waiting for your bank");
    const leaving = new Event("beforeunload", { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await waitFor(
      () =>
        [...document.querySelectorAll("dialog button")].find(
          ({ textContent }) => textContent === "Fail authentication",
        ) ?? Promise.reject(new Error("no dialog")),
    );
    await mounted.user.click(
      [...document.querySelectorAll<HTMLElement>("dialog button")].find(
        ({ textContent }) => textContent === "Fail authentication",
      )!,
    );
    await mounted.guest.see(/unable to authenticate/);
    await mounted.guest.fill("Card number", "4000002760003184");
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Purchase Successful");
    expect(server(mounted).bought.filter(({ isPaid }) => isPaid)).toHaveLength(1);
  });
});
