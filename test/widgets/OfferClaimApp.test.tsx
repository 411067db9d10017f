import { waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { displayStates, type DisplayState } from "../../src/widgets/OfferClaimApp/displayState.ts";
import { examples } from "../../src/widgets/OfferClaimApp/examples.ts";
import { exampleNamed, mountWidget, overrideBackend, requests } from "../support/mountWidget.ts";
import { nextSteps } from "../support/nextSteps.ts";
import { callsTo, expectState, openOffer, submitPhone, verify } from "./offerClaimSupport.ts";

describe("display states", () => {
  const shownIds = new Set<number>();

  /** Plays an example and expects the state, its id and its heading on the screen. */
  async function expectExample(key: string, state: DisplayState, id: number, heading: string) {
    const example = exampleNamed(examples, key);
    const widget = await mountWidget("OfferClaimApp", example);
    await example.play?.(widget.guest);
    await expectState(widget, state);
    expect(widget.shadow.querySelector(".offer")?.getAttribute("data-state-id")).toBe(`${id}`);
    await waitFor(() => expect(widget.shadow.querySelector("h2")?.textContent).toContain(heading));
    expect(nextSteps(widget.element)).not.toEqual([]);
    shownIds.add(id);
  }

  test("the example 'default' shows offerCode with id 0 [A2.40] [C2.08]", () =>
    expectExample("default", "offerCode", 0, "Claim your offer"));
  test("the example 'claim-code' shows claimCode with id 1 [A2.41]", () =>
    expectExample("claim-code", "claimCode", 1, "$50"));
  test("the example 'offer' shows emailInput with id 2 [A2.42]", () =>
    expectExample("offer", "emailInput", 2, "$25"));
  test("the example 'text-code' shows smsVerification with id 3 [A2.43]", () =>
    expectExample("text-code", "smsVerification", 3, "Enter your code"));
  test("the example 'sign-in' shows authentication with id 4 [A2.44]", () =>
    expectExample("sign-in", "authentication", 4, "Welcome back"));
  test("the example 'success' shows success with id 5 [A2.45]", () =>
    expectExample("success", "success", 5, "$25"));
  test("the example 'text-verify' shows altVerification with id 6 [A2.46]", () =>
    expectExample("text-verify", "altVerification", 6, "Verify by text"));
  test("the example 'no-account' shows noAccount with id 7 [A2.47]", () =>
    expectExample("no-account", "noAccount", 7, "We couldn’t find an account"));
  test("the example 'claimed-before' shows prevClaimed with id 8 [A2.48]", () =>
    expectExample("claimed-before", "prevClaimed", 8, "you've already claimed this offer."));
  test("the example 'used-before' shows prevUsed with id 9 [A2.49] [A8.15]", () =>
    expectExample("used-before", "prevUsed", 9, "You've already used this offer!"));
  test("the example 'gone-for-returning' shows returnUserNoLongerAvailable with id 10 [A2.50]", () =>
    expectExample(
      "gone-for-returning",
      "returnUserNoLongerAvailable",
      10,
      "This offer is no longer available",
    ));
  test("the example 'new-guests-only' shows returnUserNewUserOnly with id 11 [A2.51] [A8.16]", () =>
    expectExample(
      "new-guests-only",
      "returnUserNewUserOnly",
      11,
      "This offer is for new guests only",
    ));
  test("the example 'gone' shows newUserNoLongerAvailable with id 12 [A2.52] [A8.17]", () =>
    expectExample("gone", "newUserNoLongerAvailable", 12, "This offer is no longer available"));
  test("the example 'own-referral' shows claimOwnReferral with id 13 [A2.53] [A8.08]", () =>
    expectExample(
      "own-referral",
      "claimOwnReferral",
      13,
      "Sorry, you cannot claim your own offer.",
    ));
  test("the example 'claimed-by-email' shows emailClaimSuccess with id 14 [A2.54]", () =>
    expectExample("claimed-by-email", "emailClaimSuccess", 14, "Check your inbox"));
  test("the example 'suspended' shows suspendedAccount with id 15 [A2.55] [A8.11]", () =>
    expectExample("suspended", "suspendedAccount", 15, "Account suspended"));
  test("the examples above show every display state", () => {
    expect(shownIds).toEqual(new Set(Object.values(displayStates)));
  });
});

test.each([
  "unknown-code",
  "unreachable",
  "unconfirmed",
  "refused",
  "wrong-code",
  "wrong-password",
  "claim-code-refused",
  "email-ending",
  "preloaded-claim",
  "preloaded-refusal",
])("the problem or outcome in the example '%s' has a next step", async (key) => {
  const example = exampleNamed(examples, key);
  const widget = await mountWidget("OfferClaimApp", example);
  await example.play?.(widget.guest);
  await waitFor(() => expect(nextSteps(widget.element)).not.toEqual([]));
});

describe("a new guest", () => {
  test("a new guest who enters an offer code, a phone number and the texted code gets the credit [A1.14] [A1.15] [A1.16] [A1.18]", async () => {
    const widget = await mountWidget("OfferClaimApp");
    await widget.guest.fill("Offer code", "wel-come 25");
    await widget.guest.press("Continue");
    await verify(widget);
    await widget.guest.see("What’s next");
    expect(widget.events).toContainEqual({
      type: "widget:done",
      detail: expect.objectContaining({ outcome: "claimed", offerId: "101", amountCents: 2500 }),
    });
    expect(JSON.stringify(widget.events)).not.toMatch(/5125550199|verification-1/);
  });

  test("a new guest's claim makes four calls, the lookup of the offer first, without a sign-in [A4.17] [A4.24] [A5.19] [A7.46]", async () => {
    const widget = await openOffer();
    await verify(widget);
    await widget.guest.see("What’s next");
    expect(
      requests
        .filter(({ path }) => !/\/(events|map|ip_location)$/.test(path))
        .map(({ method, path, query, body }) => [method, path, query, body]),
    ).toEqual([
      ["GET", "/api/v5/offers/WELCOME25", {}, undefined],
      [
        "POST",
        "/api/v5/offers/send_sms_verification_code",
        { phone_number: "15125550199", id: "101" },
        undefined,
      ],
      [
        "POST",
        "/api/v5/offers/verify_sms_code",
        { token: "verification-1", sms_verification_code: "123456", id: "101" },
        undefined,
      ],
      [
        "POST",
        "/api/v5/offers/claim_offer",
        { token: "verification-1", id: "101", sms_opt_in: "false" },
        undefined,
      ],
    ]);
  });

  test("a submitted phone number sends a code and asks for it [A4.20] [A4.22]", async () => {
    const widget = await openOffer();
    expect(callsTo("send_sms")).toEqual([]);
    await submitPhone(widget);
    expect(callsTo("send_sms")).toHaveLength(1);
    await expectState(widget, "smsVerification");
  });

  test("a looked-up offer fills the page and every later call [A7.55]", async () => {
    answerLookupWithName("Supper club");
    const widget = await openOffer();
    await widget.guest.see("Supper club");
    await widget.guest.see("$35");
    await submitPhone(widget);
    expect(callsTo("send_sms")[0]?.query).toMatchObject({ id: "77" });
  });

  function answerLookupWithName(name: string): void {
    overrideBackend(
      http.get("*/api/v5/offers/:code", () =>
        HttpResponse.json({ offer: { id: 77, name, amount: 35, brand_slugs: ["x"] } }),
      ),
      http.post("*/api/v5/offers/send_sms_verification_code", () =>
        HttpResponse.json({ token: "t" }),
      ),
    );
  }
});

test("a changed offer code looks up the other offer in the same root", async () => {
  const widget = await openOffer();
  await widget.guest.see("$25");
  widget.element.dataset["props"] = '{"offerCode":"PHONE40"}';
  await widget.guest.see("$40");
  expect(callsTo("/offers/").map(({ path }) => path)).toEqual([
    "/api/v5/offers/WELCOME25",
    "/api/v5/offers/PHONE40",
  ]);
});

describe("preloaded answers", () => {
  const offer = { id: 5, amount: 30 };

  async function expectPreloaded(options: object, state: DisplayState): Promise<void> {
    const widget = await openOffer("CODE", { options });
    await expectState(widget, state);
    expect(widget.events.map(({ type }) => type)).not.toContain("widget:done");
    expect(callsTo("/offers")).toEqual([]);
  }

  test("a preloaded e-mail claim shows emailClaimSuccess without a call [A4.43]", () =>
    expectPreloaded(
      {
        offerResponse: { offer: { ...offer, details: { email_only: true } } },
        claimResponse: { claimed: true },
      },
      "emailClaimSuccess",
    ));
  test("a preloaded claimed offer shows prevClaimed without a call [A4.44]", () =>
    expectPreloaded({ offerResponse: { offer, claimed: true } }, "prevClaimed"));
  test("a preloaded claim shows success without a call [A4.45]", () =>
    expectPreloaded({ offerResponse: { offer }, claimResponse: { claimed: true } }, "success"));
  test("a preloaded refusal shows that the offer is gone for a new guest, without a call [A4.46]", () =>
    expectPreloaded(
      { claimResponse: { error: "Offer is not valid." } },
      "newUserNoLongerAvailable",
    ));
  test("a preloaded refusal shows that the offer is gone for a returning guest, without a call [A4.46]", () =>
    expectPreloaded(
      { claimResponse: { error: "Offer is not valid.", is_existing_user: true } },
      "returnUserNoLongerAvailable",
    ));
});

describe("telemetry", () => {
  test("a viewed and claimed offer is logged without personal data [A7.54] [G12] (faults C6)", async () => {
    const widget = await openOffer();
    await verify(widget);
    await widget.guest.see("What’s next");
    await waitFor(() => expect(callsTo("/events")).toHaveLength(2));
    expect(callsTo("/events").map(({ body }) => body)).toMatchObject([
      { event: { name: "offer_viewed", properties: { offer_id: "101" } } },
      { event: { name: "offer_claimed", properties: { outcome: "claimed", offer_id: "101" } } },
    ]);
    expect(JSON.stringify(callsTo("/events"))).not.toContain("5550199");
  });

  test.each([
    ["/offers/WELCOME25/CLAIM77", undefined],
    ["/promo/WELCOME25/CLAIM77", { "base-path": "/promo" }],
  ])("events do not hold the claim code of the path %s", async (address, attributes) => {
    const widget = await mountWidget("OfferClaimApp", {
      address,
      ...(attributes && { attributes }),
    });
    await verify(widget);
    await waitFor(() => expect(callsTo("/events")).toHaveLength(2));
    expect(JSON.stringify(callsTo("/events"))).not.toContain("CLAIM77");
    expect(callsTo("claim_offer")[0]?.query).toMatchObject({ claim_code: "CLAIM77" });
  });

  test("under Global Privacy Control nothing is logged [G12]", async () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    try {
      const widget = await openOffer();
      await verify(widget);
      await widget.guest.see("What’s next");
      expect(callsTo("/events")).toEqual([]);
    } finally {
      Reflect.deleteProperty(navigator, "globalPrivacyControl");
    }
  });

  test("a failed log call does not disturb the page (faults C6)", async () => {
    overrideBackend(http.post("*/api/v5/events", () => HttpResponse.error()));
    const { guest } = await openOffer();
    await guest.see("in house credit");
  });
});

test("a toast hides after 3 s and is removed 1 s later [A4.47] [A4.48] [A9.15] [A9.16]", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.setItem("userToken", "outdated");
  const widget = await openOffer();
  await widget.guest.see("Please sign in again.");
  const toast = () => widget.shadow.querySelector(".toast");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(toast()?.className).not.toContain("leaving");
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(toast()?.className).toContain("leaving"));
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(toast()).toBeNull());
  await widget.guest.see("in house credit");
});

test("without an offer code the app's promotion shows if the host asks for it [O2]", async () => {
  const { element } = await mountWidget("OfferClaimApp", { options: { promoWhenNoOffer: true } });
  await expect
    .poll(() => element.querySelector('[data-widget="MobileLink"]')?.shadowRoot?.textContent)
    .toContain("Get 20% back");
});
