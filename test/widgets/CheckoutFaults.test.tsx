import { http, HttpResponse } from "msw";
import { waitFor } from "@testing-library/dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  backendFault,
  faultAfter,
  overrideBackend,
  requests,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { readCheckoutPage } from "../../src/shared/contracts/checkout.ts";
import { otherTab } from "../support/otherTab.ts";
import {
  buy,
  fillCard,
  fillDetails,
  open,
  purchases,
  server,
  reported,
} from "./checkoutSupport.ts";

const purchasePath = /cash_purchases/;
const recordKey = "dining.intent/purchase/credit/regular/";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function remount(mounted: MountedWidget): Promise<MountedWidget> {
  mounted.unmount();
  mounted.element.remove();
  return open({ options: {} });
}

const target = { options: {}, address: "/checkout?ico_id=regular" };

describe("Checkout: an outcome that was never received", () => {
  it.each([
    ["a broken line", "offline"],
    ["a 500", 500],
    ["a 502 page", "html"],
    ["JSON that breaks off", "truncated"],
    ["an empty object", { body: {} }],
    ["null", { body: null }],
    ["a list", { body: [] }],
    ["an error with status 200", { body: { error: "Something went wrong" } }],
  ] as const)(
    "with %s after the charge is found by reading, never paid twice (fault D3) [E]",
    async (_, fault) => {
      backendFault(fault, { path: purchasePath, afterwards: true, times: 1 });
      const mounted = await open();
      await buy(mounted);
      await mounted.guest.see("Purchase Successful");
      expect(purchases(mounted)).toHaveLength(1);
      expect(server(mounted).bought).toHaveLength(1);
    },
  );

  it("is not called failed where nothing can be read, and is found later (fault D3) (fault D4)", async () => {
    backendFault("offline", { path: purchasePath, afterwards: true, times: 1 });
    const mounted = await open(target);
    await fillDetails(mounted);
    await fillCard(mounted);
    const stop = faultAfter(purchasePath, 404, { path: "/api/v5/checkout" });
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("We could not confirm your payment");
    expect(mounted.shadow.textContent).not.toMatch(/fail/i);
    expect(JSON.parse(localStorage.getItem(recordKey) ?? "")).toMatchObject({
      phase: "sent",
      facts: { before: null },
    });
    stop();
    await mounted.guest.press("Check again");
    await mounted.guest.see("Purchase Successful");
    expect(JSON.parse(localStorage.getItem(recordKey) ?? "").phase).toBe("paid");
    expect(purchases(mounted)).toHaveLength(1);
  });

  it("is looked up after a reload, before any form (fault D4)", async () => {
    const mounted = await open(target);
    await fillDetails(mounted);
    await fillCard(mounted);
    backendFault("offline", { path: purchasePath, afterwards: true, times: 1 });
    const stop = faultAfter(purchasePath, 404, { path: "/api/v5/checkout" });
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("We could not confirm your payment");
    stop();
    const again = await remount(mounted);
    await again.guest.see("Purchase Successful");
    expect(purchases(again)).toHaveLength(1);
  });

  it("may be tried again once the server says that there is no such purchase (fault D3)", async () => {
    const mounted = await open({ backend: "payment-not-arrived" });
    await buy(mounted);
    await mounted.guest.see(/We haven’t found your payment/);
    await mounted.guest.press("No receipt? Pay again");
    await mounted.guest.fill("Card number", "4242424242424242");
    await mounted.guest.fill("Expiration date", "1231");
    await mounted.guest.fill("Security code", "123");
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Purchase Successful");
    expect(server(mounted).bought).toHaveLength(1);
  });

  it("does not take an earlier purchase of the same thing for this one (fault D3)", async () => {
    const first = await open(target);
    await buy(first);
    await first.guest.see("Purchase Successful");
    await reported(first);
    first.unmount();
    first.element.remove();
    const mounted = await open(target);
    await mounted.guest.press("Continue");
    server(mounted).paying = "lost-before";
    await fillCard(mounted);
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see(/We haven’t found your payment/);
  });

  it("is shown once a slow server has carried it out after all, and not offered meanwhile (fault N4)", async () => {
    const mounted = await open();
    const sentRequests: Request[] = [];
    overrideBackend(
      http.post(
        /cash_purchases\.json$/,
        ({ request }) => {
          sentRequests.push(request.clone());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await buy(mounted);
    await mounted.guest.see(/We haven’t found your payment/);
    expect(mounted.shadow.textContent).not.toContain("Pay $100.00");
    const [late] = sentRequests;
    if (late) await fetch(late);
    expect(server(mounted).bought).toHaveLength(1);
    await mounted.guest.press("Check again");
    await mounted.guest.see("Purchase Successful");
  });

  it("says once that the session has ended while a card was saved", async () => {
    const mounted = await open({ backend: "saved-cards" });
    await mounted.guest.press("Continue");
    await mounted.guest.tick(/A new card/);
    await fillCard(mounted);
    await mounted.guest.tick(/Save this card/);
    backendFault(401, { path: "stripe_sources", times: 1 });
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("You can also pay without an account.");
    expect(mounted.screen.getAllByText("Please sign in again.")).toHaveLength(1);
  });

  it("goes on as a guest when the session has ended, says so, and is paid once (fault C1) [G17]", async () => {
    const mounted = await open({ backend: "saved-cards" });
    await mounted.guest.press("Continue");
    backendFault(401, { path: purchasePath, times: 1 });
    await mounted.guest.tick(/I agree/);
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Please sign in again.");
    await mounted.guest.see("We didn’t find a payment");
    expect(server(mounted).bought).toHaveLength(0);
  });
});

describe("Checkout: one payment per intent", () => {
  it("whatever is pressed how often: double click, Enter and click (fault D1)", async () => {
    backendFault("slow", { path: purchasePath });
    const mounted = await open();
    await fillDetails(mounted);
    await fillCard(mounted);
    const pay = mounted.screen.getByRole("button", { name: "Pay $100.00" });
    await mounted.user.dblClick(pay);
    pay.closest("form")?.requestSubmit();
    await mounted.user.click(pay);
    await mounted.guest.see("Purchase Successful");
    expect(purchases(mounted)).toHaveLength(1);
  });

  it("also when the widget is taken down and put up while the answer is awaited (fault D1) (fault D5)", async () => {
    backendFault("slow", { path: purchasePath });
    const mounted = await open(target);
    await fillDetails(mounted);
    await fillCard(mounted);
    await mounted.guest.press("Pay $100.00");
    await waitFor(() => expect(purchases({ requests })).toHaveLength(1));
    const again = await remount(mounted);
    await again.guest.see("Purchase Successful");
    expect(purchases(again)).toHaveLength(1);
  });

  it("asks before the page is left only while it is in flight (fault D12)", async () => {
    const leave = () => {
      const event = new Event("beforeunload", { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    backendFault("slow", { path: purchasePath });
    const mounted = await open();
    await fillDetails(mounted);
    await fillCard(mounted);
    expect(leave()).toBe(false);
    await mounted.guest.press("Pay $100.00");
    await waitFor(() => expect(leave()).toBe(true));
    await mounted.guest.see("Purchase Successful");
    expect(leave()).toBe(false);
  });

  it("carries an idempotency key of its own (fault D2)", async () => {
    const mounted = await open();
    await buy(mounted, { number: "4000000000000002" });
    await mounted.guest.see("Your card was declined.");
    await mounted.guest.fill("Card number", "4242424242424242");
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Purchase Successful");
    const keys = purchases(mounted).map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(2);
    expect(keys.every((key) => /^[\w-]{36}$/.test(key ?? ""))).toBe(true);
  });
});

describe("Checkout: a purchase that another tab is at", () => {
  const elsewhere = "This purchase is being made in another tab";
  const bought = readCheckoutPage({
    item: { id: "regular", pay_amount: 100 },
    purchase: { id: "p9", amount_charged: 100, amount_credited: 125 },
  })?.purchase;

  async function press() {
    const tab = await otherTab(recordKey);
    const mounted = await open(target);
    await fillDetails(mounted);
    await fillCard(mounted);
    tab.writes("sent", { before: null, purchase: null, isAnnounced: false });
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see(elsewhere);
    expect(purchases(mounted)).toHaveLength(0);
    return { tab, mounted };
  }

  it("is shown as made here once that one is, and is not announced twice (fault D1) (fault D5)", async () => {
    const { tab, mounted } = await press();
    tab.writes("paid", { before: null, purchase: bought, isAnnounced: true });
    tab.ends();
    await mounted.guest.see("Purchase Successful");
    await mounted.guest.see("p9");
    expect(mounted.events.map(({ type }) => type)).not.toContain("widget:done");
    expect(purchases(mounted)).toHaveLength(0);
  });

  it("can be made here once it was refused there (fault D1)", async () => {
    const { tab, mounted } = await press();
    tab.drops();
    tab.ends();
    await mounted.guest.see("The other purchase didn’t go through");
    await mounted.guest.fill("Card number", "4242424242424242");
    await mounted.guest.fill("Expiration date", "1231");
    await mounted.guest.fill("Security code", "123");
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Purchase Successful");
    expect(server(mounted).bought).toHaveLength(1);
  });

  it("is looked up once that tab died without an answer (fault D3)", async () => {
    const { tab, mounted } = await press();
    tab.ends();
    await mounted.guest.see(/We haven’t found your payment/);
    expect(purchases(mounted)).toHaveLength(0);
  });

  it("that was made since the page was read is shown, not made again (fault D1)", async () => {
    const tab = await otherTab(recordKey);
    const mounted = await open(target);
    await fillDetails(mounted);
    await fillCard(mounted);
    tab.writes("paid", { before: null, purchase: bought, isAnnounced: true });
    tab.ends();
    await mounted.guest.press("Pay $100.00");
    await mounted.guest.see("Purchase Successful");
    expect(purchases(mounted)).toHaveLength(0);
  });
});

describe("Checkout: partial success", () => {
  it.each([
    ["gift-refused", "Your payment went through, but the gift wasn’t sent"],
    ["gift-unknown", "We could not confirm that the gift was sent"],
  ])("under %s says which part happened (fault D6) [K5]", async (scenario, words) => {
    const mounted = await open({ options: { gcoId: "gift-100" }, backend: scenario });
    await mounted.guest.tick(/It’s a gift/);
    await buy(mounted);
    await mounted.guest.fill("Recipient name", "Sam");
    await mounted.guest.fill("Recipient email", "sam@example.com");
    await mounted.guest.press("Send gift");
    await mounted.guest.see(words);
    expect(requests.filter(({ path }) => path === "/api/v5/gifts")).toHaveLength(1);
  });
});

describe("Checkout: the page around it", () => {
  it("warns in a frame of another origin (fault C8)", async () => {
    const foreign = Object.create(null, {
      location: {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      },
    });
    vi.spyOn(window, "top", "get").mockReturnValue(foreign);
    const mounted = await open();
    await fillDetails(mounted);
    await mounted.guest.see("This page is shown inside another site");
  });

  it("works where storage is refused (fault J1)", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    const mounted = await open({ options: { icoId: "insider" } });
    await buy(mounted, { amount: "$500.00" });
    await mounted.guest.see("Purchase Successful");
  });

  it("throws away what storage holds in another shape (fault J2)", async () => {
    sessionStorage.setItem("checkout:draft:credit:regular", '{"email":7}');
    localStorage.setItem(recordKey, "broken");
    sessionStorage.setItem("checkout:receipt:credit:regular", '{"purchase":{}}');
    const mounted = await open({
      options: {},
      address: "/checkout?ico_id=regular&page=confirmation",
    });
    await mounted.guest.see("Checkout");
  });

  it("draws hostile names as text (fault B1)", async () => {
    const item = {
      kind: "credit",
      id: "9",
      name: "<img src=x onerror=alert(1)>",
      pay_amount: 10,
      get_amount: 12,
    };
    overrideBackend(http.get("*/api/v5/checkout", () => HttpResponse.json({ item })));
    const mounted = await open();
    await mounted.guest.see("<img src=x onerror=alert(1)>");
    expect(mounted.shadow.querySelector("img")).toBeNull();
  });
});
