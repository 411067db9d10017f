import { fireEvent, waitFor } from "@testing-library/dom";
import fc from "fast-check";
import { delay, http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Outcome } from "../../src/shared/api/outcome.ts";
import { verificationAnswer, type VerificationAnswer } from "../../src/shared/contracts/offers.ts";
import { pageGate } from "../../src/shared/host/pageGate.ts";
import { poll } from "../../src/widgets/OfferClaimApp/poll.ts";
import {
  backendFault,
  mountWidget,
  overrideBackend,
  requests,
  type MountedWidget,
} from "../support/mountWidget.ts";

afterEach(() => vi.useRealTimers());

const open = (offerCode = "WELCOME25", options: object = {}) =>
  mountWidget("OfferClaimApp", { options: { offerCode, ...options } });
const calls = (path: string) => requests.filter((request) => request.path.includes(path));

async function giveNumber({ guest }: MountedWidget): Promise<void> {
  await guest.fill(/^Phone number/, "5125550199");
  await guest.press("Continue");
  await guest.see("Enter your code");
}

describe("the lookup", () => {
  test.each(["offline", "html", "truncated", 500, 503] as const)(
    "under %s says so, keeps the code and tries again [A8.20] [A8.13] [O17]",
    async (fault) => {
      const stop = backendFault(fault, { path: "/offers/" });
      const { guest, screen } = await open();
      await guest.see("Something went wrong...");
      await guest.see("Check your connection");
      expect(screen.getByLabelText<HTMLInputElement>("Offer code").value).toBe("WELCOME25");
      stop();
      await guest.press("Try again");
      await guest.see("in dining credit");
    },
  );
  test.each([null, [], "text", 5, { offer: [] }, { offer: { id: null } }, { data: { data: {} } }])(
    "does not break on the answer %j",
    async (body) => {
      backendFault({ body }, { path: "/offers/" });
      const { guest, status } = await open();
      await guest.see("Something went wrong...");
      expect(status()).toBe("ready");
    },
  );
  test("repeats itself when the connection comes back", async () => {
    const stop = backendFault("offline", { path: "/offers/" });
    const { guest } = await open();
    await guest.see("Something went wrong...");
    stop();
    dispatchEvent(new Event("online"));
    await guest.see("in dining credit");
  });
  test("shows unknown words of the server as text, at most 300 characters (faults B1)", async () => {
    backendFault(
      { status: 422, body: { error: `<img src=x onerror=alert(1)>${"x".repeat(500)}` } },
      { path: "/offers/" },
    );
    const { guest, shadow } = await open();
    await guest.see("<img src=x");
    expect(shadow.querySelector("img")).toBeNull();
    expect(shadow.querySelector(".alert")?.textContent?.length).toBeLessThanOrEqual(300);
  });
  test("with a token that the server refuses goes on without it, and says so [G17] (faults C4)", async () => {
    localStorage.setItem("userToken", "outdated");
    const { guest, events } = await open();
    await guest.see("in dining credit");
    await guest.see("Please sign in again.");
    expect(localStorage.getItem("userToken")).toBeNull();
    expect(calls("/offers/WELCOME25")).toHaveLength(2);
    expect(events.map(({ type }) => type)).toContain("widget:signed-out");
  });
  test("clips endless texts, all of which stay within reach (faults B1)", async () => {
    const restriction = "Only on weekdays. ".repeat(280);
    const { guest, shadow } = await open("X", {
      offerResponse: {
        offer: { id: 1, amount: 5, name: "N".repeat(5000), restriction_text: restriction },
      },
    });
    await guest.see("Read more");
    expect(shadow.querySelector(".offer-name")?.textContent?.length).toBeLessThan(200);
    expect(shadow.querySelector("details")?.textContent).toContain(restriction.trim());
  });
});

describe("on the way", () => {
  test.each(["offline", 500, "html"] as const)(
    "a number that could not be sent under %s stays, and goes with Try again [A8.20]",
    async (fault) => {
      const widget = await open();
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
  test("a code that could not be checked stays, and goes with Try again [A8.20]", async () => {
    const widget = await open();
    await giveNumber(widget);
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
  test("too many tries show how long to wait (faults C7)", async () => {
    const widget = await open();
    backendFault(
      { status: 429, body: { error: "Slow down" }, headers: { "retry-after": "75" } },
      { path: "send_sms" },
    );
    await widget.guest.fill(/^Phone number/, "5125550199");
    await widget.guest.press("Continue");
    await widget.guest.see(/You can try again in 1:1\d/);
  });
  test("personal data stands in queries as specified, and nowhere in the console (faults X1)", async () => {
    const said = ["log", "warn", "error", "info", "debug"] as const;
    const spies = said.map((method) => vi.spyOn(console, method).mockImplementation(() => {}));
    const widget = await open();
    backendFault(500, { path: "claim_offer" });
    await giveNumber(widget);
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("We could not confirm your claim");
    expect(calls("send_sms")[0]?.query).toMatchObject({ phone_number: "15125550199" });
    expect(JSON.stringify(spies.flatMap(({ mock }) => mock.calls))).not.toMatch(
      /5550199|verification-1|123456/,
    );
  });
  test("the session that ends at the claim leads to signing in, with everything else kept [G17] (faults C1)", async () => {
    const widget = await open();
    await giveNumber(widget);
    localStorage.setItem("userToken", "soon-outdated");
    backendFault(401, { path: "claim_offer", times: 1 });
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("Welcome back");
    await widget.guest.see("Your session has ended.");
    expect(localStorage.getItem("userToken")).toBeNull();
  });
});

describe("a claim whose answer is lost", () => {
  test.each(["truncated", "html", 500, "offline"] as const)(
    "by %s is never called failed: the offer is read, and Try again finds it claimed (faults D3) (faults D5)",
    async (fault) => {
      const widget = await open();
      await giveNumber(widget);
      backendFault(fault, { path: "claim_offer", times: 1, afterwards: true });
      await widget.guest.fill("Verification code", "123456");
      await widget.guest.see("We could not confirm your claim");
      expect(calls("claim_offer")).toHaveLength(1);
      expect(calls("/offers/WELCOME25")).toHaveLength(2);
      expect(sessionStorage.getItem("offerClaim:101")).toBe('{"offerId":"101"}');
      await widget.guest.press("Try again");
      await widget.guest.see("What’s next");
      expect(widget.events.filter(({ type }) => type === "widget:done")).toHaveLength(1);
      expect(sessionStorage.getItem("offerClaim:101")).toBeNull();
    },
  );
  test("is found by the reading where the guest is signed in (faults D3)", async () => {
    const widget = await open();
    await widget.guest.fill(/^Phone number/, "5125550134");
    await widget.guest.press("Continue");
    await widget.guest.see("Enter your code");
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("Welcome back");
    backendFault(502, { path: "claim_offer", times: 1, afterwards: true });
    await widget.guest.fill("Email", "guest@example.com");
    await widget.guest.fill("Password", "dinner-for-two");
    await widget.guest.press("Sign in");
    await widget.guest.see("What’s next");
    expect(calls("claim_offer")).toHaveLength(1);
  });
  test("is looked up first after a reload, not offered anew (faults D4) (faults D11)", async () => {
    sessionStorage.setItem("offerClaim:101", '{"offerId":"101"}');
    const { guest, screen } = await open();
    await guest.see("We could not confirm your claim");
    expect(screen.queryByLabelText(/Phone/)).toBeNull();
    await guest.press("Try again");
    expect(await screen.findByLabelText("Phone number or email")).toBeTruthy();
  });
  test("and known as claimed after a reload shows that it is claimed (faults D11)", async () => {
    sessionStorage.setItem("offerClaim:101", '{"offerId":"101"}');
    const { guest } = await mountWidget("OfferClaimApp", {
      options: { offerCode: "WELCOME25" },
      backend: "offer-claimed",
    });
    await guest.see("Oops, looks like you've already claimed this offer.");
    await waitFor(() => expect(sessionStorage.getItem("offerClaim:101")).toBeNull());
  });
  test("holds the page while it is on its way, and only then (faults D12)", async () => {
    const widget = await open();
    await giveNumber(widget);
    const leaves = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(leaves()).toBe(false);
    overrideBackend(
      http.post(
        "*/offers/claim_offer",
        async () => (await delay(300), HttpResponse.json({ claimed: true })),
      ),
    );
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("Claiming your offer…");
    expect(leaves()).toBe(true);
    await widget.guest.see("What’s next");
    expect(leaves()).toBe(false);
  });
  test("storage that is refused changes nothing for the guest (faults J1)", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no", "QuotaExceededError");
    });
    const widget = await open();
    await giveNumber(widget);
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("What’s next");
  });
});

describe("polling", () => {
  const none = (): Outcome<VerificationAnswer> => ({
    ok: true,
    value: verificationAnswer.parse({}),
  });
  const wait = (seconds: number): Outcome<VerificationAnswer> => ({
    ok: false,
    problem: {
      kind: "rejected",
      status: 429,
      message: null,
      messages: [],
      fields: {},
      retryAfter: seconds,
    },
  });

  function start(ask: () => Promise<Outcome<VerificationAnswer>>, minutes = 30) {
    vi.useFakeTimers();
    const ending = new AbortController();
    const asked = vi.fn(ask);
    const end = poll({
      ask: asked,
      heard: () => false,
      untilMs: performance.now() + minutes * 60_000,
      shown: pageGate(ending.signal),
      signal: ending.signal,
    });
    return { asked, end, stop: () => ending.abort() };
  }

  test("asks 3 s after the last answer, one question at a time [A4.38] [A9.13] (faults F4)", async () => {
    const { asked, stop } = start(
      () => new Promise((answer) => setTimeout(() => answer(none()), 10_000)),
    );
    await vi.advanceTimersByTimeAsync(2_999);
    expect(asked).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(12_999);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(2);
    stop();
  });
  test("ends after thirty minutes and never asks more than 600 times [A4.39] [A9.14] [O10]", async () => {
    const { asked, end } = start(async () => none());
    await vi.advanceTimersByTimeAsync(30 * 60_000 + 10);
    await expect(end).resolves.toBe("ended");
    expect(asked.mock.calls.length).toBeGreaterThan(590);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(600);
  });
  test("goes on after network errors, and waits as long as the server asks (faults F4) [O10]", async () => {
    let calls = 0;
    const { asked, stop } = start(async () =>
      ++calls === 1 ? { ok: false, problem: { kind: "unexpected", status: null } } : wait(20),
    );
    await vi.advanceTimersByTimeAsync(6_000);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveBeenCalledTimes(3);
    stop();
  });
  test("rests while the page is away and does not catch up in a burst (faults F4)", async () => {
    const { asked, stop } = start(async () => none());
    await vi.advanceTimersByTimeAsync(3_000);
    dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event("pageshow"));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveBeenCalledTimes(3);
    stop();
  });
  test("stops at once when it is left (faults F4)", async () => {
    const { asked, end, stop } = start(async () => none());
    await vi.advanceTimersByTimeAsync(4_000);
    stop();
    await expect(end).resolves.toBe("stopped");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });
  test("a widget that is gone asks nothing more (faults F3) (faults F4)", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const widget = await mountWidget("OfferClaimApp", {
      options: { offerCode: "WELCOME25", resendSeconds: 1 },
      backend: "texts-lost",
    });
    await giveNumber(widget);
    await vi.advanceTimersByTimeAsync(1_000);
    await widget.guest.press("No text? Verify another way");
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(calls("check_if_verified")).toHaveLength(1));
    widget.unmount();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls("check_if_verified")).toHaveLength(1);
  });
});

describe("one claim per intent", () => {
  test("two widgets with one offer and one answer outstanding send one claim at a time (faults D1)", async () => {
    let underWay = 0;
    let most = 0;
    overrideBackend(
      http.post("*/offers/claim_offer", async () => {
        most = Math.max(most, ++underWay);
        await delay(150);
        underWay -= 1;
        return HttpResponse.json({ claimed: true });
      }),
    );
    const [first, second] = [await open(), await open()];
    await giveNumber(first);
    await giveNumber(second);
    for (const { screen } of [first, second])
      fireEvent.input(screen.getByLabelText("Verification code"), { target: { value: "123456" } });
    await first.guest.see(/What’s next|We could not confirm/);
    await second.guest.see(/What’s next|We could not confirm/);
    expect(most).toBe(1);
    expect(calls("claim_offer")).toHaveLength(1);
  });

  test("500 random ways of clicking, typing, answering late and leaving make at most one claim each (faults D1) (faults D2) (faults F3) (faults F7)", async () => {
    const { createOfferClaim } = await import("../../src/widgets/OfferClaimApp/store.ts");
    const { fakeStart } = await import("../support/fakeStart.ts");
    const answers: Record<string, object> = {
      send_sms: { token: "t" },
      verify_sms: {},
      claim_offer: { claimed: true },
      lookup: { offer: { id: 9, amount: 5 } },
    };
    let claims = 0;
    let all = 0;
    const waiting: (() => void)[] = [];
    vi.stubGlobal("fetch", (url: string) => {
      const kind = Object.keys(answers).find((key) => `${url}`.includes(key)) ?? "lookup";
      if (kind === "claim_offer") claims += 1;
      return new Promise((answer) =>
        waiting.push(() =>
          answer(
            new Response(JSON.stringify(answers[kind]), {
              headers: { "content-type": "application/json" },
            }),
          ),
        ),
      );
    });
    const contact = {
      type: "contactSubmitted",
      contact: { phone: "15125550199", email: null },
      smsOptIn: false,
      emailOptIn: false,
    } as const;
    const step = fc.constantFrom(
      "contact",
      "code",
      "code",
      "answer",
      "answer",
      "answer",
      "resend",
      "retry",
      "pause",
    );
    const settle = () => new Promise((done) => setTimeout(done));
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 8, maxLength: 24 }),
        fc.boolean(),
        async (steps, isLeft) => {
          sessionStorage.clear();
          localStorage.clear();
          claims = 0;
          waiting.length = 0;
          const { start, end } = fakeStart({
            offerCode: "X",
            resendSeconds: 30,
            checkoutUrl: "/checkout",
            promoWhenNoOffer: false,
          });
          const store = createOfferClaim(start);
          await settle();
          for (const each of steps) {
            if (each === "contact") for (let twice = 0; twice < 2; twice++) store.send(contact);
            if (each === "code")
              for (let twice = 0; twice < 2; twice++)
                store.send({ type: "codeSubmitted", code: "123456" });
            if (each === "resend") store.sendNow("resendAsked");
            if (each === "retry") store.send({ type: "retried" });
            if (each === "answer") waiting.shift()?.();
            await settle();
          }
          if (isLeft) end();
          for (const late of waiting.splice(0)) late();
          await settle();
          end();
          expect(claims).toBeLessThanOrEqual(1);
          all += claims;
        },
      ),
      { numRuns: 500 },
    );
    expect(all).toBeGreaterThan(25);
  }, 120_000);
});
