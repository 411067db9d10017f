import { waitFor } from "@testing-library/dom";
import { delay, http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import { lockKey } from "../../src/shared/payment/intent/names.ts";
import { fastClock } from "../support/fastClock.ts";
import { backendFault, mountWidget, overrideBackend } from "../support/mountWidget.ts";
import { otherTab } from "../support/otherTab.ts";
import {
  callsTo,
  knownPhone,
  openOffer,
  signIn,
  submitPhone,
  verify,
} from "./offerClaimSupport.ts";

const claimKey = lockKey({ kind: "claim", ids: ["101"] });

afterEach(() => vi.useRealTimers());

describe("the lookup", () => {
  test.each(["offline", "html", "truncated", 500, 503] as const)(
    "under %s the lookup shows an error, keeps the code and can be retried [A8.20] [A8.13] [O17]",
    async (fault) => {
      const stop = backendFault(fault, { path: "/offers/" });
      const { guest, screen } = await openOffer();
      await guest.see("Something went wrong...");
      await guest.see("Check your connection");
      expect(screen.getByLabelText<HTMLInputElement>("Offer code").value).toBe("WELCOME25");
      stop();
      await guest.press("Try again");
      await guest.see("in house credit");
    },
  );
  test.each([null, [], "text", 5, { offer: [] }, { offer: { id: null } }, { data: { data: {} } }])(
    "the answer %j shows an error and leaves the widget working",
    async (body) => {
      backendFault({ body }, { path: "/offers/" });
      const { guest, status } = await openOffer();
      await guest.see("Something went wrong...");
      expect(status()).toBe("ready");
    },
  );
  test("a failed lookup is repeated when the connection comes back", async () => {
    const stop = backendFault("offline", { path: "/offers/" });
    const { guest } = await openOffer();
    await guest.see("Something went wrong...");
    stop();
    dispatchEvent(new Event("online"));
    await guest.see("in house credit");
  });
  test("an undocumented server message is shown as text, cut to 300 characters (faults B1)", async () => {
    backendFault(
      { status: 422, body: { error: `<img src=x onerror=alert(1)>${"x".repeat(500)}` } },
      { path: "/offers/" },
    );
    const { guest, shadow } = await openOffer();
    await guest.see("<img src=x");
    expect(shadow.querySelector("img")).toBeNull();
    expect(shadow.querySelector(".field-error")?.textContent?.length).toBeLessThanOrEqual(300);
  });
  test("a refused token is dropped, the lookup goes on without it, and a toast says so [G17] (faults C4)", async () => {
    localStorage.setItem("userToken", "outdated");
    const { guest, events } = await openOffer();
    await guest.see("in house credit");
    await guest.see("Please sign in again.");
    expect(localStorage.getItem("userToken")).toBeNull();
    expect(callsTo("/offers/WELCOME25")).toHaveLength(2);
    expect(events.map(({ type }) => type)).toContain("widget:signed-out");
  });
  test("a very long name is cut, and very long terms can be unfolded in full (faults B1) (fault K2)", async () => {
    const restriction = "Only on weekdays. ".repeat(280);
    const { guest, shadow } = await openOffer("X", {
      options: {
        offerResponse: {
          offer: { id: 1, amount: 5, name: "N".repeat(5000), restriction_text: restriction },
        },
      },
    });
    await guest.see("Offer terms");
    expect(shadow.querySelector(".offer-name")?.textContent?.length).toBeLessThan(200);
    expect(shadow.querySelector("details")?.textContent).toContain(restriction.trim());
  });
});

describe("sending and checking the code", () => {
  test.each(["offline", 500, "html"] as const)(
    "a number that could not be sent under %s stays and is sent by Try again [A8.20]",
    async (fault) => {
      const widget = await openOffer();
      await widget.guest.fill(/^Phone number/, "5125550199");
      const stop = backendFault(fault, { path: "send_sms" });
      await widget.guest.press("Continue");
      await widget.guest.see("Something went wrong...");
      expect(
        widget.screen.getByLabelText<HTMLInputElement>("Phone number or email").value,
      ).toContain("555-0199");
      stop();
      await widget.guest.press("Try again");
      await widget.guest.see("Enter your code");
    },
  );
  test("a code that could not be checked stays and is sent by Try again [A8.20]", async () => {
    const widget = await openOffer();
    await submitPhone(widget);
    const stop = backendFault("offline", { path: "verify_sms" });
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("Something went wrong...");
    expect(widget.screen.getByLabelText<HTMLInputElement>("Verification code").value).toBe(
      "123456",
    );
    stop();
    await widget.guest.press("Try again");
    await widget.guest.see("What’s next");
  });
  test("after too many tries the remaining wait is shown (faults C7)", async () => {
    const widget = await openOffer();
    backendFault(
      { status: 429, body: { error: "Slow down" }, headers: { "retry-after": "75" } },
      { path: "send_sms" },
    );
    await widget.guest.fill(/^Phone number/, "5125550199");
    await widget.guest.press("Continue");
    await widget.guest.see(/Try again in 1:1\d/);
  });
  test("personal data is in the queries of the API and not in the console (faults X1)", async () => {
    const methods = ["log", "warn", "error", "info", "debug"] as const;
    const spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => {}));
    const widget = await openOffer();
    backendFault(500, { path: "claim_offer" });
    await submitPhone(widget);
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("We could not confirm your claim");
    expect(callsTo("send_sms")[0]?.query).toMatchObject({ phone_number: "15125550199" });
    expect(JSON.stringify(spies.flatMap(({ mock }) => mock.calls))).not.toMatch(
      /5550199|verification-1|123456/,
    );
  });
  test("a session that ends at the claim leads to sign-in and drops the token [G17] (faults C1)", async () => {
    const widget = await openOffer();
    await submitPhone(widget);
    localStorage.setItem("userToken", "soon-outdated");
    backendFault(401, { path: "claim_offer", times: 1 });
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("Welcome back");
    await widget.guest.see("Your session ended.");
    expect(widget.shadow.querySelector(".toast")).toBeNull();
    expect(localStorage.getItem("userToken")).toBeNull();
  });
});

describe("a claim whose answer is lost", () => {
  test.each(["truncated", "html", 500, "offline"] as const)(
    "a claim whose answer is lost by %s is not called failed: the offer is read, and Try again finds it claimed (faults D3) (faults D5)",
    async (fault) => {
      const widget = await openOffer();
      await submitPhone(widget);
      backendFault(fault, { path: "claim_offer", times: 1, afterwards: true });
      await widget.guest.fill("Verification code", "123456");
      await widget.guest.see("We could not confirm your claim");
      expect(callsTo("claim_offer")).toHaveLength(1);
      expect(callsTo("/offers/WELCOME25")).toHaveLength(2);
      expect(localStorage.getItem(claimKey)).toContain('"sent"');
      await widget.guest.press("Try again");
      await widget.guest.see("What’s next");
      expect(widget.events.filter(({ type }) => type === "widget:done")).toHaveLength(1);
      expect(localStorage.getItem(claimKey)).toBeNull();
    },
  );
  test("a signed-in guest's claim with a lost answer is found by reading the offer (faults D3)", async () => {
    const widget = await openOffer();
    await verify(widget, knownPhone);
    await widget.guest.see("Welcome back");
    backendFault(502, { path: "claim_offer", times: 1, afterwards: true });
    await signIn(widget);
    await widget.guest.see("What’s next");
    expect(callsTo("claim_offer")).toHaveLength(1);
  });
  test("a pending claim is looked up after a reload before the offer is shown again (faults D4) (faults D11)", async () => {
    const record = { phase: "sent", key: "", payload: "", owner: "", atMs: Date.now(), facts: {} };
    localStorage.setItem(claimKey, JSON.stringify(record));
    const { guest, screen } = await openOffer();
    await guest.see("We could not confirm your claim");
    expect(screen.queryByLabelText(/Phone/)).toBeNull();
    await guest.press("Try again");
    expect(await screen.findByLabelText("Phone number or email")).toBeTruthy();
  });
  test("a pending claim that is claimed after a reload shows prevClaimed and is forgotten (faults D11)", async () => {
    const record = { phase: "sent", key: "", payload: "", owner: "", atMs: Date.now(), facts: {} };
    localStorage.setItem(claimKey, JSON.stringify(record));
    const { guest } = await mountWidget("OfferClaimApp", {
      options: { offerCode: "WELCOME25" },
      backend: "offer-claimed",
    });
    await guest.see("Oops, looks like you've already claimed this offer.");
    await waitFor(() => expect(localStorage.getItem(claimKey)).toBeNull());
  });
  test("unloading the page is blocked only while a claim is in flight (faults D12)", async () => {
    const widget = await openOffer();
    await submitPhone(widget);
    const unloadIsBlocked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(unloadIsBlocked()).toBe(false);
    overrideBackend(
      http.post(
        "*/offers/claim_offer",
        async () => (await delay(300), HttpResponse.json({ claimed: true })),
      ),
    );
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("Claiming your offer…");
    expect(unloadIsBlocked()).toBe(true);
    await widget.guest.see("What’s next");
    expect(unloadIsBlocked()).toBe(false);
  });
  test("a widget that is removed does not abort its claim, and the next one sends no second claim (faults D1)", async () => {
    const first = await openOffer();
    await submitPhone(first);
    const signals: AbortSignal[] = [];
    overrideBackend(
      http.post("*/offers/claim_offer", ({ request }) => {
        signals.push(request.signal);
        return new Promise(() => {});
      }),
    );
    await first.guest.fill("Verification code", "123456");
    await first.guest.see("Claiming your offer…");
    first.unmount();
    const next = await openOffer();
    await next.guest.see("We could not confirm your claim");
    await next.guest.press("Try again");
    await submitPhone(next);
    await next.guest.fill("Verification code", "123456");
    await next.guest.see("We could not confirm your claim");
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });
  test("with storage refused the claim succeeds (faults J1)", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no", "QuotaExceededError");
    });
    // Uses another offer, because the claim stays in the memory of this page.
    const widget = await openOffer("PHONE40");
    await submitPhone(widget);
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("What’s next");
  });
});

describe("polling", () => {
  test("an unmounted widget stops polling (faults F3) (faults F4)", async () => {
    const widget = await mountWidget("OfferClaimApp", {
      options: { offerCode: "WELCOME25", resendSeconds: 1 },
      backend: "texts-lost",
    });
    await submitPhone(widget);
    fastClock();
    await widget.guest.press("No text? Verify another way");
    await waitFor(() => expect(callsTo("check_if_verified")).toHaveLength(1));
    widget.unmount();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(callsTo("check_if_verified")).toHaveLength(1);
  });
});

test("a claim that another tab is sending is looked up, and sent once it can be seen that nothing was claimed (faults D1)", async () => {
  const other = await otherTab(claimKey);
  const widget = await openOffer();
  await submitPhone(widget);
  await widget.guest.fill("Verification code", "123456");
  await widget.guest.see("We could not confirm your claim");
  expect(callsTo("claim_offer")).toEqual([]);
  other.ends();
  await widget.guest.press("Try again");
  await widget.guest.see("What’s next");
  expect(callsTo("claim_offer")).toHaveLength(1);
});

test("two widgets with one offer send one claim (faults D1)", async () => {
  let answerClaim = () => {};
  const claimAnswered = new Promise<void>((resolve) => (answerClaim = resolve));
  overrideBackend(
    http.post("*/offers/claim_offer", async () => {
      await claimAnswered;
      return HttpResponse.json({ claimed: true });
    }),
  );
  const [first, second] = [await openOffer(), await openOffer()];
  await submitPhone(first);
  await submitPhone(second);
  await first.guest.fill("Verification code", "123456");
  await first.guest.see("Claiming your offer…");
  await second.guest.fill("Verification code", "123456");
  await second.guest.see("We could not confirm your claim");
  answerClaim();
  await first.guest.see("What’s next");
  expect(callsTo("claim_offer")).toHaveLength(1);
});
